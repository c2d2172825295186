import type { Page } from '@playwright/test';

/** What the checks use inside of a page, where nothing can be imported. */
export interface PageKit {
  /** Every element of the page in its order, those of open shadow roots too. */
  listElements(): Element[];
  /** Every open root: the document and all shadow roots. */
  listRoots(): (Document | ShadowRoot)[];
  /** What has the focus, looked for through shadow roots; the body where nothing has it. */
  findActive(): Element | null;
  /** The element around one on the screen, through slots and shadow roots. */
  findAround(element: Element): Element | null;
  /** Is drawn, and not as a text for readers alone. */
  isSeen(element: Element): boolean;
  /** What a pointer at this place is on, through shadow roots. */
  findHit(x: number, y: number): Element | null;
  /** The dialog that everything else waits for. */
  findModal(): Element | undefined;
  /** How a colour stands out from what is behind an element, from 1 to 21. */
  measureContrast(color: string, behind: Element | null): number;
  /** Says of what a check complains. */
  describe(element: Element): string;
}

declare global {
  interface Window {
    readonly kit: PageKit;
  }
}

/** Hands the kit to every page that is opened from now on. */
export async function installPageKit(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const listRoots = (root: Document | ShadowRoot = document): (Document | ShadowRoot)[] => [
      root,
      ...[...root.querySelectorAll('*')].flatMap(({ shadowRoot }) => (shadowRoot ? listRoots(shadowRoot) : [])),
    ];
    const findAround = (element: Element): Element | null => {
      if (element.assignedSlot) return element.assignedSlot;
      const { parentNode } = element;
      return parentNode instanceof ShadowRoot ? parentNode.host : element.parentElement;
    };
    const isForReader = (element: Element | null): boolean =>
      element !== null && (getComputedStyle(element).clipPath === 'inset(50%)' || isForReader(findAround(element)));
    const listElements = (): Element[] => listRoots().flatMap((root) => [...root.querySelectorAll('*')]);

    let canvas: OffscreenCanvasRenderingContext2D | null | undefined;
    /** Red, green, blue and opacity, however the colour is written. */
    const readColor = (color: string): number[] => {
      canvas ??= new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
      if (!canvas) return [];
      canvas.clearRect(0, 0, 1, 1);
      canvas.fillStyle = color;
      canvas.fillRect(0, 0, 1, 1);
      return [...canvas.getImageData(0, 0, 1, 1).data];
    };
    /** The first opaque colour behind; white paper where there is none. */
    const findPaper = (element: Element | null): number[] => {
      if (!element) return [255, 255, 255];
      const color = readColor(getComputedStyle(element).backgroundColor);
      return color[3] === 255 ? color : findPaper(findAround(element));
    };
    const getLuminance = (color: number[]): number => {
      const [red = 0, green = 0, blue = 0] = color.map((value) => {
        const part = value / 255;
        return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    };

    const kit: PageKit = {
      listRoots,
      listElements,
      findActive: () => {
        let active = document.activeElement;
        while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
        return active;
      },
      findAround,
      isSeen: (element) =>
        element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && !isForReader(element),
      findHit: (x, y) => {
        let hit = document.elementFromPoint(x, y);
        for (;;) {
          const inner = hit?.shadowRoot?.elementFromPoint(x, y);
          if (!inner || inner === hit) return hit;
          hit = inner;
        }
      },
      findModal: () => listElements().find((element) => element.matches('dialog:modal')),
      measureContrast: (color, behind) => {
        const [light = 0, dark = 0] = [readColor(color), findPaper(behind)].map(getLuminance).sort((a, b) => b - a);
        return (light + 0.05) / (dark + 0.05);
      },
      describe: (element) => {
        const root = element.getRootNode();
        const host = root instanceof ShadowRoot ? `${root.host.localName} ` : '';
        const name = [element.localName, ...element.classList].join('.');
        const text = (element.getAttribute('aria-label') ?? element.textContent).trim().replace(/\s+/g, ' ');
        return `${host}${name} "${text.slice(0, 60)}"`;
      },
    };
    Object.assign(window, { kit });
  });
}
