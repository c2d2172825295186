import type { Page } from '@playwright/test';

/**
 * Texts of which a part cannot be read: cut off by a box that hides what is too much for it, outside of the control they stand on,
 * or beyond the sides of the window. What a box lets scroll is not lost.
 */
export function findClippedText(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { kit } = window;
    /** Strokes of letters may stand out of their line by this much without being cut. */
    const slack = 2;
    const hides = (overflow: string): boolean => overflow === 'hidden' || overflow === 'clip';
    const isControl = (element: Element): boolean => element.matches('button, input, select, textarea');

    const isCut = (text: DOMRect, box: Element): boolean => {
      const { overflowX, overflowY } = getComputedStyle(box);
      const rect = box.getBoundingClientRect();
      const keeps = isControl(box);
      const isWide = text.left < rect.left - slack || text.right > rect.right + slack;
      const isHigh = text.top < rect.top - slack || text.bottom > rect.bottom + slack;
      return ((hides(overflowX) || keeps) && isWide) || ((hides(overflowY) || keeps) && isHigh);
    };
    const isLost = (text: DOMRect, element: Element): boolean => {
      for (let box: Element | null = element; box && box !== document.body; box = kit.findAround(box)) {
        if (isCut(text, box)) return true;
        const { overflowX, overflowY } = getComputedStyle(box);
        if ([overflowX, overflowY].some((overflow) => overflow === 'auto' || overflow === 'scroll')) return false;
      }
      return text.left < -slack || text.right > document.documentElement.scrollWidth + slack;
    };
    const hasLostText = (element: Element): boolean =>
      [...element.childNodes].some((node) => {
        if (!(node instanceof Text) || node.data.trim() === '') return false;
        const range = document.createRange();
        range.selectNodeContents(node);
        return [...range.getClientRects()].some((rect) => rect.width > 0 && isLost(rect, element));
      });
    /** What is typed scrolls within its field; a line that is higher than the field is cut. */
    const isLowField = (element: Element): boolean =>
      element instanceof HTMLInputElement && element.type !== 'checkbox' && element.scrollHeight > element.clientHeight;

    const texts = kit.listElements().filter((element) => !['SCRIPT', 'STYLE', 'OPTION'].includes(element.tagName));
    return texts
      .filter((element) => kit.isSeen(element) && (hasLostText(element) || isLowField(element)))
      .map((element) => `clipped: ${kit.describe(element)}`);
  });
}
