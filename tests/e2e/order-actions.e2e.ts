import { AS_MEMBER, expectOrder, expectPath, getHeading, setFault } from './support/area.js';
import { getDialog } from './support/cancel.js';
import { expect, expectAccessible, listCalls, lookUp, test } from './support/test.js';

const SALES = '/us/en/orders/sales';

test("Track shipment opens a dialog with the parcel's events and returns the focus when closed", async ({ page }) => {
  await page.goto(`${SALES}/US10000001/?as=member`);
  const first = page.getByRole('button', { name: 'Track shipment · Shipment 1 of 2' });
  await first.click();
  const dialog = getDialog(page);
  await expect(dialog).toContainText('Tracking number PX1000000101');
  await expect(dialog.locator('.parcel-events li').first()).toContainText('Delivered');
  await expect(dialog.locator('time').first()).toHaveAttribute('datetime', /^\d{4}-\d{2}-\d{2}T/);
  await expect(dialog.getByRole('link', { name: "Track on carrier's site" })).toHaveAttribute(
    'href',
    'https://tracking.example.com/parcels/PX1000000101',
  );
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(first).toBeFocused();
});

test('a parcel without events links to its carrier', async ({ page }) => {
  await page.goto(`${SALES}/US10000010/?as=member`);
  await expect(page.getByRole('link', { name: 'Track shipment' })).toHaveAttribute('href', /^https:\/\/tracking\./);
});

test('an order with several returns asks which one to view, and the return links back to the order', async ({
  page,
}) => {
  await page.goto(`${SALES}/US10000010/?as=member`);
  await page.getByRole('button', { name: 'View returns' }).click();
  const dialog = getDialog(page);
  await expect(dialog.getByRole('link')).toHaveText(['Return RT10000010', 'Return RT10000011']);
  await expect(dialog.getByRole('listitem').first()).toContainText(/RT10000010Tempo Drift 3 Road Running Shoes/);
  await dialog.getByRole('link', { name: 'RT10000011' }).click();
  await expectPath(page, '/us/en/orders/returns/RT10000011/');
  await expectOrder(page, 'RT10000011');
  await expect(page.getByRole('button', { name: 'Start return' })).toHaveCount(0);
  await page.getByRole('button', { name: 'View the original order' }).click();
  await expectOrder(page, 'US10000010');
});

test('an order from another country explains where to return it, depending on the flags', async ({ page }) => {
  await page.goto(`${SALES}/US10000019/?as=member`);
  await page.getByRole('button', { name: 'Start return' }).click();
  const dialog = getDialog(page);
  await expect(dialog).toContainText('This order shipped from Canada');
  await expect(dialog.getByRole('link', { name: 'Continue to Canada site' })).toHaveAttribute('href', /\/ca\/en$/);
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expectPath(page, `${SALES}/US10000019/`);

  // The address of the return wizard shows the same message.
  await page.goto(`${SALES}/US10000019/return/?as=member`);
  const wizard = page.locator('orders-return-wizard');
  await expect(wizard).toContainText('This order shipped from Canada');
  await expect(wizard.getByRole('link', { name: 'Continue to Canada site' })).toHaveAttribute('href', /\/ca\/en$/);
  await expect(wizard.getByRole('checkbox')).toHaveCount(0);

  await page.goto(`${SALES}/US10000019/?as=member&standalone=true`);
  await page.getByRole('button', { name: 'Start return' }).click();
  await expect(dialog).toContainText('This order shipped from Canada');
  await expect(dialog.getByRole('link')).toHaveCount(0);

  await page.goto(`${SALES}/US10000019/?as=member&flags=enableEdd`);
  await page.getByRole('button', { name: 'Start return' }).click();
  await expectPath(page, `${SALES}/US10000019/return/`);

  await page.goto(`${SALES}/US10000019/?as=member&flags=disableReturns`);
  await expect(getHeading(page)).toHaveText(/Delivered/);
  await expect(page.getByRole('button', { name: 'Start return' })).toHaveCount(0);
});

test('quick actions appear in one row with tracking as links', async ({ page }) => {
  await page.goto(`${SALES}/US10000010/?as=member&flags=useQuickActionCta`);
  const row = page.locator('orders-detail .order-actions');
  await expect(row.getByRole('button', { name: 'Start return' })).toBeVisible();
  await expect(row.getByRole('button', { name: 'View returns' })).toBeVisible();
  await expect(row.getByRole('link', { name: 'Get help' })).toHaveAttribute('href', /\/us\/en\/help\/contact$/);
  await expect(row.getByRole('link', { name: 'Track shipment' })).not.toHaveCount(0);
  await expect(page.locator('orders-detail .shipment').getByRole('link', { name: 'Track shipment' })).toHaveCount(0);
  const names = await row.locator('a, button').allInnerTexts();
  const kinds = names.map((name) => name.replace(/ · .*/, ''));
  expect([...new Set(kinds)]).toEqual(['View returns', 'Start return', 'Track shipment', 'Get help']);
  expect(new Set(names).size).toBe(names.length);
  await expect(row.locator('.is-primary, .is-secondary')).toHaveText('View returns');
});

test("one action leads: the tracking of what is on its way, in the order's row", async ({ page }) => {
  const filled = page.locator('orders-detail .is-primary');
  await page.goto(`${SALES}/US10000022/?as=member`);
  await expect(filled).toHaveText('Track shipment');
  await expect(page.locator('orders-detail .order-actions').getByText('Track shipment')).toBeVisible();
  await expect(page.locator('orders-detail .shipment').getByText('Track shipment')).toHaveCount(0);
  await page.goto(`${SALES}/US10000001/?as=member`);
  await expect(filled).toHaveAccessibleName('Track shipment');
  await expect(page.locator('orders-detail .order-actions .button')).toHaveText(['Track shipment', 'Start return']);
  // Each shipment still has its own, because the row is out of sight beside the last ones.
  await expect(page.locator('orders-detail .shipment').getByText('Track shipment')).toHaveCount(2);
  await filled.click();
  await expect(getDialog(page)).toContainText('Tracking number PX1000000102');
  await page.keyboard.press('Escape');
  await expect(filled).toBeFocused();
});

test('a refusal is stated once, where the shopper asks why nothing can be returned', async ({ page }) => {
  await page.goto(`${SALES}/US10000011/?as=member`);
  await expect(page.getByText('Custom items are made for you and cannot be returned.')).toHaveCount(1);
  await expect(page.getByText("Final sale: this item can't be returned or exchanged.")).toHaveCount(1);
  await expect(page.getByText('This item was on final sale and cannot be returned.')).toHaveCount(1);
});

test('the actions of a card open the cancel dialog and the return', async ({ page }) => {
  await page.goto(AS_MEMBER);
  const card = page.locator('orders-history article').first();
  await card.getByRole('link', { name: 'Cancel order' }).click();
  await expect(getDialog(page)).toBeVisible();
  await expectPath(page, `${SALES}/US10000002/`);
  await expect.poll(() => new URL(page.url()).searchParams.has('cancel')).toBe(false);
  await page.keyboard.press('Escape');
  await page.goBack();
  await page.getByRole('button', { name: 'Show More' }).click();
  const delivered = page.locator('orders-history article', { hasText: 'US10000001' });
  await delivered.getByRole('link', { name: 'Start return' }).click();
  await expectPath(page, `${SALES}/US10000001/return/`);
});

test('review links need both the flag and the query parameter', async ({ page }) => {
  await page.goto(`${SALES}/US10000001/?as=member&writeReview=true`);
  const review = page.getByRole('link', { name: 'Write a review' });
  await expect(review).toHaveCount(2);
  await expect(review.first()).toHaveAttribute('href', /\/us\/en\/review\/[A-Z0-9-]+$/);
  await page.goto(`${SALES}/US10000001/?as=member`);
  await expect(getHeading(page)).toHaveText(/^Arriving/);
  await expect(review).toHaveCount(0);
});

test("a guest's order from the lookup follows the rules of its country", async ({ page, watch }) => {
  await page.goto('/jp/en/orders/details/?as=guest');
  await lookUp(page, 'JP10000002');
  await expectOrder(page, 'JP10000002');
  // The order's screen sent no request, because the lookup had already read the order.
  expect(listCalls(watch)).toEqual(['GET /summary/v1/JP10000002']);
  await expect(page.getByRole('link', { name: 'Schedule return pickup' })).toBeVisible();
});

test('in Japan the return and the pickup by the carrier are two actions', async ({ page }) => {
  await page.goto('/jp/en/orders/?as=member');
  const cards = page.getByRole('article');
  const start = page.getByRole('link', { name: 'Start return' });
  await expect(cards.filter({ hasText: 'JP10000001' }).locator(start)).toHaveCount(1);
  // The service sent the address of our wizard, which is not the carrier's.
  await expect(cards.filter({ hasText: 'JP10000001' })).not.toContainText('Schedule return pickup');
  await expect(cards.filter({ hasText: 'JP10000002' }).locator(start)).toHaveCount(1);
  await expect(
    cards.filter({ hasText: 'JP10000002' }).getByRole('link', { name: 'Schedule return pickup' }),
  ).toHaveAttribute('href', 'https://pickup.example.com/returns/JP10000002');
  await cards.filter({ hasText: 'JP10000002' }).locator(start).click();
  await expect(page).toHaveURL(/\/jp\/en\/orders\/sales\/JP10000002\/return\//);
  await page.goto('/jp/en/orders/sales/JP10000001/?as=member');
  await page.getByRole('button', { name: 'Start return' }).click();
  await expect(page).toHaveURL(/\/jp\/en\/orders\/sales\/JP10000001\/return\//);
  await expect(page.locator('orders-return-wizard').getByRole('checkbox').first()).toBeVisible();
});

test('a product without a price opens its page in the shop', async ({ page }) => {
  await page.goto(`${SALES}/US10000026/?as=member`);
  await page.getByRole('button', { name: /^Buy again/ }).click();
  await page.waitForURL(/\/t\/club-/);
  await expect(page.getByRole('heading', { name: 'The shop' })).toBeVisible();
});

test('buying again waits as long as a busy service asks, and then adds the product once', async ({ page }) => {
  let requestCount = 0;
  await page.route(/\/buy\/cart_items\//, (call) => {
    if (call.request().method() === 'POST') requestCount += 1;
    return call.continue();
  });
  await page.goto(`${SALES}/US10000001/?as=member&fault=request-cart-item:status-429`);
  await page
    .getByRole('button', { name: /^Buy again/ })
    .first()
    .click();
  const dialog = getDialog(page);
  const retry = dialog.getByRole('button', { name: 'Try again' });
  await expect(dialog).toContainText('nothing was added to your bag');
  await expect(dialog).toContainText('You can try again in');
  await expect(retry).toHaveAttribute('aria-disabled', 'true');
  await setFault(page);
  await expect(retry).not.toHaveAttribute('aria-disabled');
  expect(requestCount).toBe(1);
  await retry.click();
  await expect(dialog).toContainText('Added to your bag');
  expect(requestCount).toBe(2);
});
