import type { Page } from '@playwright/test';

/**
 * Finds boxes, including the page, that have to be scrolled sideways to be read. A slider is exempt, because it has buttons. So is the line
 * of a search's choices: nothing in it is read across, and each choice comes into view when it takes the focus (`history-search.e2e.ts`).
 */
export function findSidewaysScroll(page: Page): Promise<string[]> {
  return page.evaluate((exempt) => {
    const { kit } = window;
    const page = document.documentElement;
    const scrolls = (element: Element): boolean =>
      ['auto', 'scroll'].includes(getComputedStyle(element).overflowX) && element.scrollWidth > element.clientWidth;
    return [
      ...(page.scrollWidth > innerWidth ? [`the page is ${page.scrollWidth} px wide in ${innerWidth} px`] : []),
      ...kit
        .listElements()
        .filter((element) => kit.isSeen(element) && !element.matches(exempt) && scrolls(element))
        .map((element) => `scrolls sideways: ${kit.describe(element)}`),
    ];
  }, 'input, html, body, .slider, .search-choices');
}
