import { expect, type Page } from '@playwright/test';

/** Hides or shows the page by hand, because a page behind another tab stays visible in the test browser. */
export async function setVisibility(page: Page, state: 'hidden' | 'visible'): Promise<void> {
  const heard = await page.evaluate((next) => {
    let isHeard = false;
    document.addEventListener('visibilitychange', () => (isHeard = true), { once: true });
    Object.defineProperty(document, 'visibilityState', { configurable: true, value: next });
    document.dispatchEvent(new Event('visibilitychange'));
    return isHeard ? document.visibilityState : 'nothing';
  }, state);
  expect(heard).toBe(state);
}
