import { expect, type Page } from '@playwright/test';

/** The demo's pages must never be kept; those of a shop may be, and then come back as they were left. */
export async function allowKeeping(page: Page): Promise<void> {
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch();
    await route.fulfill({ response, headers: { ...response.headers(), 'cache-control': 'max-age=0' } });
  });
}

/** Leaves for another page, and comes back to this one as the browser kept it. */
export async function leaveAndReturn(page: Page): Promise<void> {
  await page.evaluate(() => {
    addEventListener('pageshow', ({ persisted }) => Object.assign(window, { wasKept: persisted }), { once: true });
  });
  await page.goto('/');
  // A page that was kept is not loaded: no event tells of it but its own.
  await page.goBack({ waitUntil: 'commit' });
  const wasKept = (): Promise<boolean> => page.evaluate(() => 'wasKept' in window && window.wasKept === true);
  await expect.poll(wasKept, 'the page was kept').toBe(true);
}
