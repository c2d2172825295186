import { AS_MEMBER, getHeading, getOrderLink } from './support/area.js';
import { MEMBER_ADAPTER, openPage } from './support/open-page.js';
import { expect, expectAccessible, holdBack, takePicture, test } from './support/test.js';

test('a screen whose file fails to load shows an error, and Try again loads it', async ({ page }) => {
  await page.route('**/cdn/orders-history-*.js', (route) => route.abort());
  await page.goto(AS_MEMBER);
  const box = page.locator('orders-area').getByRole('alert');
  await expect(box).toBeVisible();
  await expect(page).toHaveTitle('Member Orders. Fieldhouse');
  await expectAccessible(page);
  await takePicture(page, 'chunk-failed');
  await page.unroute('**/cdn/orders-history-*.js');
  await box.getByRole('button', { name: 'Try again' }).click();
  await expect(getOrderLink(page)).toHaveCount(10);
  await expect(getHeading(page)).toBeFocused();
});

test('a shopper can go back from a screen whose file fails to load', async ({ page }) => {
  await page.route('**/cdn/orders-detail-*.js', (route) => route.abort());
  await page.goto(AS_MEMBER);
  await getOrderLink(page, 'US10000003').click();
  await expect(page.locator('orders-area').getByRole('alert')).toBeFocused();
  await page.goBack();
  await expect(getOrderLink(page)).toHaveCount(10);
  await expect(getOrderLink(page, 'US10000003')).toBeFocused();
});

test("the page's own content shows until the script has loaded", async ({ page }) => {
  const letGo = await holdBack(page, '**/cdn/orders-area.js');
  await page.goto(AS_MEMBER, { waitUntil: 'commit' });
  await expect(page.getByText('Your orders open here in a moment.')).toBeVisible();
  letGo();
  await expect(getOrderLink(page)).toHaveCount(10);
  await expect(page.getByText('Your orders open here in a moment.')).toBeHidden();
});

test("the area says that it is loading until the screen's file has arrived", async ({ page }) => {
  const letGo = await holdBack(page, '**/cdn/orders-history-*.js');
  await page.goto(AS_MEMBER);
  await expect(page.getByRole('status').filter({ hasText: 'Loading your orders' })).toBeVisible();
  await expectAccessible(page);
  await takePicture(page, 'area-loading');
  letGo();
  await expect(getOrderLink(page)).toHaveCount(10);
});

test('a page whose Trusted Types policy lacks lit-html learns what to add and keeps its own content', async ({
  page,
  watch,
}) => {
  await openPage(page, {
    path: '/shop/us/en/orders/',
    markup: '<orders-area base-path="/shop"><p>Please call us about your order.</p></orders-area>',
    script: `document.querySelector('orders-area').adapter = ${MEMBER_ADAPTER};`,
    trustedTypes: "'none'",
  });
  await expect.poll(() => watch.consoleLines.join('\n')).toContain('trusted-types lit-html');
  await expect(page.getByText('Please call us about your order.')).toBeVisible();
  expect(watch.violations.splice(0)).toHaveLength(1);
  expect(watch.pageErrors.splice(0)).toHaveLength(1);
});
