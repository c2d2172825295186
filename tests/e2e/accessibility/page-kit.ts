import type { Page } from '@playwright/test';

/** The functions that the checks use inside the page, where nothing can be imported. */
export interface PageKit {
  /** Every element of the page in order, including those in open shadow roots. */
  listElements(): Element[];
  /** All open roots: the document and the shadow roots. */
  listRoots(): (Document | ShadowRoot)[];
  /** The focused element, including those in shadow roots; the body if there is none. */
  findActive(): Element | null;
  /** The element around another one on the screen, across slots and shadow roots. */
  findAround(element: Element): Element | null;
  /** Whether the element is rendered and not visually hidden. */
  isSeen(element: Element): boolean;
  /** The element under a pointer at this point, including those in shadow roots. */
  findHit(x: number, y: number): Element | null;
  /** All elements at this point from the top down, including those in shadow roots. */
  listHits(x: number, y: number): Element[];
  /** Whether what lies behind the element is seen through it: it has no background and is no picture. */
  isClear(element: Element): boolean;
  /** The open modal dialog. */
  findModal(): Element | undefined;
  /** The contrast of a colour with the background of an element, from 1 to 21. */
  measureContrast(color: string, behind: Element | null): number;
  /** Describes an element for a check's report. */
  describe(element: Element): string;
}

declare global {
  interface Window {
    readonly kit: PageKit;
  }
}

/** Adds the kit to every page that is opened from now on. */
export async function installPageKit(page: Page): Promise<void> {
  await page.addInitScript(defineKit);
}

/** Adds the kit to a page that is open. */
export async function addPageKit(page: Page): Promise<void> {
  if (!(await page.evaluate(() => 'kit' in window))) await page.evaluate(defineKit);
}

/** Runs in the page. */
function defineKit(): void {
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
  /** Red, green, blue and opacity of a colour in any notation. */
  const readColor = (color: string): number[] => {
    canvas ??= new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
    if (!canvas) return [];
    canvas.clearRect(0, 0, 1, 1);
    canvas.fillStyle = color;
    canvas.fillRect(0, 0, 1, 1);
    return [...canvas.getImageData(0, 0, 1, 1).data];
  };
  /** The first opaque colour behind an element; white if there is none. */
  const findPaper = (element: Element | null): number[] => {
    if (!element) return [255, 255, 255];
    const color = readColor(getComputedStyle(element).backgroundColor);
    return color[3] === 255 ? color : findPaper(findAround(element));
  };
  const listHits = (x: number, y: number, root: Document | ShadowRoot = document): Element[] =>
    root
      .elementsFromPoint(x, y)
      .filter((element) => element.getRootNode() === root)
      .flatMap((element) => [...(element.shadowRoot ? listHits(x, y, element.shadowRoot) : []), element]);
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
    listHits,
    isClear: (element) => {
      const { backgroundColor, backgroundImage } = getComputedStyle(element);
      const isPicture = element.matches('img, svg *, canvas, video, input, textarea, select');
      return readColor(backgroundColor)[3] === 0 && backgroundImage === 'none' && !isPicture;
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
}
