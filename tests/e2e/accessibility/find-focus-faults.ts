import type { Page } from '@playwright/test';

declare global {
  interface Window {
    /** The elements that the Tab key has focused. */
    stops?: Set<Element>;
  }
}

/** More presses than any surface has tab stops: needing more means that there is a focus trap. */
const MOST_PRESSES = 150;

/**
 * Walks through the whole page with Tab, and back with Shift+Tab. Reports stops whose focus is not visible (WCAG 2.4.7) or obscured
 * (2.4.11), and controls that are not reached in both directions, for example because of a trap (2.1.2).
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

/** Whether the current stop is a new one. The page itself is one, between its last and its first control. */
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
  /** Radio buttons of one name are a single stop: the arrow keys move between them. */
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

/** Finds faults of the focused control; empty if the focus is not in one of our elements. */
export function findStopFaults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { kit } = window;
    /** The minimum contrast of a focus indicator (WCAG 1.4.11). */
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
    // A link on two lines has one box per line.
    const hits = [...active.getClientRects()].flatMap(({ left, right, top, bottom }) => {
      // An element higher than the window never fits into it: the middle of its visible part must be visible.
      const isTall = bottom - top > innerHeight;
      const middle = isTall ? (Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2 : (top + bottom) / 2;
      const heights = isTall ? [middle] : [top + inner, middle, bottom - inner];
      return [left + inner, (left + right) / 2, right - inner].flatMap((x) => heights.map((y) => kit.findHit(x, y)));
    });
    // The corners of a round control show what is behind it, or its own label if that covers a card; its middle belongs to it.
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
