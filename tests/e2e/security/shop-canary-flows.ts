import { expect, type Page } from '@playwright/test';
import { getDialog } from '../support/cancel.js';
import { getPayment, getQr } from '../support/payment.js';
import { MEMBERS_ORDER, openAsMember, signOut, type CanaryFlow } from './canary-flow.js';
import type { CanaryName } from './canaries.js';
import { PICTURES, SHOP } from './leaky-environment.js';

const PATH = '/sales/US10000001/';
/** An order on hold also contains the payment approval. */
const ON_HOLD: readonly CanaryName[] = [...MEMBERS_ORDER, 'payment approval'];

async function press(page: Page, name: 'Buy again' | 'Shop similar'): Promise<void> {
  await page.locator('orders-detail .item-shop').getByRole('button', { name }).first().click();
}

/** Follows a link of the open dialog that leaves the area. */
async function leaveBy(page: Page, link: string, look: () => Promise<void>): Promise<void> {
  await getDialog(page).locator(link).first().click();
  await page.waitForURL((url) => !url.pathname.includes('/orders/'));
  await look();
}

/** Flows from an order back to the shop, and with the other data of an order: its payment and its documents. */
export const SHOP_CANARY_FLOWS: readonly CanaryFlow[] = [
  {
    name: 'a member who signs out while the bought item is shown',
    meets: MEMBERS_ORDER,
    reaches: [PICTURES],
    isOver: true,
    async run(page, look) {
      await openAsMember(page, PATH);
      await press(page, 'Buy again');
      await expect(getDialog(page).locator('.cart-item')).toBeVisible();
      await look();
      await signOut(page);
    },
  },
  {
    name: 'an item bought again with an unknown outcome, opened on its own page',
    meets: MEMBERS_ORDER,
    reaches: [SHOP],
    async run(page, look) {
      await openAsMember(page, PATH, { fault: 'request-cart-item:reset' });
      await press(page, 'Buy again');
      await expect(getDialog(page)).toBeVisible();
      await look();
      await leaveBy(page, 'a.is-secondary', look);
    },
  },
  {
    name: 'a similar product that is opened',
    meets: MEMBERS_ORDER,
    reaches: [PICTURES, SHOP],
    async run(page, look) {
      await openAsMember(page, PATH);
      await press(page, 'Shop similar');
      await expect(getDialog(page).locator('.tile-link').first()).toBeVisible();
      await look();
      await leaveBy(page, '.tile-link', look);
    },
  },
  {
    name: 'a member who signs out while similar products are shown',
    meets: MEMBERS_ORDER,
    isOver: true,
    async run(page, look) {
      await openAsMember(page, PATH);
      await press(page, 'Shop similar');
      await expect(getDialog(page).locator('.tile-link').first()).toBeVisible();
      await look();
      await signOut(page);
    },
  },
  {
    name: 'a saved e-fapiao',
    meets: MEMBERS_ORDER,
    isOver: true,
    async run(page, look) {
      await openAsMember(page, '/sales/CN10000003/', { country: 'cn' });
      const saved = page.waitForEvent('download');
      await page.getByRole('button', { name: 'Download e-fapiao' }).click();
      await saved;
      await expect(page.getByRole('alert', { name: 'Your e-fapiao has been downloaded' })).toBeVisible();
      await look();
      await signOut(page);
    },
  },
  {
    name: 'a saved invoice',
    meets: MEMBERS_ORDER,
    isOver: true,
    async run(page, look) {
      await openAsMember(page, '/sales/US10000035/');
      await page.getByRole('button', { name: /^Invoice/ }).click();
      const saved = page.waitForEvent('download');
      await getDialog(page).getByRole('button', { name: 'Download' }).click();
      await saved;
      await look();
      await signOut(page);
    },
  },
  {
    name: 'an order paid by a code, whose member signs out',
    meets: ON_HOLD,
    isOver: true,
    async run(page, look) {
      await openAsMember(page, '/sales/CN10000001/', { country: 'cn' });
      await expect(getQr(page)).toBeVisible();
      await look();
      await signOut(page);
    },
  },
  {
    name: 'a payment that cannot be prepared',
    meets: ON_HOLD,
    async run(page, look) {
      await openAsMember(page, '/sales/DE10000002/', { country: 'de', fault: 'request-deferred-payment:status-500' });
      await expect(getPayment(page).getByRole('button', { name: 'Try again' })).toBeVisible();
      await look();
    },
  },
];
