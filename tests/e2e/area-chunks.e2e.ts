import { AS_MEMBER, getHeading, getOrderLink } from './support/area.js';
import { MEMBER_ADAPTER, openOwnPage } from './support/own-page.js';
import { expect, expectAccessible, holdBack, takePicture, test } from './support/test.js';

test('a screen whose file does not come is an error with Try again, which brings it', async ({ page }) => {
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

test('a screen that is opened and whose file does not come leaves the way back', async ({ page }) => {
  await page.route('**/cdn/orders-detail-*.js', (route) => route.abort());
  await page.goto(AS_MEMBER);
  await getOrderLink(page, 'US10000003').click();
  await expect(page.locator('orders-area').getByRole('alert')).toBeFocused();
  await page.goBack();
  await expect(getOrderLink(page)).toHaveCount(10);
  await expect(getHeading(page)).toBeFocused();
});

test('until the script is there, the page shows what it put between the tags', async ({ page }) => {
  const letGo = await holdBack(page, '**/cdn/orders-area.js');
  await page.goto(AS_MEMBER, { waitUntil: 'commit' });
  await expect(page.getByText('Your orders open here in a moment.')).toBeVisible();
  letGo();
  await expect(getOrderLink(page)).toHaveCount(10);
  await expect(page.getByText('Your orders open here in a moment.')).toBeHidden();
});

test('until the file of a screen is there, the area says that it is loading', async ({ page }) => {
  const letGo = await holdBack(page, '**/cdn/orders-history-*.js');
  await page.goto(AS_MEMBER);
  await expect(page.getByRole('status').filter({ hasText: 'Loading your orders' })).toBeVisible();
  await expectAccessible(page);
  await takePicture(page, 'area-loading');
  letGo();
  await expect(getOrderLink(page)).toHaveCount(10);
});

test('a page whose policy leaves out lit-html is told what to add, and keeps showing its own words', async ({
  page,
  watch,
}) => {
  await openOwnPage(page, {
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
