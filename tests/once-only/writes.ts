import { expect, type Route } from '@playwright/test';
import { getPayment, getQr, openOnHold } from '../e2e/support/payment.js';
import { readJournal } from '../e2e/support/journal.js';
import { BANK_REFUND } from './bank-refund.js';
import { CURBSIDE } from './curbside.js';
import { NEW_ADDRESS } from './new-address.js';
import { LABEL } from './label.js';
import { PARTIAL_CANCEL } from './partial-cancel.js';
import { RETURN_CANCEL } from './return-cancel.js';
import { WITHDRAWAL } from './withdrawal.js';
import type { Write } from './write.js';
import { CARRIED_OUT } from './ambiguous-faults.js';
import { placeSecond } from '../e2e/support/add-second-tag.js';
import { countExchanges, EXCHANGED, goToReview } from '../e2e/support/exchange.js';
import { chooseItem, getRows, getWizard, goOn, openWizard } from '../e2e/support/wizard.js';
import { getCancelButton, getDialog, openCancellable } from '../e2e/support/cancel.js';

const ORDER = 'US10000002';

const CANCEL: Write = {
  call: 'request-cancel',
  path: /\/cancelOrder$/,
  async open(page, { world, fault }) {
    await openCancellable(page, {
      orderNumber: ORDER,
      world,
      ...(fault !== undefined && { fault: `request-cancel:${fault}` }),
    });
    await getCancelButton(page).click();
    await this.getSenders(page).waitFor();
  },
  async reopen(page) {
    await getCancelButton(page).click();
    await getDialog(page).waitFor();
  },
  getSenders: (page) => getDialog(page).locator('.is-primary'),
  async openSecond(page) {
    await placeSecond(page, { orderNumber: ORDER });
    const button = page.locator('main > orders-detail .order-actions button');
    // The page behind the first dialog is inert for a shopper, but not for a script.
    await button.evaluate((element: HTMLElement) => element.click());
    await expect(this.getSenders(page)).toHaveCount(2);
  },
  async expectPending(page) {
    await expect(getDialog(page).getByRole('heading', { name: 'Canceling your order' })).toBeVisible();
  },
  async expectDone(page) {
    // A tab that learns the result from the order instead of the job only shows that the request was received.
    const title = page.locator('dialog h3', { hasText: /^(Your order is canceled|We've received your cancellation)/ });
    await expect(title.first()).toBeVisible({ timeout: 15_000 });
  },
  getRetry: (page) => getDialog(page).getByRole('button', { name: 'Try again' }),
  async isDone(page, world) {
    const headers = { 'x-sandbox-world': world, authorization: 'Bearer member-token' };
    const answer = await page.request.get(`/history/v1/${ORDER}?filter=country(us)&filter=language(en)`, { headers });
    const order = (await answer.json()) as { pendingModification?: unknown; group: { isRecentlyCancelled: boolean }[] };
    return order.pendingModification !== undefined || order.group[0]?.isRecentlyCancelled === true;
  },
};

const ON_HOLD = 'CN10000001';
const PAYMENT_PATH = /\/payment\/deferred_payments\//;

/** The screen sends the first request by itself; here it is aborted in the browser, so that the screen shows a button. */
const DEFERRED_PAYMENT: Write = {
  call: 'request-deferred-payment',
  path: PAYMENT_PATH,
  isHarmless: true,
  async open(page, { world, fault }) {
    const abort = (route: Route): Promise<void> => route.abort();
    await page.route(PAYMENT_PATH, abort);
    await openOnHold(page, {
      orderNumber: ON_HOLD,
      world,
      ...(fault !== undefined && { fault: `request-deferred-payment:${fault}` }),
    });
    await this.getSenders(page).waitFor();
    await page.unroute(PAYMENT_PATH, abort);
  },
  reopen: (page) => page.locator('orders-detail [part=message]').first().waitFor(),
  getSenders: (page) => page.locator('orders-detail .order-main > [part=message] button'),
  async openSecond(page) {
    await placeSecond(page, { orderNumber: ON_HOLD, takes: ['flags'], country: 'cn' });
    await expect(this.getSenders(page)).toHaveCount(2);
  },
  async expectPending(page) {
    await expect(this.getSenders(page).first()).toHaveAttribute('aria-busy');
  },
  expectDone: (page) => expect(getQr(page)).toBeVisible({ timeout: 15_000 }),
  getRetry: (page) => getPayment(page).getByRole('button', { name: 'Try again' }),
  async isDone(page, world) {
    const lines = await readJournal(page, { world, call: this.call });
    return lines.some(({ fault }) => CARRIED_OUT.has(fault));
  },
};

const BOUGHT = 'US10000001';

const CART: Write = {
  call: 'request-cart-item',
  path: /\/buy\/cart_items\/v1$/,
  isLeftToShopper: true,
  async open(page, { world, fault }) {
    await openCancellable(page, {
      orderNumber: BOUGHT,
      world,
      ...(fault !== undefined && { fault: `request-cart-item:${fault}` }),
    });
    await this.getSenders(page).waitFor();
  },
  async reopen(page) {
    await this.getSenders(page).waitFor();
  },
  getSenders: (page) => page.locator('.shipment:first-child .items > :first-child .item-shop > button:first-child'),
  async openSecond(page) {
    await placeSecond(page, { orderNumber: BOUGHT });
    await expect(this.getSenders(page)).toHaveCount(2);
  },
  async expectPending(page) {
    await expect(this.getSenders(page)).toHaveAttribute('aria-busy', 'true');
  },
  async expectDone(page) {
    // A tab that had to wait for another one asks the shopper to check.
    const title = page.locator('dialog h3', { hasText: /^(Added to your bag|Check your bag)/ });
    await expect(title.first()).toBeVisible({ timeout: 15_000 });
  },
  getRetry(page) {
    return this.getSenders(page);
  },
  async isDone(page, world) {
    const answer = await page.request.get('/sandbox/carts', { headers: { 'x-sandbox-world': world } });
    const { carts } = (await answer.json()) as { carts: Readonly<Record<string, readonly { quantity: number }[]>> };
    const lines = Object.values(carts).flat();
    // More than one item also counts as a failure.
    return lines.length === 1 && lines[0]?.quantity === 1;
  },
};

const RETURNED = 'US10000017';

const RETURN: Write = {
  call: 'request-return',
  path: /\/user_return_captures\/v1$/,
  async open(page, { world, fault }) {
    const scene = { orderNumber: RETURNED, world, ...(fault !== undefined && { fault: `request-return:${fault}` }) };
    await openWizard(page, scene);
    await this.reopen(page);
  },
  async reopen(page) {
    await getRows(page).or(getWizard(page).locator('.method')).first().waitFor();
    if ((await getRows(page).count()) > 0) {
      if ((await getRows(page).locator('input:checked').count()) === 0) await chooseItem(page);
      await goOn(page);
    }
    // An earlier selection is still there, possibly behind a dialog.
    const methods = getWizard(page).locator('.method');
    await methods.first().waitFor();
    if ((await methods.locator('input:checked').count()) === 0) await methods.locator('label').first().click();
  },
  getSenders: (page) => getWizard(page).getByRole('button', { name: 'Submit return', includeHidden: true }),
  async openSecond(page) {
    await placeSecond(page, { tag: 'orders-return-wizard', orderNumber: RETURNED, takes: ['flags'] });
    const second = page.locator('main > orders-return-wizard');
    await second.locator('.return-row').or(second.locator('.method')).first().waitFor();
    if ((await second.locator('.return-row').count()) > 0)
      await second.getByRole('button', { name: 'Continue' }).click();
    await second.locator('.method label').first().click();
    await expect(this.getSenders(page)).toHaveCount(2);
  },
  async expectPending(page) {
    await expect(page.locator('dialog h3', { hasText: 'Submitting your return' }).first()).toBeVisible();
  },
  async expectDone(page) {
    // The dialog redirects to the return by itself.
    const done = page.locator('dialog h3', { hasText: 'Done!' });
    const isDone = async (): Promise<boolean> => /\/returns\/RT/.test(page.url()) || (await done.count()) > 0;
    await expect.poll(isDone, { timeout: 20_000 }).toBe(true);
  },
  getRetry: (page) => page.locator('dialog').getByRole('button', { name: 'Try again' }),
  async isDone(page, world) {
    const headers = { 'x-sandbox-world': world, authorization: 'Bearer member-token' };
    const answer = await page.request.get('/history/v1/RT20000001?filter=country(us)&filter=language(en)', { headers });
    return answer.ok();
  },
};

/** Ordering an exchange. The same press first sends its return. */
const EXCHANGE: Write = {
  call: 'request-exchange-order',
  path: /\/exchange_orders\/v1$/,
  async open(page, { world, fault }) {
    const query = fault !== undefined && { fault: `request-exchange-order:${fault}` };
    await openWizard(page, { orderNumber: EXCHANGED, world, ...query });
    await goToReview(page);
  },
  async reopen(page) {
    const wizard = getWizard(page);
    await getRows(page).or(wizard.locator('.exchange-pair')).first().waitFor();
    if ((await getRows(page).count()) > 0) await goToReview(page);
  },
  getSenders: (page) => getWizard(page).getByRole('button', { name: 'Submit exchange', includeHidden: true }),
  async openSecond(page) {
    await placeSecond(page, { tag: 'orders-return-wizard', orderNumber: EXCHANGED, takes: ['flags'] });
    const second = page.locator('main > orders-return-wizard');
    await second.locator('.return-row, .color-tile, .method, .exchange-pair').first().waitFor();
    // It shares the draft; only the steps have to be repeated.
    for (let step = 0; step < 3 && (await second.locator('.exchange-pair').count()) === 0; step += 1) {
      await second.locator('.wizard-side .is-primary:not([aria-disabled])').click();
      await second.locator('.wizard-side .is-primary:not([aria-disabled])').waitFor();
    }
    await expect(this.getSenders(page)).toHaveCount(2);
  },
  async expectPending(page) {
    await expect(page.locator('dialog h3', { hasText: 'Requesting your exchange' }).first()).toBeVisible({
      timeout: 15_000,
    });
  },
  expectDone: (page) => RETURN.expectDone(page),
  getRetry: (page) =>
    page.locator('dialog').getByRole('button', { name: /^(?:Try again|Request the exchange again)$/ }),
  // More than one exchange also counts as a failure.
  isDone: async (page, world) => (await countExchanges(page, world)) === 1,
};

/** Every call that writes. */
export const WRITES: readonly Write[] = [
  CANCEL,
  PARTIAL_CANCEL,
  DEFERRED_PAYMENT,
  CART,
  RETURN,
  RETURN_CANCEL,
  EXCHANGE,
  NEW_ADDRESS,
  BANK_REFUND,
  LABEL,
  CURBSIDE,
  WITHDRAWAL,
];
