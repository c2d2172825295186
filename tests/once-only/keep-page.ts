import { expect, type Page } from '@playwright/test';

/** Allows the browser to cache pages for Back: the demo's pages forbid it, but those of a shop may allow it. */
export async function allowPageCache(page: Page): Promise<void> {
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch();
    await route.fulfill({ response, headers: { ...response.headers(), 'cache-control': 'max-age=0' } });
  });
}

/** Leaves for another page and returns to this one from the back-forward cache. */
export async function leaveAndReturn(page: Page): Promise<void> {
  await page.evaluate(() => {
    addEventListener('pageshow', ({ persisted }) => Object.assign(window, { wasPersisted: persisted }), { once: true });
  });
  await page.goto('/');
  // A cached page is not loaded again and fires only `pageshow`.
  await page.goBack({ waitUntil: 'commit' });
  const wasCached = (): Promise<boolean> =>
    page.evaluate(() => 'wasPersisted' in window && window.wasPersisted === true);
  await expect.poll(wasCached, 'the page was kept').toBe(true);
}
