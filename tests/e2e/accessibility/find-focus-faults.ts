import type { Page } from '@playwright/test';

declare global {
  interface Window {
    /** Where the Tab key has been. */
    stops?: Set<Element>;
  }
}

/** More presses than any surface has stops: whoever needs more is in a trap. */
const MOST_PRESSES = 150;

/**
 * Goes through the whole page with the Tab key, and back with Shift. Complains of stops that cannot be seen (WCAG 2.4.7), that
 * something stands in front of (2.4.11), and of controls that are not reached in both directions, as behind a trap (2.1.2).
 */
export async function findFocusFaults(page: Page): Promise<string[]> {
  const forward = await walk(page, 'Tab');
  const back = await walk(page, 'Shift+Tab');
  return [...new Set([...forward, ...back])];
}

async function walk(page: Page, key: 'Tab' | 'Shift+Tab'): Promise<string[]> {
  await page.evaluate(() => (window.stops = new Set()));
  const found: string[] = [];
  let isNew = true;
  for (let press = 0; isNew && press < MOST_PRESSES; press += 1) {
    await page.keyboard.press(key);
    isNew = await page.evaluate(visit);
    found.push(...(await findStopFaults(page)));
  }
  const missed = await page.evaluate(listMissed);
  return [...found, ...missed.map((control) => `not reached with ${key}: ${control}`)];
}

/** Whether the stop is another one than before. The page itself, between its last and its first, is one. */
function visit(): boolean {
  const stop = window.kit.findActive() ?? document.body;
  const isNew = !window.stops?.has(stop);
  window.stops?.add(stop);
  return isNew;
}

function listMissed(): string[] {
  const { kit } = window;
  const modal = kit.findModal();
  const isRadio = (element: Element): element is HTMLInputElement =>
    element instanceof HTMLInputElement && element.type === 'radio';
  const reached = [...(window.stops ?? [])];
  /** Radios of one name are one stop: the arrow keys lead from one to the next. */
  const isReached = (element: Element): boolean =>
    reached.includes(element) ||
    (isRadio(element) &&
      element.name !== '' &&
      reached
        .filter(isRadio)
        .some(
          (stop) =>
            stop.name === element.name && stop.form === element.form && stop.getRootNode() === element.getRootNode(),
        ));
  return kit
    .listElements()
    .filter((element) => element.matches('a[href], button, input, select, textarea'))
    .filter(
      (element) =>
        element.getAttribute('tabindex') !== '-1' && !element.matches(':disabled') && element.checkVisibility(),
    )
    .filter((element) => (!modal || modal.contains(element)) && !isReached(element))
    .map((element) => kit.describe(element));
}

/** What is wrong with the control that has the focus now; nothing where none of ours has it. */
export function findStopFaults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { kit } = window;
    /** WCAG 1.4.11, for what shows the focus. */
    const leastContrast = 3;
    const active = kit.findActive();
    if (!active || !(active.getRootNode() instanceof ShadowRoot)) return [];

    const isAround = (outer: Element, inner: Element | null): boolean =>
      inner !== null && (outer === inner || isAround(outer, kit.findAround(inner)));

    const name = kit.describe(active);
    const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(active);
    const isOutlined = outlineStyle !== 'none' && parseFloat(outlineWidth) >= 1;
    const contrast = kit.measureContrast(outlineColor, kit.findAround(active));
    const inner = 1;
    // A link over two lines has a box in each.
    const hits = [...active.getClientRects()].flatMap(({ left, right, top, bottom }) => {
      // What is higher than the window is never in sight whole: the middle of what is on show of it must be.
      const isTall = bottom - top > innerHeight;
      const middle = isTall ? (Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2 : (top + bottom) / 2;
      const heights = isTall ? [middle] : [top + inner, middle, bottom - inner];
      return [left + inner, (left + right) / 2, right - inner].flatMap((x) => heights.map((y) => kit.findHit(x, y)));
    });
    // The corners of a round control show what is around it, or its own label where that covers a card; its middle is its own.
    const labels: readonly (Element | null)[] = active instanceof HTMLInputElement ? [...(active.labels ?? [])] : [];
    const box = active.getBoundingClientRect();
    const isOnTop = kit.findHit(box.left + box.width / 2, box.top + box.height / 2) === active;
    const isHidden = hits.some(
      (hit) => !hit || !(isAround(active, hit) || isAround(hit, active) || (isOnTop && labels.includes(hit))),
    );
    return [
      ...(isOutlined ? [] : [`the focus cannot be seen: ${name}`]),
      ...(isOutlined && contrast < leastContrast ? [`the focus is faint, ${contrast.toFixed(1)} : 1: ${name}`] : []),
      ...(isHidden ? [`something stands in front of the focus: ${name}`] : []),
    ];
  });
}
