import {
  countCancels,
  expectTitle,
  getCancelButton,
  getDialog,
  noteEvents,
  openCancellable,
  type Shopper,
} from './support/cancel.js';
import {
  cancelItems,
  chooseItems,
  expectResults,
  finish,
  getItem,
  getQuantity,
  PARTLY,
  PARTLY_PENDING,
  readLines,
} from './support/partial-cancel.js';
import { expect, expectAccessible, test } from './support/test.js';

const DONE = 'The selected items are canceled';
const PARTLY_DONE = "We couldn't cancel all of the selected items";
const RECEIVED = "We've received your cancellation request";

for (const shopper of ['member', 'guest'] as const satisfies Shopper[]) {
  test(`a ${shopper} cancels some items, and the order shows what is left`, async ({ page }) => {
    const events = await noteEvents(page, 'orders-items-cancelled', 'orders-order-cancelled', 'orders-error');
    const world = await openCancellable(page, { orderNumber: PARTLY, shopper });
    await expect(page.locator('orders-detail .sums')).toContainText('$286.00');
    await chooseItems(page, { Stride: 1, Club: 'all' });
    await expect(getDialog(page)).toContainText('Can be canceled: 2');
    await expect(getItem(page, 'Weekender')).toBeDisabled();
    await expectAccessible(page);
    await getDialog(page).getByRole('button', { name: 'Cancel items' }).click();
    await expectTitle(page, DONE);
    await expectResults(page, /^Stride.*\s· Qty 1: canceled$/, /^Club.*\s· Qty 2: canceled$/);
    await expectAccessible(page);
    await finish(page);
    await expect(getDialog(page)).toHaveCount(0);
    await expect(getCancelButton(page).first()).toBeFocused();
    await expect(page.locator('[data-orders-announcer]')).toContainText(DONE);
    const notice = page.locator('orders-detail .order-head [part=message]');
    await expect(notice).toContainText(DONE);
    await expect(notice.locator('li')).toHaveCount(2);
    // Two pieces of 45 are left of the first line, the second is cancelled, and the third is as it was.
    const sums = page.locator('orders-detail .sums');
    await expect(sums).toContainText('$165.00');
    await expect(page.locator('orders-detail .item').filter({ hasText: 'Club' })).toContainText('Canceled');
    await expect(page.locator('orders-detail .item').filter({ hasText: 'Stride' })).toContainText('Qty 2');
    await expectAccessible(page);
    expect(await countCancels(page, world)).toBe(1);
    const lines = [
      { orderLineKey: '0001', quantity: 1 },
      { orderLineKey: '0002', quantity: 2 },
    ];
    expect(events).toEqual([`orders-items-cancelled ${JSON.stringify({ orderNumber: PARTLY, lines })}`]);
    expect(await readLines(page, world, PARTLY)).toEqual([
      [2, 1],
      [2, 0],
      [1, 0],
    ]);
  });
}

test('a second cancellation is refused for one line, and the shopper reads which', async ({ page }) => {
  const world = await openCancellable(page, { orderNumber: PARTLY });
  await cancelItems(page, { Stride: 1 });
  await expectTitle(page, DONE);
  await finish(page);
  await cancelItems(page, { Stride: 'all', Club: 1 });
  await expectTitle(page, PARTLY_DONE);
  await expectResults(page, /^Stride.*\s· Qty 1: not canceled$/, /^Club.*\s· Qty 1: canceled$/);
  await expect(getDialog(page)).toContainText('Contact us');
  await expect(getDialog(page).getByRole('link', { name: 'Contact us' })).toBeVisible();
  await expectAccessible(page);
  await finish(page);
  await expect(page.locator('orders-detail .order-head [part=message] li')).toHaveText([/Stride/, /Club/]);
  expect(await countCancels(page, world)).toBe(2);
  expect(await readLines(page, world, PARTLY)).toEqual([
    [2, 1],
    [1, 1],
    [1, 0],
  ]);
});

test('a pending line is announced as such, also after a reload', async ({ page }) => {
  const world = await openCancellable(page, { orderNumber: PARTLY_PENDING });
  await cancelItems(page, { Pace: 1, Breeze: 1 });
  await expectTitle(page, RECEIVED);
  await expectResults(page, /^Pace.*: cancellation requested$/, /^Breeze.*: canceled$/);
  await finish(page);
  await page.reload();
  const notice = page.locator('orders-detail .order-head [part=message] li');
  await expect(notice).toHaveText([/^Pace.*: cancellation requested$/, /^Breeze.*: canceled$/]);
  await chooseItems(page, { Pace: 'all' });
  await expect(getQuantity(page, 'Pace')).toHaveCount(0);
  expect(await readLines(page, world, PARTLY_PENDING)).toEqual([
    [2, 1],
    [1, 1],
  ]);
});

test('a job that fails changes nothing, and a retry is a new request', async ({ page }) => {
  const world = await openCancellable(page, { orderNumber: PARTLY_PENDING });
  await cancelItems(page, { Breeze: 1 });
  await expectTitle(page, RECEIVED);
  await finish(page);
  await cancelItems(page, { Pace: 'all' });
  await expectTitle(page, "We couldn't cancel the selected items");
  await expect(getDialog(page)).toContainText("your order hasn't changed");
  await expectAccessible(page);
  await getDialog(page).getByRole('button', { name: 'Try again' }).click();
  await expectTitle(page, RECEIVED);
  expect(await countCancels(page, world)).toBe(3);
});

test('after a lost answer, the order shows what became of the items, and nothing is sent again', async ({ page }) => {
  const world = await openCancellable(page, { orderNumber: PARTLY, fault: 'request-cancel:lost-answer' });
  await cancelItems(page, { Stride: 1, Club: 1 });
  await expect(getDialog(page).getByRole('heading', { name: RECEIVED })).toBeVisible({ timeout: 30_000 });
  await expectResults(page, /^Stride.*: cancellation requested$/, /^Club.*: cancellation requested$/);
  expect(await countCancels(page, world)).toBe(1);
  await finish(page);
  const results = page.locator('orders-detail .order-head [part=message] li');
  await expect(results).toHaveText([/: cancellation requested$/, /: cancellation requested$/]);
  // Once the service has done it, the order shows it.
  await expect
    .poll(() => readLines(page, world, PARTLY))
    .toEqual([
      [2, 1],
      [1, 1],
      [1, 0],
    ]);
  await page.reload();
  await expect(results).toHaveText([/: canceled$/, /: canceled$/]);
});

test('the whole order keeps the items that can no longer be canceled', async ({ page }) => {
  const world = await openCancellable(page, { orderNumber: PARTLY });
  await getCancelButton(page).first().click();
  await expect(getDialog(page).getByRole('radio', { name: 'Everything that can still be canceled' })).toBeChecked();
  await expect(getDialog(page)).toContainText('4 of 6 items in order US10000031 will be canceled.');
  await getDialog(page).getByRole('button', { name: 'Cancel items' }).click();
  await expectTitle(page, PARTLY_DONE);
  await expectResults(
    page,
    /^Stride.*\s· Qty 2: canceled$/,
    /^Stride.*\s· Qty 1: not canceled$/,
    /^Club.*\s· Qty 2: canceled$/,
    /^Weekender.*\s· Qty 1: not canceled$/,
  );
  await finish(page);
  await expect(page.locator('orders-detail').getByRole('heading', { level: 2 })).toHaveText(/^Order placed/);
  expect(await countCancels(page, world)).toBe(1);
});

test('the whole order is cancelled after some of its items were', async ({ page }) => {
  const world = await openCancellable(page, { orderNumber: PARTLY_PENDING });
  await cancelItems(page, { Breeze: 1 });
  await expectTitle(page, RECEIVED);
  await finish(page);
  await getCancelButton(page).first().click();
  await expect(getDialog(page).getByRole('radio', { name: 'Whole order' })).toBeChecked();
  await getDialog(page).getByRole('button', { name: 'Cancel order' }).click();
  await expectTitle(page, 'Your order is canceled');
  await finish(page);
  await expect(page.locator('orders-detail').getByRole('heading', { level: 2 })).toHaveText(/^Canceled · /);
  await expect(getCancelButton(page)).toHaveCount(0);
  expect(await countCancels(page, world)).toBe(2);
});

test('all pieces of an order can be chosen', async ({ page }) => {
  await openCancellable(page, { orderNumber: PARTLY_PENDING });
  await chooseItems(page, { Pace: 'all', Breeze: 'all' });
  await getDialog(page).getByRole('button', { name: 'Cancel items' }).click();
  await expectTitle(page, RECEIVED);
  await expectResults(page, /^Pace.*\s· Qty 2: cancellation requested$/, /^Breeze.*\s· Qty 2: canceled$/);
});

test('items that were canceled in another tab meanwhile are not canceled a second time', async ({ page, context }) => {
  const world = await openCancellable(page, { orderNumber: PARTLY });
  const other = await context.newPage();
  await openCancellable(other, { orderNumber: PARTLY, world });
  await chooseItems(page, { Stride: 1 });
  await cancelItems(other, { Stride: 1 });
  await expectTitle(other, DONE);
  await getDialog(page).getByRole('button', { name: 'Cancel items' }).click();
  await expectTitle(page, 'Your order has changed');
  await expect(getDialog(page)).toContainText('Nothing was sent.');
  await expectAccessible(page);
  await getDialog(page).getByRole('button', { name: 'Check selection' }).click();
  await expectTitle(page, 'What would you like to cancel?');
  await expect(getItem(page, 'Stride')).toBeChecked();
  await expect(getQuantity(page, 'Stride')).toHaveCount(0);
  expect(await countCancels(page, world)).toBe(1);
});

test('without the flag, and for an order that does not offer it, the dialog is as it was', async ({ page }) => {
  await openCancellable(page, { orderNumber: PARTLY, query: '&flags=' });
  await getCancelButton(page).first().click();
  await expectTitle(page, 'Cancel this order?');
  await expect(getDialog(page).getByRole('radio')).toHaveCount(0);
  await openCancellable(page, { orderNumber: 'US10000002' });
  await getCancelButton(page).first().click();
  await expectTitle(page, 'Cancel this order?');
});

test('nothing is sent before an item is chosen, and a closed dialog keeps the choice', async ({ page }) => {
  const world = await openCancellable(page, { orderNumber: PARTLY });
  await getCancelButton(page).first().click();
  await getDialog(page).getByRole('radio', { name: 'Choose items' }).check();
  await getDialog(page).getByRole('button', { name: 'Cancel items' }).click({ force: true });
  await expect(getDialog(page).getByRole('button', { name: 'Cancel items' })).toHaveAccessibleDescription(
    'To continue, select at least one item.',
  );
  await getItem(page, 'Stride').check();
  await getQuantity(page, 'Stride').selectOption('1');
  await getDialog(page).getByRole('button', { name: 'Keep order' }).click();
  await getCancelButton(page).first().click();
  await expect(getQuantity(page, 'Stride')).toHaveValue('1');
  expect(await countCancels(page, world)).toBe(0);
});
