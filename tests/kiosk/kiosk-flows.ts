import { expect, type Page } from '@playwright/test';
import { fillInAccount, openRefund } from '../e2e/support/bank-refund.js';
import { confirmCancel, expectTitle, getDialog } from '../e2e/support/cancel.js';
import { checkIn, getProgress, openCurbside } from '../e2e/support/curbside.js';
import { CARD, typeCard } from '../e2e/support/gift-card.js';
import { goToAddresses } from '../e2e/support/pickup.js';
import { GUEST_EMAIL, lookUp } from '../e2e/support/test.js';
import { review } from '../e2e/support/withdrawal.js';
import { getRows, getWizard, writeNote } from '../e2e/support/wizard.js';
import { openAlone } from '../surfaces/surface.js';
import { becomeKiosk, forgetMember, openAreaInKiosk, type KioskFlow } from './kiosk-flow.js';

const ORDER = 'US10000001';

async function openLookup(page: Page, flags = ''): Promise<void> {
  await openAlone(page, { tag: 'orders-guest-lookup', attributes: { kiosk: '', flags } });
  await page.locator('input[name=orderNumber]').fill(ORDER);
}

async function openOrder(page: Page, path: string): Promise<void> {
  await openAreaInKiosk(page, { path });
  await expect(page.locator('orders-detail').getByRole('complementary')).toBeVisible();
}

/** Flows interrupted in the middle. A new tag adds its own row. */
export const KIOSK_FLOWS: readonly KioskFlow[] = [
  {
    name: 'a form that is filled in',
    meets: ['e-mail', 'order number'],
    async open(page) {
      await openLookup(page);
      await page.locator('input[name=email]').fill(GUEST_EMAIL);
    },
  },
  {
    name: 'a form with a phone number',
    meets: ['phone', 'order number'],
    async open(page) {
      await openLookup(page, 'enableSmsLookup');
      await page.getByRole('button', { name: 'Use a phone number instead' }).click();
      await page.locator('input[name=phoneNumber]').fill('503 555 0101');
    },
  },
  {
    name: 'a lookup without a match',
    meets: ['e-mail', 'order number'],
    async open(page) {
      await openLookup(page);
      await lookUp(page, 'US99999999');
      await expect(page.getByRole('group', { name: "We couldn't find that order" })).toBeVisible();
    },
  },
  {
    name: 'an order that was found',
    meets: ['order number'],
    async open(page) {
      await openLookup(page);
      await lookUp(page, ORDER);
      await expect(page.getByRole('article')).toBeVisible();
    },
  },
  {
    name: "a guest's order, looked up in the area",
    meets: ['name', 'street', 'order number'],
    async open(page) {
      await openAreaInKiosk(page, { path: '/details/', as: 'guest' });
      await lookUp(page, ORDER);
      await expect(page.locator('orders-detail').getByRole('complementary')).toBeVisible();
    },
  },
  {
    name: 'a history',
    meets: ['order number'],
    async open(page) {
      await openAreaInKiosk(page, { path: '/' });
      await expect(page.getByRole('article').first()).toBeVisible();
    },
  },
  {
    name: 'a search in the history',
    meets: ['order number'],
    async open(page) {
      await openAreaInKiosk(page, { path: '/' });
      await page.locator('orders-history input[name=orderSearch]').fill(ORDER);
      await page.keyboard.press('Enter');
      await expect(page.locator('orders-history .search-slot article')).toHaveCount(1);
    },
  },
  {
    name: 'an order with open parcel tracking',
    meets: ['name', 'street', 'order number'],
    async open(page) {
      await openOrder(page, `/sales/${ORDER}/`);
      await page.getByRole('button', { name: 'Track shipment' }).first().click();
    },
  },
  {
    name: 'a return with an open code',
    meets: ['return number'],
    async open(page) {
      await openOrder(page, '/returns/RT10000010/');
      await page.getByRole('button', { name: 'Show code' }).click();
      await expect(page.locator('orders-detail dialog .qr')).toBeVisible();
    },
  },
  {
    name: 'an order that was cancelled',
    meets: ['name', 'order number'],
    async open(page) {
      await openOrder(page, '/sales/US10000003/');
      await confirmCancel(page);
      await expectTitle(page, "We've received your cancellation request");
    },
  },
  {
    name: 'a return with a description',
    meets: ['name', 'street', 'order number'],
    async open(page) {
      await openAreaInKiosk(page, { path: `/sales/${ORDER}/return/` });
      await getRows(page).locator('input:enabled').first().check();
      await getWizard(page).locator('.reasons input').first().check();
      await writeNote(page, 'Ask for Robin at 1200 Harbor Street');
    },
  },
  {
    name: 'a pickup with an unsaved address',
    meets: ['street', 'order number'],
    async open(page) {
      await becomeKiosk(page);
      await goToAddresses(page);
      await forgetMember(page);
      await getWizard(page).getByRole('button', { name: 'Add an address' }).click();
      await getDialog(page).getByLabel('Phone number *').fill('010-5555-0101');
      await getDialog(page).getByLabel('Street address *').fill('세종대로 175');
    },
  },
  {
    name: 'a refund with an unsaved account',
    meets: ['IBAN', 'name'],
    async open(page) {
      await becomeKiosk(page);
      await openRefund(page);
      await forgetMember(page);
      await fillInAccount(page);
    },
  },
  {
    name: 'a withdrawal to confirm',
    meets: ['name', 'e-mail'],
    async open(page) {
      await openAlone(page, { tag: 'orders-withdrawal', attributes: { kiosk: '', country: 'de' } });
      await review(page);
    },
  },
  {
    name: 'a car waiting at the curb',
    meets: ['vehicle', 'order number'],
    async open(page) {
      await becomeKiosk(page);
      await openCurbside(page);
      await forgetMember(page);
      await checkIn(page);
      await expect(getProgress(page)).toHaveAttribute('aria-valuenow', '50');
    },
  },
  {
    name: 'a gift card with its PIN',
    meets: ['card', 'PIN'],
    async open(page) {
      const attributes = { kiosk: '', flags: 'enableGiftCardLookup' };
      await openAlone(page, { tag: 'orders-gift-card-balance', attributes });
      await typeCard(page, { ...CARD, pin: '480271' });
    },
  },
];
