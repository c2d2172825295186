import { expectOrder } from './support/area.js';
import { expect, expectAccessible, expectNoSidewaysScroll, LOOKUP, lookUp, takePicture, test } from './support/test.js';
import { openPage } from './support/open-page.js';

const LANGUAGES = [
  { country: 'de', locale: 'de', lang: 'de-DE', title: /Bestellung/ },
  { country: 'jp', locale: 'ja', lang: 'ja-JP', title: /注文/ },
  { country: 'us', locale: 'en-XA', lang: 'en-XA', title: /·/ },
] as const;

for (const { country, locale, lang, title } of LANGUAGES) {
  test(`${lang}: the area shows lookup and order in the language at 320 px`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    await page.goto(`/${country}/${locale}/orders/details/`);
    const heading = page.locator('orders-guest-lookup').getByRole('heading', { level: 2 });
    await expect(heading).toHaveText(title);
    await expect(page.locator('orders-guest-lookup .root')).toHaveAttribute('lang', lang);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await takePicture(page, `lookup-${lang}`);
    await lookUp(page, 'DE10000001');
    await expectOrder(page, 'DE10000001');
    await expect(page.locator('orders-detail .root')).toHaveAttribute('lang', lang);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await takePicture(page, `detail-${lang}`);
  });

  test(`${lang}: a standalone lookup shows its order in the language at 320 px`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    const markup = `<orders-guest-lookup country="${country}" locale="${locale}"></orders-guest-lookup>`;
    await openPage(page, { path: '/shop/', markup, trustedTypes: "'none'" });
    await lookUp(page, 'DE10000001');
    await expect(page.getByRole('article')).toBeVisible();
    await expect(page.locator('.root')).toHaveAttribute('lang', lang);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await takePicture(page, `found-${lang}`);
  });
}

test('right-to-left pages are mirrored and keep the order number readable', async ({ page }) => {
  await page.goto('/us/ar-XB/orders/details/');
  await expect(page.locator('orders-guest-lookup .root')).toHaveAttribute('dir', 'rtl');
  await expectAccessible(page);
  await takePicture(page, 'lookup-rtl');
  await lookUp(page, 'US10000001');
  await expectOrder(page, 'US10000001');
  await expectAccessible(page);
  await takePicture(page, 'found-rtl');
});

test('a changed language file falls back to English and is reported, where one hash covers all files', async ({
  page,
  watch,
}) => {
  await page.route('**/orders-area/data/locale-de-*', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replace('Bestell', 'Betrug') });
  });
  await openPage(page, {
    path: '/shop/lookup',
    markup: '<orders-guest-lookup country="de" locale="de"></orders-guest-lookup>',
    scripts: ['/orders-area/embed/orders-guest-lookup.js'],
  });
  await expect(page.getByRole('heading', { name: 'Find your order' })).toBeVisible();
  expect(watch.consoleLines.join('\n')).toContain('could not load the wording of "de" and shows English');
});

test('the lookup works in dark mode, forced colors and 200 % text', async ({ page }) => {
  await page.goto(`${LOOKUP}?theme=dark`);
  await lookUp(page, 'ab', 'nobody');
  await expectAccessible(page);
  await takePicture(page, 'errors-dark');
  await page.goto(LOOKUP);
  await lookUp(page, 'ab', 'nobody');
  await page.emulateMedia({ forcedColors: 'active' });
  await expectAccessible(page);
  await takePicture(page, 'errors-forced');
  await page.emulateMedia({ forcedColors: 'none' });
  await page.setViewportSize({ width: 640, height: 800 });
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
  await expectNoSidewaysScroll(page);
  await takePicture(page, 'errors-200');
});

test('a page on another origin finds an order with a single script tag', async ({ page, watch, baseURL }) => {
  const partner = `http://localhost:${Number(new URL(baseURL ?? '').port) + 1}/partner/`;
  await page.goto(partner);
  await lookUp(page, 'US10000022');
  await expect(page.getByRole('article', { name: 'Order US10000022' })).toBeVisible();
  await expect(page.getByText('We look for the parcels of US10000022 on our shelves.')).toBeVisible();
  await expectAccessible(page);
  await takePicture(page, 'partner');
  expect(new URL(watch.calls[0]?.url ?? '').origin).toBe(baseURL);
});

test('the lookup page does not shift while it loads', async ({ page }) => {
  await page.goto(LOOKUP);
  await page.evaluate(() => {
    const shifts: number[] = ((window as unknown as { shifts: number[] }).shifts = []);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as PerformanceEntry & { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.waitForLoadState('networkidle');
  const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
  expect(shifts.reduce((sum, shift) => sum + shift, 0)).toBeLessThanOrEqual(0.02);
});
