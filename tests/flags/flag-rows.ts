import { expect, type Locator, type Page } from '@playwright/test';
import { openMadeReturn } from '../e2e/support/made-return.js';
import type { FlagRow } from './flag-row.js';
import { INSTRUCTIONS_FLAG_ROWS } from './instructions-flag-rows.js';

const order = (orderNumber: string, query = ''): string => {
  const country = orderNumber.slice(0, 2).toLowerCase();
  return `/${country}/en/orders/sales/${orderNumber}/?as=member${query}`;
};
const inOrder = (page: Page): Locator => page.locator('orders-detail');
const inWizard = (page: Page): Locator => page.locator('orders-return-wizard');

const EXCHANGEABLE = '/us/en/orders/sales/US10000012/return/?as=member';
const findExchange = (page: Page): Locator => inWizard(page).getByRole('radio', { name: /^Exchange it/ });

/** Chooses the first returnable item and its first reason. */
async function chooseReason(page: Page): Promise<void> {
  const wizard = inWizard(page);
  await wizard.locator('.return-row input:enabled').first().check();
  await wizard.locator('.reasons input').first().check();
}

/** Opens the return methods of an order, for its first returnable item. */
async function goToMethods(page: Page): Promise<void> {
  const wizard = inWizard(page);
  await chooseReason(page);
  await wizard.getByRole('button', { name: 'Continue' }).click();
  await expect(wizard.getByRole('radio').first()).toBeVisible();
}

/** Opens the return methods of an order and chooses a store. */
async function chooseToStore(page: Page): Promise<void> {
  await goToMethods(page);
  await inWizard(page).getByRole('radio', { name: 'Return to a store' }).check();
}

/** A guest looks up their order. */
async function findAsGuest(page: Page): Promise<void> {
  await page.getByLabel('Email address').fill('guest@example.com');
  await page.getByRole('button', { name: 'Find order' }).click();
}

/** The page sets another shopper, and its experiment client is still loading. */
async function changeShopper(page: Page): Promise<void> {
  await page.locator('orders-area').evaluate((area: HTMLElement & { adapter: object }) => {
    area.adapter = { ...area.adapter, user: { id: 'upm-1004' }, experiments: new Promise(() => {}) };
  });
}

/** Opens the return methods of an order for a guest, who looks it up first. */
async function goToMethodsAsGuest(page: Page): Promise<void> {
  await findAsGuest(page);
  await page.getByRole('button', { name: 'Start return' }).click();
  await goToMethods(page);
}

const RETURN = '/us/en/orders/returns/RT10000010/?as=member';

/** Every flag that is read, shown on and off in a browser. */
export const FLAG_ROWS: readonly FlagRow[] = [
  {
    flag: 'enableSmsLookup',
    at: '/us/en/orders/details/?as=guest',
    isSeen: 'on',
    find: (page) => page.getByRole('button', { name: 'Use a phone number instead' }),
  },
  {
    flag: 'isLoggedOutMember',
    at: '/us/en/orders/details/?as=guest',
    isSeen: 'on',
    find: (page) => page.getByText("You're signed out."),
  },
  {
    flag: 'enablePartnerOrders',
    at: '/us/en/orders/?as=member',
    isSeen: 'on',
    find: (page) => page.getByRole('navigation').getByRole('link', { name: 'Partner orders' }),
  },
  {
    flag: 'enableHistorySearch',
    at: '/us/en/orders/?as=member',
    isSeen: 'on',
    find: (page) => page.getByRole('search'),
  },
  {
    flag: 'enablePartialCancel',
    at: '/us/en/orders/sales/US10000031/?as=member&cancel=true',
    isSeen: 'on',
    find: (page) => page.getByRole('radio', { name: 'Choose items' }),
  },
  {
    flag: 'enableReturnCancel',
    at: '/us/en/orders/returns/RT10000033/?as=member',
    isSeen: 'on',
    find: (page) => inOrder(page).getByRole('button', { name: 'Cancel return' }),
  },
  {
    flag: 'enableEdd',
    at: order('US10000027'),
    isSeen: 'on',
    find: (page) => inOrder(page).getByText(/^Arriving/),
  },
  {
    flag: 'enableWriteReview',
    at: order('US10000001', '&writeReview=true'),
    isSeen: 'on',
    find: (page) => page.getByRole('link', { name: 'Write a review' }).first(),
  },
  {
    flag: 'useQuickActionCta',
    at: order('US10000010'),
    isSeen: 'on',
    find: (page) => page.locator('.order-actions').getByRole('link', { name: 'Get help' }),
  },
  {
    flag: 'showFinalSaleMessage',
    at: order('US10000011'),
    isSeen: 'on',
    find: (page) => inOrder(page).getByText("Final sale: this item can't be returned or exchanged.").first(),
  },
  {
    flag: 'showBisroMessage',
    at: order('US10000007'),
    isSeen: 'on',
    find: (page) => inOrder(page).getByText('You bought this in a store.'),
  },
  {
    flag: 'isAustralia',
    at: order('US10000001'),
    isSeen: 'on',
    find: (page) => inOrder(page).getByText(/^Includes .* GST$/),
  },
  {
    flag: 'enableOrderMismatchModal',
    at: order('US10000019'),
    act: (page) => page.getByRole('button', { name: 'Start return' }).click(),
    isSeen: 'on',
    find: (page) => page.getByRole('dialog', { name: 'This order shipped from Canada' }),
    instead: (page) => page.locator('orders-area:not(:has(orders-detail))'),
  },
  {
    flag: 'disableReturns',
    at: order('US10000001'),
    isSeen: 'off',
    find: (page) => page.getByRole('button', { name: 'Start return' }),
  },
  {
    flag: 'enableSagawaReturn',
    at: order('JP10000002'),
    isSeen: 'on',
    find: (page) => page.getByRole('link', { name: 'Schedule return pickup' }),
  },
  {
    flag: 'enableDeferredPayment',
    at: order('CN10000001'),
    isSeen: 'on',
    find: (page) => inOrder(page).getByRole('img', { name: /^QR code to pay/ }),
  },
  {
    flag: 'enableShowReturnTaxTotal',
    at: '/us/en/orders/returns/RT10000010/?as=member',
    isSeen: 'on',
    find: (page) => inOrder(page).getByRole('term').filter({ hasText: 'Taxes' }),
  },
  {
    flag: 'enableShopSimilar',
    at: order('US10000001'),
    isSeen: 'on',
    find: (page) => inOrder(page).getByRole('button', { name: 'Shop similar' }).first(),
  },
  {
    flag: 'suppressReturnBarcode',
    at: order('US10000007'),
    isSeen: 'off',
    find: (page) => inOrder(page).locator('.code-slot svg'),
  },
  {
    flag: 'showMailLabel',
    at: RETURN,
    isSeen: 'on',
    find: (page) => inOrder(page).getByRole('button', { name: 'Mail me a label' }),
    instead: (page) => inOrder(page).getByRole('button', { name: 'Email label' }),
  },
  {
    flag: 'paperlessReturnConfirmation',
    at: RETURN,
    isSeen: 'on',
    find: (page) => inOrder(page).getByRole('button', { name: 'Show code' }),
    instead: (page) => inOrder(page).getByRole('button', { name: 'Get label' }),
  },
  {
    flag: 'emeaPaperless',
    at: '/gb/en/orders/sales/GB10000001/?as=member&world=flags-emea',
    act: (page) => openMadeReturn(page, { orderNumber: 'GB10000001', world: 'flags-emea' }),
    isSeen: 'on',
    find: (page) => inOrder(page).getByRole('button', { name: 'Show code' }),
    instead: (page) => inOrder(page).getByRole('button', { name: 'Get label' }),
  },
  {
    flag: 'enableReturnsBarcode',
    at: '/us/en/orders/sales/US10000001/?as=member&world=flags-store',
    act: (page) => openMadeReturn(page, { orderNumber: 'US10000001', world: 'flags-store', method: 'returnToStore' }),
    isSeen: 'on',
    find: (page) => inOrder(page).locator('.code-slot svg'),
    instead: (page) => inOrder(page).getByText('Bring your items to one of our stores'),
  },
  {
    flag: 'enableGiftCardLookup',
    at: '/us/en/orders/gift-card-lookup?as=guest',
    isSeen: 'off',
    find: (page) => page.locator('orders-guest-lookup'),
  },
  {
    flag: 'enableCurbsidePickup',
    at: '/us/en/orders/curbside-pickup/US10000006/?as=guest&storeId=101&qrId=Q101',
    isSeen: 'on',
    drawsNothingOff: true,
    find: (page) => page.locator('orders-curbside-checkin form'),
  },
  {
    flag: 'showCovidMessaging',
    at: '/us/en/orders/sales/US10000001/return/?as=member',
    isSeen: 'on',
    find: (page) => inWizard(page).getByText('You have 60 days to return your items.'),
  },
  {
    flag: 'enableUsps',
    at: '/us/en/orders/sales/US10000008/return/?as=member',
    act: goToMethods,
    isSeen: 'on',
    find: (page) => inWizard(page).getByRole('radio', { name: 'Drop off with USPS' }),
    instead: (page) => inWizard(page).getByRole('radio', { name: 'Drop off with UPS', exact: true }),
  },
  {
    flag: 'enableExchanges',
    at: EXCHANGEABLE,
    act: chooseReason,
    isSeen: 'on',
    find: findExchange,
    instead: (page) => inWizard(page).getByRole('button', { name: 'Add a note' }),
  },
  {
    flag: 'enableExchangeMobileTesting',
    at: `${EXCHANGEABLE}&standalone=true`,
    beside: ['enableExchanges'],
    act: chooseReason,
    isSeen: 'on',
    find: findExchange,
    instead: (page) => inWizard(page).getByRole('button', { name: 'Add a note' }),
  },
  {
    flag: 'enableCarrierService',
    at: '/gb/en/orders/sales/GB10000001/return/?as=member',
    act: goToMethods,
    isSeen: 'on',
    find: (page) => inWizard(page).getByText("You don't need a printer."),
    instead: (page) => inWizard(page).getByText('Pack your items, add the label and drop off the parcel.'),
  },
  {
    flag: 'enableDorisStoreSelector',
    at: '/us/en/orders/sales/US10000001/return/?as=member',
    act: chooseToStore,
    isSeen: 'on',
    find: (page) => inWizard(page).getByRole('navigation').getByText('Store', { exact: true }),
    instead: (page) => inWizard(page).getByRole('button', { name: 'Submit return' }),
  },
  {
    flag: 'enableLoginPrompt',
    at: '/us/en/orders/details/US10000001/?as=guest',
    act: goToMethodsAsGuest,
    isSeen: 'on',
    find: (page) => inWizard(page).getByText('Sign in for free shipping, or pay for shipping as guest.'),
    instead: (page) => inWizard(page).getByText('You pay return shipping'),
  },
  {
    flag: 'enableCourierPickup',
    at: '/kr/en/orders/sales/KR10000001/return/?as=member',
    act: goToMethods,
    isSeen: 'on',
    find: (page) => inWizard(page).getByRole('radio', { name: 'Have it picked up' }),
    instead: (page) => inWizard(page).getByRole('radio', { name: 'Return to a store' }),
  },
  {
    flag: 'disableChat',
    at: '/us/en/orders/details/US10000001/?as=guest',
    act: findAsGuest,
    isSeen: 'off',
    find: (page) => page.getByRole('link', { name: 'Chat with us' }),
    instead: (page) => page.getByRole('link', { name: 'Contact us' }),
  },
  {
    flag: 'enableAbTesting',
    at: '/us/en/orders/?as=member',
    act: changeShopper,
    isSeen: 'on',
    find: (page) => page.getByRole('status').filter({ hasText: 'Loading your orders' }),
    instead: (page) => page.locator('orders-area').getByRole('article').first(),
  },
  ...INSTRUCTIONS_FLAG_ROWS,
];
