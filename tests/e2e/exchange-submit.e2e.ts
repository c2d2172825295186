import type { Page } from '@playwright/test';
import { expectPath, getHeading } from './support/area.js';
import { getDialog } from './support/cancel.js';
import { countExchanges, EXCHANGED, goToMethods, goToReview } from './support/exchange.js';
import { expect, expectAccessible, test } from './support/test.js';
import { countRequests } from './support/journal.js';
import { countReturns, getWizard, openWizard } from './support/wizard.js';

const RETURN = `/us/en/orders/sales/${EXCHANGED}/return/`;
const submit = (page: Page) => getWizard(page).getByRole('button', { name: 'Submit exchange' });
const title = (page: Page, name: string) => getDialog(page).getByRole('heading', { name });
const retry = (page: Page) => getDialog(page).getByRole('button', { name: 'Try again' });

test('an exchange is reviewed, sent once, and ordered after its return is made', async ({ page }) => {
  const world = await openWizard(page, { orderNumber: EXCHANGED });
  await goToReview(page);
  await expectPath(page, `${RETURN}review/`);
  await expect(getHeading(page)).toHaveText('Review Your Exchange');
  await expect(getHeading(page)).toBeFocused();
  const review = getWizard(page).getByRole('region', { name: 'Your exchange' });
  for (const text of [
    "You're returning",
    'Chalk',
    "You're getting",
    'Graphite',
    'M 8 / W 9.5',
    '$10.00',
    'Send your items back by',
  ]) {
    await expect(review).toContainText(text);
  }
  await expect(review).toContainText(
    'Your replacement arrives in 10 to 14 business days, including 7 to 10 days for free shipping.',
  );
  await expectAccessible(page);
  // A delay long enough for both titles to be visible.
  await page.route('**/exchange_orders/v1', async (call) => {
    await new Promise((resolve) => setTimeout(resolve, 1_500));
    await call.continue();
  });
  await submit(page).click();
  await expect(title(page, 'Submitting your return')).toBeVisible();
  await expect(title(page, 'Requesting your exchange')).toBeVisible({ timeout: 10_000 });
  await expect(title(page, 'Done!')).toBeVisible({ timeout: 10_000 });
  await expect(getDialog(page)).toContainText('EX20000001');
  await expect(page).toHaveURL(/\/returns\/RT20000001\//, { timeout: 10_000 });
  const link = page.locator('orders-return-instructions').getByText('View exchange order EX20000001');
  await expect(link).toBeVisible();
  await link.click();
  await expect(getHeading(page)).toBeVisible();
  await expectPath(page, '/us/en/orders/sales/EX20000001/');
  expect([await countReturns(page, world), await countExchanges(page, world)]).toEqual([1, 1]);
});

test('Change items leads back from the review and keeps the choices', async ({ page }) => {
  await openWizard(page, { orderNumber: EXCHANGED });
  await goToReview(page);
  await getWizard(page).getByRole('button', { name: 'Change items' }).click();
  await expectPath(page, RETURN);
  await getWizard(page).getByRole('button', { name: 'Continue' }).click();
  await expect(getWizard(page).locator('.color-tile input:checked')).toHaveCount(1);
});

test('a choice that only the preview finds more expensive cannot be submitted', async ({ page }) => {
  const world = await openWizard(page, { orderNumber: EXCHANGED });
  await goToReview(page, { color: 5 });
  await expect(getWizard(page)).toContainText("This costs more than your item, so you can't exchange for it.");
  await expect(submit(page)).toBeDisabled();
  await expect(submit(page)).toHaveAccessibleDescription('Change your items to continue.');
  expect(await countReturns(page, world)).toBe(0);
});

test('without a preview the shopper can only retry, and then cancel', async ({ page }) => {
  await openWizard(page, { orderNumber: EXCHANGED, fault: 'request-exchange-preview:status-500' });
  await goToMethods(page);
  await expect(title(page, 'Exchange preview unavailable')).toBeVisible();
  await expect(getDialog(page)).toContainText("We couldn't calculate your exchange total.");
  const cancel = getDialog(page).getByRole('button', { name: 'Cancel' });
  await expect(cancel).toBeDisabled();
  await expectAccessible(page);
  await retry(page).click();
  await expect(getDialog(page)).toContainText("We still couldn't calculate");
  await cancel.click();
  await expectPath(page, `/us/en/orders/sales/${EXCHANGED}/`);
});

test('a failed exchange is retried without a second return, and the second failure offers support', async ({
  page,
}) => {
  const world = await openWizard(page, { orderNumber: EXCHANGED, fault: 'request-exchange-order:status-429' });
  await goToReview(page);
  await submit(page).click();
  await expect(title(page, 'Exchange Unsuccessful')).toBeVisible({ timeout: 15_000 });
  await expect(getDialog(page)).not.toContainText('contact us');
  await retry(page).click();
  await expect(getDialog(page).getByRole('link', { name: /contact/i })).toBeVisible();
  expect([await countReturns(page, world), await countRequests(page, world, 'request-exchange-order')]).toEqual([1, 2]);
  await getDialog(page).getByRole('button', { name: 'Back to your order' }).click();
  await expectPath(page, `/us/en/orders/sales/${EXCHANGED}/`);
});

test('after a lost answer the exchange is looked up before anything is sent again', async ({ page }) => {
  const world = await openWizard(page, { orderNumber: EXCHANGED, fault: 'request-exchange-order:reset-body' });
  await goToReview(page);
  await submit(page).click();
  await expect(title(page, 'Done!')).toBeVisible({ timeout: 20_000 });
  expect([await countRequests(page, world, 'request-exchange-order'), await countExchanges(page, world)]).toEqual([
    1, 1,
  ]);
});

test('after a reload the shopper is asked before the exchange is sent, and it is sent once', async ({ page }) => {
  const world = await openWizard(page, { orderNumber: EXCHANGED });
  const orders = '**/exchange_orders/v1';
  await page.route(orders, (call) => call.abort('connectionreset'));
  await goToReview(page);
  await submit(page).click();
  await expect(title(page, "We don't know yet whether your exchange was ordered")).toBeVisible({ timeout: 20_000 });
  await page.unroute(orders);
  await page.reload();
  await expect(title(page, "We don't know yet whether your exchange was ordered")).toBeVisible({ timeout: 15_000 });
  expect(await countExchanges(page, world)).toBe(0);
  await getDialog(page).getByRole('button', { name: 'Request the exchange again' }).click();
  await expect(title(page, 'Done!')).toBeVisible({ timeout: 20_000 });
  expect([await countReturns(page, world), await countExchanges(page, world)]).toEqual([1, 1]);
});
