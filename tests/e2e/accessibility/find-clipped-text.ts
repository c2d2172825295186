import type { Page } from '@playwright/test';

/**
 * Finds texts that are partly unreadable: clipped by a box that hides its overflow, outside of their control, or beyond the sides of the
 * window. Text in a scrollable box is readable.
 */
export function findClippedText(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { kit } = window;
    /** Letters may exceed their line by this many pixels without being clipped. */
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
    /** Input scrolls within its field, but a line higher than the field is clipped. */
    const isLowField = (element: Element): boolean =>
      element instanceof HTMLInputElement && element.type !== 'checkbox' && element.scrollHeight > element.clientHeight;

    const texts = kit.listElements().filter((element) => !['SCRIPT', 'STYLE', 'OPTION'].includes(element.tagName));
    return texts
      .filter((element) => kit.isSeen(element) && (hasLostText(element) || isLowField(element)))
      .map((element) => `clipped: ${kit.describe(element)}`);
  });
}
