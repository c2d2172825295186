import type { Page } from '@playwright/test';

/** Finds boxes, including the page, that have to be scrolled sideways to be read. A slider is exempt, because it has buttons. */
export function findSidewaysScroll(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { kit } = window;
    const page = document.documentElement;
    const scrolls = (element: Element): boolean =>
      ['auto', 'scroll'].includes(getComputedStyle(element).overflowX) && element.scrollWidth > element.clientWidth;
    return [
      ...(page.scrollWidth > innerWidth ? [`the page is ${page.scrollWidth} px wide in ${innerWidth} px`] : []),
      ...kit
        .listElements()
        .filter((element) => kit.isSeen(element) && !element.matches('input, html, body, .slider') && scrolls(element))
        .map((element) => `scrolls sideways: ${kit.describe(element)}`),
    ];
  });
}
