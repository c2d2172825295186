import type { Page } from '@playwright/test';
import { ACTION_FIELDS } from '../../contract/absent-fields.js';
import { openApiDocument } from '../contract/openapi-document.js';
import { keepRequired } from '../support/keep-required.js';
import { AS_MEMBER, expectOrder } from './support/area.js';
import { confirmCancel, expectTitle, openCancellable } from './support/cancel.js';
import { expect, expectAccessible, lookUp, test } from './support/test.js';
import { chooseItem, getWizard, goOn, openWizard, submitReturn } from './support/wizard.js';

/** A job has to say how it ended. */
const JOBS = ['CancelJob.response', 'ReturnJob.response'];

/** The operations of the contract, with an expression for their path. */
const OPERATIONS = Object.entries(openApiDocument.paths).flatMap(([path, operations]) =>
  Object.entries(operations).map(([method, operation]) => ({
    method: method.toUpperCase(),
    path: new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`),
    operation,
  })),
);

/** Reduces every answer of the order service to its required fields, and to those of some actions. Returns the calls that were reduced. */
async function reduceAnswers(page: Page, ...actions: readonly string[]): Promise<ReadonlySet<string>> {
  const calls = new Set<string>();
  const extra = [...JOBS, ...actions.flatMap((action) => ACTION_FIELDS[action] ?? [])];
  await page.route(/\/(?:history|summary|order_mgmt|ship|orders)\//, async (route) => {
    const request = route.request();
    const { pathname } = new URL(request.url());
    const found = OPERATIONS.find(({ method, path }) => method === request.method() && path.test(pathname));
    if (!found) return route.fallback();
    const response = await route.fetch();
    const media = found.operation.responses[response.status()]?.content['application/json'];
    const name = /schemas\/(\w+)/.exec(JSON.stringify(media?.schema ?? {}))?.[1];
    if (name === undefined || !response.ok()) return route.fulfill({ response });
    calls.add(found.operation.operationId);
    return route.fulfill({ response, json: keepRequired(name, await response.json(), extra) });
  });
  return calls;
}

test.describe('with the required fields alone', () => {
  test('a guest finds an order, which offers no action', async ({ page }) => {
    const calls = await reduceAnswers(page);
    await page.goto('/us/en/orders/details/?as=guest');
    await lookUp(page, 'US10000001');
    await expectOrder(page, 'US10000001');
    const order = page.locator('orders-detail');
    await expect(order.locator('.item')).not.toHaveCount(0);
    await expect(order.locator('.sums-total')).toContainText('$');
    await expect(order.locator('.order-actions').getByRole('button')).toHaveCount(0);
    await expect(order).not.toContainText(/can't show|undefined|NaN/);
    await expectAccessible(page);
    expect([...calls]).toEqual(['get-order-summary']);
  });

  test('a member sees the history', async ({ page }) => {
    const calls = await reduceAnswers(page);
    await page.goto(AS_MEMBER);
    const cards = page.locator('orders-history article');
    await expect(cards.first()).toBeVisible();
    await expect(cards.first()).toContainText(/\$\d/);
    await expect(cards.locator('.card-actions a')).toHaveCount(0);
    await expect(page.locator('orders-history')).not.toContainText(/can't show|undefined|NaN/);
    await expectAccessible(page);
    expect([...calls]).toEqual(['list-order-history']);
  });
});

for (const shopper of ['member', 'guest'] as const) {
  test(`a ${shopper} cancels an order with the required fields and those of this action`, async ({ page }) => {
    const calls = await reduceAnswers(page, 'cancel an order');
    await openCancellable(page, { orderNumber: 'US10000002', shopper });
    await confirmCancel(page);
    await expectTitle(page, 'Your order is canceled');
    expect([...calls]).toEqual(expect.arrayContaining(['request-cancel', 'get-cancel-job']));
  });

  test(`a ${shopper} returns an item with the required fields and those of this action`, async ({ page }) => {
    const calls = await reduceAnswers(page, 'return a line');
    await openWizard(page, { orderNumber: 'US10000001', shopper });
    await chooseItem(page, 'Quality');
    await goOn(page);
    await getWizard(page).getByRole('radio').first().check();
    await submitReturn(page);
    await expect(page).toHaveURL(/\/returns\/RT\w+\/return-confirmation\//, { timeout: 20_000 });
    await expect(page.locator('orders-return-instructions .guide-steps')).toBeVisible();
    await expect(page.locator('orders-return-instructions')).not.toContainText(/can't show|undefined|NaN/);
    expect([...calls]).toEqual(expect.arrayContaining(['request-return', 'get-return-job', 'list-carrier-services']));
  });
}
