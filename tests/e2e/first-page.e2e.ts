import { expect, expectAccessible, expectNoSidewaysScroll, takePicture, test } from './support/test.js';

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the demo's first page shows three live tags, is accessible and fits a phone, ${colorScheme}`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme });
    for (const width of [1440, 320]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto('/');
      await expect(page.getByRole('button', { name: 'I am here' })).toBeVisible();
      await expect(page.getByRole('button', { name: 'Find order' })).toBeVisible();
      await expect(page.getByRole('link', { name: 'View order' })).toBeVisible();
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
      await takePicture(page, `first-page-${colorScheme}-${width}`);
    }
  });
}

test("every link of the demo's first page leads somewhere, and the failures fail", async ({ page }) => {
  await page.goto('/');
  const links = await page
    .locator('main a, nav a[href^="/"]')
    .evaluateAll((all) => all.map((a) => (a as HTMLAnchorElement).href));
  expect(links.length).toBeGreaterThan(20);
  for (const link of links) expect([link, (await page.request.get(link)).status()]).toEqual([link, 200]);
  await page.getByRole('link', { name: 'The service is down' }).click();
  await expect(page.getByRole('alert').first()).toBeVisible();
});

test('the card on the first page opens its order as the member, and the member site opens on different orders', async ({
  page,
}) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'View order' }).click();
  await expect(page).toHaveURL(/\/us\/en\/orders\/sales\/US10000001\/\?as=tour$/);
  await expect(
    page
      .getByRole('heading', { level: 1 })
      .or(page.getByRole('heading', { level: 2 }))
      .first(),
  ).toBeVisible();
  await page.goto('/');
  await page.getByRole('link', { name: 'Open the member site' }).click();
  await expect(page.getByRole('article')).toHaveCount(10);
  await expect(page.getByRole('heading', { name: /^Order placed/ })).toHaveCount(2);
});

test("the member site folds the demo's settings away, follows the system's dark mode and the area's direction", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/us/ar/orders/?as=tour');
  await expect(page.getByRole('article')).toHaveCount(10);
  await expect(page.getByRole('button', { name: 'Reset sandbox' })).toBeHidden();
  await expect(page.locator('html')).toHaveCSS('direction', 'rtl');
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(20, 22, 26)');
  await expectNoSidewaysScroll(page);
  await page.getByText('Demo settings').click();
  await page.getByLabel('theme').selectOption('light');
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
});
