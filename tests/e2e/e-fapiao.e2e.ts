import { readFile } from 'node:fs/promises';
import { expect, expectAccessible, expectNoSidewaysScroll, takePicture, test } from './support/test.js';

const ORDER = '/cn/en/orders/sales/CN10000003/?as=member';
const NAME = 'Download e-fapiao';

test('a shipped order in China downloads its e-fapiao as a named file', async ({ page, watch }) => {
  await page.goto(ORDER);
  await page.evaluate(() =>
    addEventListener('orders-track', (event) => console.log('tracked', JSON.stringify((event as CustomEvent).detail))),
  );
  const button = page.getByRole('button', { name: NAME });
  await expect(button).toBeVisible();
  // The e-fapiao code is fetched only when it is needed.
  const scripts = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  expect(scripts.filter((name) => name.includes('e-fapiao'))).toEqual([]);

  const [download] = await Promise.all([page.waitForEvent('download'), button.click()]);
  expect(download.suggestedFilename()).toBe('e-fapiao-CN10000003.pdf');
  const file = await readFile(await download.path());
  expect(file.subarray(0, 5).toString()).toBe('%PDF-');
  expect(file.toString('latin1')).toContain('(Order CN10000003)');
  await expect(page.getByRole('alert', { name: 'Your e-fapiao has been downloaded' })).toBeVisible();
  await expect(button).toBeFocused();
  await expect
    .poll(() => watch.consoleLines.filter((line) => line.startsWith('tracked')))
    .toEqual(['tracked {"name":"e-fapiao-download","properties":{"type":"page"}}']);
  await expectAccessible(page);
});

test('a guest who looked up the order can download it too', async ({ page }) => {
  await page.goto('/cn/en/orders/details/CN10000003/?email=guest%40example.com&standalone=true&as=guest');
  // China requires consent before a guest's data is used.
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Find order' }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: NAME }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('e-fapiao-CN10000003.pdf');
});

for (const [what, path] of [
  ['in China of which nothing was sent', '/cn/en/orders/sales/CN10000001/?as=member'],
  ['in another country', '/us/en/orders/sales/US10000001/?as=member'],
  ['that is seen from another country', '/us/en/orders/sales/CN10000003/?as=member'],
] as const) {
  test(`an order ${what} offers no e-fapiao`, async ({ page }) => {
    const market = page.waitForResponse(/\/data\//).catch(() => undefined);
    await page.goto(path);
    await expect(page.locator('orders-detail').getByRole('complementary')).toBeVisible();
    if (path.startsWith('/cn')) await market;
    await expect(page.getByRole('button', { name: NAME })).toHaveCount(0);
  });
}

test('an e-fapiao that is not ready yet says so', async ({ page }) => {
  await page.goto(`${ORDER}&fault=get-e-fapiao:status-404`);
  await page.getByRole('button', { name: NAME }).click();
  const box = page.getByRole('alert', { name: "Your e-fapiao isn't ready yet" });
  await expect(box.getByRole('link', { name: 'Contact us' })).toHaveAttribute('href', /\/cn\/en\/help\/contact$/);
  await takePicture(page, 'e-fapiao-wait');
});

test('a failed download says how to contact support, also at 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await page.goto(`${ORDER}&fault=get-e-fapiao:status-403`);
  await page.getByRole('button', { name: NAME }).click();
  const box = page.getByRole('alert', { name: "We couldn't download your e-fapiao" });
  await expect(box.getByRole('link', { name: 'Contact us' })).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await takePicture(page, 'e-fapiao-failed-320');
});
