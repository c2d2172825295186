import type { Page } from '@playwright/test';

/** The minimum target size (WCAG 2.5.8). */
export const findSmallTargets = (page: Page): Promise<string[]> => findTargetsBelow(page, { least: 24, within: '*' });

/** The target size on a screen in a shop (WCAG 2.5.5). */
export const findSmallKioskTargets = (page: Page): Promise<string[]> =>
  findTargetsBelow(page, { least: 44, within: '.is-kiosk *' });

interface TargetRule {
  /** Minimum width and height in pixels. */
  readonly least: number;
  /** A selector of the elements to check. */
  readonly within: string;
}

/**
 * Finds controls in our shadow roots that are too small. Links in a sentence are exempt, as in the criteria. For the minimum of 24 px, a
 * smaller target with space around it passes: a circle of that diameter around its centre touches no other target.
 */
function findTargetsBelow(page: Page, rule: TargetRule): Promise<string[]> {
  return page.evaluate(({ least, within }) => {
    const { kit } = window;
    const circle = 24;
    const isOurs = (element: Element): boolean => element.getRootNode() instanceof ShadowRoot;
    const isInSentence = (element: Element): boolean =>
      getComputedStyle(element).display === 'inline' &&
      [...(element.parentElement?.childNodes ?? [])].some((node) => node instanceof Text && /\w/.test(node.data));
    const modal = kit.findModal();
    const targets = kit
      .listElements()
      .filter((element) => element.matches('a[href], button, input, select, textarea, summary, [tabindex="0"]'))
      .filter((element) => isOurs(element) && kit.isSeen(element) && (!modal || modal.contains(element)))
      .map((element) => ({ element, rect: element.getBoundingClientRect() }));
    // Tolerates half a pixel of rounding.
    const isSmall = ({ width, height }: DOMRect): boolean => Math.min(width, height) < least - 0.5;
    const isNear = (rect: DOMRect, other: DOMRect): boolean => {
      const [x, y] = [rect.left + rect.width / 2, rect.top + rect.height / 2];
      const across = Math.max(other.left - x, 0, x - other.right);
      const down = Math.max(other.top - y, 0, y - other.bottom);
      return Math.hypot(across, down) < circle / 2;
    };
    const hasSpace = (rect: DOMRect): boolean =>
      least <= circle && !targets.some((other) => other.rect !== rect && isNear(rect, other.rect));
    return targets
      .filter(({ element }) => element.matches(within))
      .filter(({ element, rect }) => isSmall(rect) && !isInSentence(element) && !hasSpace(rect))
      .map(({ element, rect: { width, height } }) => {
        const size = `${width.toFixed()} x ${height.toFixed()} px`;
        return `${size} where ${least} are required: ${kit.describe(element)}`;
      });
  }, rule);
}
