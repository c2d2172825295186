import { expect } from '@playwright/test';
import { expectOrder, getHeading, goTo, setFault } from '../e2e/support/area.js';
import { getCancelButton, getDialog } from '../e2e/support/cancel.js';
import { GUEST_EMAIL } from '../e2e/support/test.js';
import { BANK_REFUND_FLOWS } from './bank-refund-flows.js';
import { ADDRESS_FLOW } from './address-flow.js';
import type { Flow } from './flow.js';
import { WITHDRAWAL_FLOW } from './withdrawal-flow.js';
import { CURBSIDE_FLOW } from './curbside-flow.js';
import { GUEST_CODE_FLOW } from './guest-code-flow.js';
import { GIFT_CARD_FLOW } from './gift-card-flow.js';
import { LABEL_FLOW } from './label-flow.js';
import { SEARCH_FLOW } from './search-flow.js';
import { PARTIAL_CANCEL_FLOW } from './partial-cancel-flow.js';
import { RETURN_FLOWS } from './return-flows.js';
import { openArea } from './surface.js';

const ORDER = 'US10000001';

/**
 * Every flow. The test harnesses run all of them with their own drivers; a route without a flow fails
 * `flow-coverage.test.ts`.
 */
export const FLOWS: readonly Flow[] = [
  {
    name: 'a guest finds an order',
    routes: ['lookup', 'guestDetail'],
    async run(driver, view) {
      await openArea(driver.page, { path: '/details/', as: 'guest', ...view });
      await driver.fill('Order number', ORDER);
      await driver.fill('Email address', GUEST_EMAIL);
      await driver.press('Find order');
      await expectOrder(driver.page, ORDER);
    },
  },
  {
    name: 'a guest corrects invalid input',
    routes: ['lookup', 'guestDetail'],
    async run(driver, view) {
      const { page } = driver;
      await openArea(page, { path: '/details/', as: 'guest', ...view });
      await driver.fill('Order number', 'US-1');
      await driver.fill('Email address', 'nobody');
      await driver.press('Find order');
      await expect(page.locator('input[name=orderNumber]')).toBeFocused();
      await expect(page.locator('.field-error')).toHaveCount(2);
      await driver.fill('Order number', ORDER);
      await driver.fill('Email address', GUEST_EMAIL);
      await expect(page.locator('.field-error')).toHaveCount(0);
      await driver.press('Find order');
      await expectOrder(page, ORDER);
    },
  },
  {
    name: 'a guest tries again after a failure',
    routes: ['lookup', 'guestDetail'],
    async run(driver, view) {
      const { page } = driver;
      await openArea(page, { path: '/details/', as: 'guest', fault: 'get-order-summary:malformed', ...view });
      await driver.fill('Order number', ORDER);
      await driver.fill('Email address', GUEST_EMAIL);
      await driver.press('Find order');
      await expect(page.locator('orders-guest-lookup [part=message]')).toBeFocused();
      await setFault(page);
      await driver.press('Try again');
      await expectOrder(page, ORDER);
    },
  },
  {
    name: 'a guest returns to the lookup, which has the order number filled in',
    routes: ['lookup', 'guestDetail', 'salesDetail'],
    async run(driver, view) {
      const { page } = driver;
      const other = 'US10000022';
      await openArea(page, { path: '/details/', as: 'guest', ...view });
      await driver.fill('Order number', ORDER);
      await driver.fill('Email address', GUEST_EMAIL);
      await driver.press('Find order');
      await expectOrder(page, ORDER);
      await setFault(page, 'get-order-summary:status-403');
      await goTo(page, new URL(`../../sales/${other}/`, page.url()).pathname);
      await expect(page.locator('input[name=orderNumber]')).toHaveValue(other);
      await setFault(page);
      await driver.press('Find order');
      await expectOrder(page, other);
    },
  },
  {
    name: 'a guest signs in',
    routes: ['lookup', 'history'],
    async run(driver, view) {
      const { page } = driver;
      await openArea(page, { path: '/', as: 'guest', ...view });
      await driver.press('Sign in');
      await expect.poll(() => new URL(page.url()).searchParams.get('as')).toBe('member');
      await expect(page.locator('orders-history article').first()).toBeVisible();
    },
  },
  {
    name: 'a member loads all orders, opens one, and goes back',
    routes: ['history', 'salesDetail'],
    async run(driver, view) {
      const { page } = driver;
      await openArea(page, { path: '/', ...view });
      const cards = page.locator('orders-history article');
      await expect(cards).toHaveCount(10);
      await driver.press('Show More');
      await expect(cards).toHaveCount(20);
      await driver.press('Show More');
      await expect(cards).toHaveCount(30);
      await driver.press(`View order Order ${ORDER}`);
      await expectOrder(page, ORDER);
      await driver.press('Orders');
      await expect(getHeading(page)).toBeFocused();
      await expect(cards).toHaveCount(30);
    },
  },
  {
    name: 'a member views partner orders, jumps to the questions, and goes back',
    routes: ['history', 'partners'],
    async run(driver, view) {
      const { page } = driver;
      await openArea(page, { path: '/', ...view });
      await expect(page.locator('orders-history article')).toHaveCount(10);
      await driver.press('Partner Orders');
      const cards = page.locator('orders-partner-history article');
      await expect(cards).toHaveCount(10);
      await expect(getHeading(page)).toBeFocused();
      await driver.press('Show More');
      await expect(cards).toHaveCount(12);
      await driver.press('Questions about partner orders');
      await expect(page.locator('orders-partner-history .faq-heading')).toBeFocused();
      await driver.press('Fieldhouse Orders');
      await expect(page.locator('orders-history article')).toHaveCount(10);
      await expect(getHeading(page)).toBeFocused();
    },
  },
  {
    name: 'a member retries loading more partner orders after dismissing the failure',
    routes: ['partners'],
    async run(driver, view) {
      const { page } = driver;
      await openArea(page, { path: '/', ...view });
      await expect(page.locator('orders-history article')).toHaveCount(10);
      await driver.press('Partner Orders');
      await expect(page.locator('orders-partner-history article')).toHaveCount(10);
      await page.route('**/partner_history/v1?*anchor*', (call) => call.fulfill({ status: 403, body: '{}' }));
      await driver.press('Show More');
      const box = page.locator('orders-partner-history').getByRole('alert');
      await expect(box).toBeVisible();
      await driver.press('Dismiss');
      await expect(box).toHaveCount(0);
      await page.unroute('**/partner_history/v1?*anchor*');
      await driver.press('Show More');
      await expect(page.locator('orders-partner-history article')).toHaveCount(12);
    },
  },
  {
    name: 'a member views a return and goes to the orders',
    routes: ['returnDetail', 'history'],
    async run(driver, view) {
      const { page } = driver;
      await openArea(page, { path: '/returns/RT10000010/', ...view });
      await expect(page.locator('orders-detail').getByRole('complementary')).toBeVisible();
      await driver.press('Orders');
      await expect(page.locator('orders-history article').first()).toBeVisible();
      await expect(getHeading(page)).toBeFocused();
    },
  },
  SEARCH_FLOW,
  PARTIAL_CANCEL_FLOW,
  ...RETURN_FLOWS,
  LABEL_FLOW,
  ADDRESS_FLOW,
  ...BANK_REFUND_FLOWS,
  GIFT_CARD_FLOW,
  CURBSIDE_FLOW,
  WITHDRAWAL_FLOW,
  GUEST_CODE_FLOW,
  {
    name: 'a member cancels an order',
    routes: ['salesDetail'],
    async run(driver, view) {
      const { page } = driver;
      await openArea(page, { path: '/sales/US10000002/', ...view });
      await driver.press('Cancel order');
      await expect(getDialog(page)).toBeVisible();
      await driver.press('Cancel order');
      await driver.press('Done');
      await expect(getDialog(page)).toHaveCount(0);
      await expect(page.locator('orders-detail .order-sub')).toBeVisible();
      await expect(getHeading(page)).toBeFocused();
    },
  },
  {
    name: 'a member cancels a return',
    routes: ['returnDetail'],
    async run(driver, view) {
      const { page } = driver;
      await openArea(page, { path: '/returns/RT10000033/', ...view });
      await driver.press('Cancel return');
      await expect(getDialog(page)).toBeVisible();
      await driver.press('Cancel return');
      await driver.press('Done');
      await expect(getDialog(page)).toHaveCount(0);
      await expect(page.locator('orders-detail .order-main > .notice')).toBeVisible();
      await expect(getHeading(page)).toBeFocused();
    },
  },
  {
    name: 'a member buys an item again and views it in the bag',
    routes: ['salesDetail'],
    async run(driver, view) {
      const { page } = driver;
      const item = 'Tempo Drift 3 Road Running Shoes, Lagoon, Size M 9 / W 10.5';
      const button = page.locator('orders-detail .item-shop > button').first();
      await openArea(page, { path: `/sales/${ORDER}/`, ...view });
      await driver.press(`Buy again ${item}`);
      await expect(getDialog(page).locator('.cart-item')).toBeVisible();
      await driver.press('Close');
      await expect(button).toBeFocused();
      await driver.press(`View in bag ${item}`);
      await expect(getDialog(page).locator('.cart-item')).toBeVisible();
      await driver.dismiss();
      await expect(button).toBeFocused();
    },
  },
  {
    name: 'a member views products similar to an item',
    routes: ['salesDetail'],
    async run(driver, view) {
      const { page } = driver;
      await openArea(page, { path: `/sales/${ORDER}/`, ...view });
      await driver.press('Shop similar Tempo Drift 3 Road Running Shoes, Lagoon, Size M 9 / W 10.5');
      const last = getDialog(page).locator('.tile').last();
      await driver.press('Next products');
      await expect(last).toBeInViewport({ ratio: 0.9 });
      await driver.press('Previous products');
      await expect(getDialog(page).locator('.tile').first()).toBeInViewport({ ratio: 0.9 });
      await driver.press('Close');
      await expect(page.locator('orders-detail .item-shop > button').nth(1)).toBeFocused();
    },
  },
  {
    name: 'a member keeps an order',
    routes: ['salesDetail'],
    async run(driver, view) {
      const { page } = driver;
      await openArea(page, { path: '/sales/US10000002/', ...view });
      await driver.press('Cancel order');
      await driver.press('Keep order');
      await expect(getCancelButton(page)).toBeFocused();
      await driver.press('Cancel order');
      await expect(getDialog(page)).toBeVisible();
      await driver.dismiss();
      await expect(getCancelButton(page)).toBeFocused();
    },
  },
  {
    name: 'a member retries a cancellation',
    routes: ['salesDetail'],
    async run(driver, view) {
      const { page } = driver;
      await openArea(page, { path: '/sales/US10000004/', ...view });
      await driver.press('Cancel order');
      await expect(getDialog(page)).toBeVisible();
      await driver.press('Cancel order');
      await driver.press('Try again');
      await driver.press('Done');
      await expect(page.locator('orders-detail .order-sub')).toBeVisible();
    },
  },
  {
    name: 'a member pays for an order on hold',
    routes: ['salesDetail'],
    async run(driver, view) {
      const { page } = driver;
      await openArea(page, { path: '/sales/DE10000002/', country: 'de', ...view });
      await expect(page.locator('orders-detail .pay-form')).toBeVisible();
      await driver.press('Pay with Klarna');
      await page.waitForURL(/\/sandbox\/payment\//);
      await page.getByRole('button', { name: 'Pay now' }).click();
      await page.waitForURL(/payment=success/);
      await expect(page.locator('orders-detail .order-main > .tone-success[part=message]')).toBeVisible();
    },
  },
];
