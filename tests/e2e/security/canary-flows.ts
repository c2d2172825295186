import { expect, type Page } from '@playwright/test';
import { openAlone, openArea, AS_MEMBER } from '../../surfaces/surface.js';
import { expectOrder, type AreaTag } from '../support/area.js';
import { confirmCancel, expectTitle, getDialog } from '../support/cancel.js';
import { cancelItems, finish, PARTLY } from '../support/partial-cancel.js';
import { GUEST_EMAIL, lookUp } from '../support/test.js';
import { becomeKiosk, MEMBERS_ORDER, openAsMember, ORDER, signOut, type CanaryFlow } from './canary-flow.js';
import { BANK_REFUND_CANARY_FLOWS } from './bank-refund-canary-flows.js';
import { CURBSIDE_CANARY_FLOWS } from './curbside-canary-flows.js';
import { GUEST_CODE_CANARY_FLOWS } from './guest-code-canary-flows.js';
import { GIFT_CARD_CANARY_FLOWS } from './gift-card-canary-flows.js';
import { LONE_CANARY_FLOWS } from './lone-canary-flows.js';
import { RETURN_CANARY_FLOWS } from './return-canary-flows.js';
import { LABEL_CANARY_FLOW } from './label-canary-flow.js';
import { SHOP_CANARY_FLOWS } from './shop-canary-flows.js';
import { MAPS, PICTURES, TRACKING } from './leaky-environment.js';

async function openForm(page: Page, fault?: string): Promise<void> {
  await openArea(page, { path: '/details/', as: 'guest', ...(fault !== undefined && { fault }) });
  await expect(page.locator('input[name=orderNumber]')).toBeVisible();
}

/** Finds an order as a guest in the area. */
async function findAsGuest(page: Page, orderNumber: string): Promise<void> {
  await openForm(page);
  await lookUp(page, orderNumber);
  await expectOrder(page, orderNumber);
}

/** Completes a cancellation, and shows the order afterwards. */
function toCancelFlow(
  end: string,
  title: string,
  open: (page: Page) => Promise<void>,
): Pick<CanaryFlow, 'name' | 'run'> {
  return {
    name: `a cancellation that is ${end}`,
    async run(page, look) {
      await open(page);
      await confirmCancel(page);
      await look();
      await expectTitle(page, title);
      await look();
      await getDialog(page).getByRole('button').last().click();
      await expect(getDialog(page)).toHaveCount(0);
      await look();
    },
  };
}

/** Flows that `tests/surfaces/flows.ts` does not contain: other results, other pages, and ends of sessions. */
export const CANARY_FLOWS: readonly CanaryFlow[] = [
  {
    name: 'a guest lookup by phone',
    meets: ORDER,
    async run(page, look) {
      await openForm(page);
      await page.getByRole('button', { name: 'Use a phone number instead' }).click();
      await page.locator('input[name=orderNumber]').fill('US10000001');
      await page.locator('input[name=phoneNumber]').fill('503 555 0101');
      await look();
      await page.getByRole('button', { name: 'Find order' }).click();
      await expectOrder(page, 'US10000001');
      await look();
    },
  },
  {
    name: 'a guest lookup that misses',
    meets: ['e-mail', 'order number'],
    async run(page, look) {
      await openForm(page);
      await lookUp(page, 'US99999999');
      await expect(page.getByRole('group', { name: "We couldn't find that order" })).toBeVisible();
      await look();
    },
  },
  {
    name: 'a guest lookup that fails',
    meets: ['e-mail', 'order number'],
    async run(page, look) {
      await openForm(page, 'get-order-summary:status-403');
      await lookUp(page, 'US10000001');
      await expect(page.locator('orders-guest-lookup [part=message]')).toBeVisible();
      await look();
    },
  },
  {
    name: 'a return',
    meets: [...MEMBERS_ORDER, 'return number'],
    async run(page, look) {
      await openAsMember(page, '/returns/RT10000011/');
      await look();
    },
  },
  {
    name: 'a search by number whose order is opened, and whose member signs out',
    meets: [...MEMBERS_ORDER, 'return number'],
    isOver: true,
    async run(page, look) {
      await openArea(page, { path: '/' });
      await page.getByRole('searchbox').fill('US10000010');
      await page.getByRole('searchbox').press('Enter');
      const found = page.locator('.search-slot article');
      await expect(found).toHaveCount(1);
      await look();
      await found.getByRole('link', { name: /^View order/ }).click();
      await expectOrder(page, 'US10000010');
      await look();
      await page.goBack();
      await expect(found).toHaveCount(1);
      await look();
      await signOut(page);
    },
  },
  {
    name: 'an order tracked at its carrier',
    meets: MEMBERS_ORDER,
    reaches: [PICTURES, TRACKING],
    async run(page, look) {
      await openAsMember(page, '/sales/US10000001/');
      const opened = page.waitForEvent('popup');
      await page.getByRole('button', { name: 'Track shipment' }).first().click();
      await page.getByRole('link', { name: "Track on carrier's site" }).click();
      await (await opened).waitForLoadState();
      await look();
    },
  },
  {
    name: 'an order with directions to its store',
    meets: MEMBERS_ORDER,
    reaches: [PICTURES, MAPS],
    async run(page, look) {
      await openAsMember(page, '/sales/US10000006/');
      await look();
      const opened = page.waitForEvent('popup');
      await page.getByRole('link', { name: 'Get directions' }).click();
      await (await opened).waitForLoadState();
      await look();
    },
  },
  {
    name: 'an order whose code is shown in a store',
    meets: MEMBERS_ORDER,
    async run(page, look) {
      await openAsMember(page, '/sales/US10000007/');
      await expect(page.getByRole('img', { name: 'Barcode' })).toBeVisible();
      await look();
    },
  },
  {
    ...toCancelFlow('pending', "We've received your cancellation request", (page) => findAsGuest(page, 'US10000003')),
    meets: ORDER,
  },
  {
    name: 'a cancellation of some items',
    meets: ORDER,
    async run(page, look) {
      await findAsGuest(page, PARTLY);
      await cancelItems(page, { Stride: 1, Club: 'all' });
      await look();
      await expectTitle(page, 'The selected items are canceled');
      await look();
      await finish(page);
      await expect(page.locator('orders-detail .order-head [part=message]')).toBeVisible();
      await look();
    },
  },
  {
    ...toCancelFlow('failed', "We couldn't cancel your order", (page) =>
      openAsMember(page, '/sales/US10000002/', { fault: 'request-cancel:status-429' }),
    ),
    meets: MEMBERS_ORDER,
  },
  {
    ...toCancelFlow('unavailable', 'This order can no longer be canceled', (page) =>
      openAsMember(page, '/sales/US10000014/'),
    ),
    meets: MEMBERS_ORDER,
  },
  {
    ...toCancelFlow('asked for in a kiosk', "We've received your cancellation request", async (page) => {
      await becomeKiosk(page);
      await openAsMember(page, '/sales/US10000003/');
    }),
    meets: MEMBERS_ORDER,
    keepsNothing: true,
  },
  {
    name: 'a lookup in a kiosk',
    meets: ORDER,
    keepsNothing: true,
    async run(page, look) {
      await openAlone(page, { tag: 'orders-guest-lookup', attributes: { kiosk: '' } });
      await lookUp(page, 'US10000001');
      await expect(page.getByRole('article')).toBeVisible();
      await look();
    },
  },
  {
    name: 'a lookup on the page of a partner',
    meets: ORDER,
    async run(page, look, partner) {
      await page.goto(partner);
      await lookUp(page, 'US10000001');
      await expect(page.getByRole('article')).toBeVisible();
      await look();
    },
  },
  {
    name: 'a card of an order',
    meets: MEMBERS_ORDER,
    async run(page, look) {
      await openAlone(page, {
        tag: 'orders-card',
        attributes: { 'order-number': 'US10000001' },
        adapter: AS_MEMBER,
      });
      await expect(page.getByRole('article')).toBeVisible();
      await look();
    },
  },
  {
    name: 'a member who signs out on an order that was cancelled',
    meets: MEMBERS_ORDER,
    isOver: true,
    async run(page, look) {
      await openAsMember(page, '/sales/US10000030/');
      await confirmCancel(page);
      await expectTitle(page, 'Your order is canceled');
      await look();
      await signOut(page);
    },
  },
  {
    name: 'a guest whose session ends while the order is shown',
    meets: ORDER,
    isOver: true,
    async run(page, look) {
      await findAsGuest(page, 'US10000001');
      await look();
      await page.evaluate(() =>
        (document.querySelector('orders-area') as AreaTag & { endSession(): void }).endSession(),
      );
      await expect(page.locator('input[name=orderNumber]')).toBeVisible();
    },
  },
  {
    name: 'a guest whose session ends while the form is filled in',
    meets: ['e-mail', 'order number'],
    isOver: true,
    async run(page, look) {
      await openForm(page);
      await page.locator('input[name=orderNumber]').fill('US10000001');
      await page.locator('input[name=email]').fill(GUEST_EMAIL);
      await look();
      await page.evaluate(() =>
        (document.querySelector('orders-area') as AreaTag & { endSession(): void }).endSession(),
      );
      await expect(page.locator('input[name=orderNumber]')).toHaveValue('');
    },
  },
  ...RETURN_CANARY_FLOWS,
  ...SHOP_CANARY_FLOWS,
  ...BANK_REFUND_CANARY_FLOWS,
  ...GIFT_CARD_CANARY_FLOWS,
  ...GUEST_CODE_CANARY_FLOWS,
  ...CURBSIDE_CANARY_FLOWS,
  LABEL_CANARY_FLOW,
  ...LONE_CANARY_FLOWS,
];
