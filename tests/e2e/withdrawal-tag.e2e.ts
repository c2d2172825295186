import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Locator } from '@playwright/test';
import { AS_MEMBER, openAlone, openArea } from '../surfaces/surface.js';
import { readJournal } from './support/journal.js';
import { setFault } from './support/area.js';
import { expect, expectAccessible, expectNoSidewaysScroll, lookUp, test } from './support/test.js';
import {
  confirmStatement,
  fillInStatement,
  getConfirm,
  getWithdrawal,
  listStatements,
  openWithdrawal,
  ORDER,
  review,
  STATEMENT,
} from './support/withdrawal.js';

const PATH = '**/order_mgmt/withdrawals/v1';
const RECEIVED = 'We received your withdrawal';

test('a guest withdraws without a lookup, and keeps the receipt', async ({ page }) => {
  const events: unknown[] = [];
  await page.exposeFunction('note', (detail: unknown) => events.push(detail));
  await page.addInitScript(() =>
    addEventListener('orders-withdrawal-sent', (event) =>
      (window as unknown as { note(detail: unknown): void }).note((event as CustomEvent<unknown>).detail),
    ),
  );
  const world = await openWithdrawal(page);
  await expectAccessible(page);
  const sent = page.waitForRequest(PATH);
  await confirmStatement(page);
  const request = await sent;
  const body = request.postDataJSON() as Readonly<Record<string, string>>;
  expect(body).toMatchObject({ ...STATEMENT, country: 'de', language: 'en' });
  expect(body['statement']).toContain(`I withdraw from my contract for order ${ORDER}.`);
  expect(request.headers()['authorization']).toBeUndefined();
  expect(request.headers()['idempotency-key']).toMatch(/^[0-9a-f-]{36}$/);
  await expect(page.getByRole('heading', { name: RECEIVED })).toBeFocused();
  await expect(getWithdrawal(page)).toContainText('WD10000001');
  await expect(getWithdrawal(page)).toContainText('g***@example.com');
  await expectAccessible(page);
  expect(events).toEqual([{ orderNumber: ORDER, withdrawalId: 'WD10000001' }]);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    getWithdrawal(page).getByRole('button', { name: 'Download' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('withdrawal-WD10000001.html');
  const html = readFileSync(await download.path(), 'utf8');
  expect(html).toContain('WD10000001');
  expect(html).toContain('Robin Doe');
  expect(await listStatements(page, world)).toHaveLength(1);
});

test('a guest withdraws from an order after its lookup, from the card beside it', async ({ page }) => {
  await openArea(page, { path: '/details/', as: 'guest', country: 'de' });
  await lookUp(page, ORDER);
  await page.getByRole('complementary').getByRole('link', { name: 'Withdraw from contract here' }).click();
  await expect(getWithdrawal(page).locator('input[name=orderNumber]')).toHaveValue(ORDER);
  await expect(getWithdrawal(page).locator('input[name=email]')).toHaveValue('guest@example.com');
  const items = getWithdrawal(page).getByRole('group', { name: 'Items you want to withdraw from' });
  await expect(items.getByRole('checkbox')).toHaveCount(2);
  await expect(items.locator('input:checked')).toHaveCount(2);
  await getWithdrawal(page).locator('input[name=name]').fill(STATEMENT.name);
  await items.getByRole('checkbox').first().uncheck();
  await items.getByRole('combobox').selectOption('2');
  const sent = page.waitForRequest(PATH);
  await getWithdrawal(page).getByRole('button', { name: 'Continue' }).click();
  await expect(getWithdrawal(page)).toContainText(`these items of order ${ORDER}`);
  await getConfirm(page).click();
  const { items: chosen } = (await sent).postDataJSON() as { items: readonly { quantity: number }[] };
  expect(chosen.map(({ quantity }) => quantity)).toEqual([2]);
  await expect(page.getByRole('heading', { name: RECEIVED })).toBeVisible();
});

test('a member chooses one of the latest orders, or types another number', async ({ page }) => {
  await openWithdrawal(page, { as: 'member' });
  const select = getWithdrawal(page).getByLabel('Order', { exact: true });
  await select.selectOption(ORDER);
  await expect(getWithdrawal(page).locator('.withdrawal-items input:checked')).toHaveCount(2);
  await select.selectOption({ label: 'Another order number' });
  await expect(getWithdrawal(page).locator('.withdrawal-items')).toHaveCount(0);
  await getWithdrawal(page).locator('input[name=orderNumber]').fill('4711 / b');
  await fillInStatement(page, { name: STATEMENT.name, email: STATEMENT.email });
  await getWithdrawal(page).getByRole('button', { name: 'Continue' }).click();
  await getConfirm(page).click();
  await expect(page.getByRole('heading', { name: RECEIVED })).toBeVisible();
});

test('Change keeps everything that was typed and chosen', async ({ page }) => {
  await openWithdrawal(page, { as: 'member', orderNumber: ORDER });
  await getWithdrawal(page).getByRole('checkbox').first().uncheck();
  await review(page, { name: 'Robin Q. Doe', email: STATEMENT.email });
  await getWithdrawal(page).getByRole('button', { name: 'Change' }).click();
  await expect(getWithdrawal(page).locator('input[name=name]')).toHaveValue('Robin Q. Doe');
  await expect(getWithdrawal(page).getByRole('checkbox').first()).not.toBeChecked();
});

/** How far a box is below the top of its group. */
function findTop(box: Locator): Promise<number> {
  return box.evaluate((node) => {
    const group = node.closest('fieldset')?.getBoundingClientRect();
    return node.getBoundingClientRect().y - (group?.y ?? 0);
  });
}

test('Back and Forward bring a statement back, with the items that were chosen', async ({ page }) => {
  await openArea(page, { path: '/details/', as: 'guest', country: 'de' });
  await lookUp(page, ORDER);
  const link = page.getByRole('complementary').getByRole('link', { name: 'Withdraw from contract here' });
  await link.click();
  const boxes = getWithdrawal(page).getByRole('checkbox');
  const name = getWithdrawal(page).locator('input[name=name]');
  const hint = getWithdrawal(page).getByText('All items are selected');
  await expect(hint).toBeVisible();
  await name.fill(STATEMENT.name);
  const top = await findTop(boxes.last());
  await boxes.last().uncheck();
  await expect(hint).toBeHidden();
  expect(await findTop(boxes.last())).toBe(top);
  await page.goBack();
  await expect(link).toBeVisible();
  await page.goForward();
  await expect(boxes.last()).not.toBeChecked();
  await expect(boxes.first()).toBeChecked();
  await expect(name).toHaveValue(STATEMENT.name);
  await getWithdrawal(page).getByRole('button', { name: 'Continue' }).click();
  await expect(getConfirm(page)).toBeVisible();
  await page.goBack();
  await expect(link).toBeVisible();
  await page.goForward();
  await expect(getWithdrawal(page)).toContainText(`these items of order ${ORDER}`);
  await expect(getWithdrawal(page)).toContainText(STATEMENT.name);
  await expect(getConfirm(page)).toBeVisible();
  await getWithdrawal(page).getByRole('button', { name: 'Change' }).click();
  await expect(boxes.last()).not.toBeChecked();
});

test("a statement is still there after the area's link and Back", async ({ page }) => {
  await openWithdrawal(page, { as: 'member', orderNumber: ORDER });
  await getWithdrawal(page).getByRole('checkbox').first().uncheck();
  await fillInStatement(page, { name: 'Robin Q. Doe' });
  await page.getByRole('link', { name: 'Orders', exact: true }).click();
  await expect(page.locator('orders-history article').first()).toBeVisible();
  await page.goBack();
  await expect(getWithdrawal(page).locator('input[name=name]')).toHaveValue('Robin Q. Doe');
  await expect(getWithdrawal(page).getByRole('checkbox').first()).not.toBeChecked();
});

test('an order whose period seems over can be withdrawn from all the same', async ({ page }) => {
  await openWithdrawal(page, { as: 'member', country: 'fr', orderNumber: 'FR10000002' });
  await expect(getWithdrawal(page)).toContainText('you can still send your statement');
  await fillInStatement(page, { name: STATEMENT.name, email: STATEMENT.email });
  await getWithdrawal(page).getByRole('button', { name: 'Continue' }).click();
  await getConfirm(page).click();
  await expect(page.getByRole('heading', { name: RECEIVED })).toBeVisible();
});

test('a statement that exists already shows its receipt', async ({ page }) => {
  await openWithdrawal(page, { country: 'ie' });
  await review(page, { ...STATEMENT, orderNumber: 'IE10000002' });
  await getConfirm(page).click();
  await expect(page.getByRole('heading', { name: "We've already received your withdrawal" })).toBeVisible();
  await expect(getWithdrawal(page)).toContainText('WD10000000');
  await expect(getWithdrawal(page)).not.toContainText(STATEMENT.name);
});

test('a lost answer is followed by the same statement with the same key', async ({ page }) => {
  const fault = 'request-withdrawal:lost-answer';
  const world = await openWithdrawal(page, { fault });
  const keys: (string | undefined)[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/withdrawals/')) keys.push(request.headers()['idempotency-key']);
  });
  await confirmStatement(page);
  await expect(getWithdrawal(page)).toContainText("We couldn't confirm your statement");
  await setFault(page, '', world);
  await getWithdrawal(page).getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: RECEIVED })).toBeVisible();
  expect(keys).toHaveLength(2);
  expect(keys[0]).toBe(keys[1]);
  expect(await listStatements(page, world)).toHaveLength(1);
});

test('an order that cannot be read does not stop a statement', async ({ page }) => {
  await openWithdrawal(page, { as: 'member', orderNumber: ORDER, fault: 'get-order:status-500' });
  await expect(getWithdrawal(page)).toContainText("We can't show the items of this order here");
  await getWithdrawal(page).locator('textarea').fill('The blue shirts');
  await review(page, { name: STATEMENT.name, email: STATEMENT.email });
  await expect(getWithdrawal(page)).toContainText('The blue shirts');
  await getConfirm(page).click();
  await expect(page.getByRole('heading', { name: RECEIVED })).toBeVisible();
});

for (const country of ['bg', 'mt', 'pl', 'el']) {
  test(`the tag alone offers the withdrawal in ${country}`, async ({ page }) => {
    await openAlone(page, { tag: 'orders-withdrawal', attributes: { country } });
    await confirmStatement(page);
    await expect(page.getByRole('heading', { name: RECEIVED })).toBeVisible();
    await page.setViewportSize({ width: 320, height: 700 });
    await expectNoSidewaysScroll(page);
  });
}

for (const country of ['us', 'gb', 'ch', 'no']) {
  test(`the tag says that nothing is offered in ${country}`, async ({ page }) => {
    await openAlone(page, { tag: 'orders-withdrawal', attributes: { country }, adapter: AS_MEMBER });
    await expect(getWithdrawal(page)).toContainText("It isn't offered for purchases in this country");
    await expect(getWithdrawal(page).locator('form')).toHaveCount(0);
  });
}

test('without the call, the area knows no withdrawal', async ({ page }) => {
  await openArea(page, {
    path: '/sales/DE10000001/',
    country: 'de',
    calls: ['get-order', 'get-order-summary', 'list-order-history'],
  });
  await expect(page.getByRole('complementary').getByText('Contact us')).toBeVisible();
  await expect(page.locator('a[href*="/orders/withdrawal/"]')).toHaveCount(0);
});

test('an empty form says what is missing, and sends nothing', async ({ page }) => {
  const world = randomUUID();
  await openWithdrawal(page, { world });
  const button = getWithdrawal(page).getByRole('button', { name: 'Continue' });
  await expect(button).toHaveAccessibleDescription('To continue, enter your name, order number and email address.');
  // Playwright waits until a button is enabled.
  await button.dispatchEvent('click');
  await expect(getWithdrawal(page).locator('input[name=name]')).toBeFocused();
  expect(await readJournal(page, { world, call: 'request-withdrawal' })).toEqual([]);
});
