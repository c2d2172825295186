import type { Page } from '@playwright/test';
import { isShown, openArea, type Surface, type View } from './surface.js';
import { chooseRefund } from '../support/choose-refund.js';

const tag = 'orders-return-wizard';
const route = 'returnWizard';
const DIALOG = `${tag} dialog`;
const NEXT = `${tag} .wizard-side .is-primary`;
const CARD = `${tag} .address-choice`;

/** Goes to the addresses of a courier pickup, optionally with a fault. */
async function goToAddresses(page: Page, view?: View, fault?: string): Promise<void> {
  await openArea(page, {
    path: '/sales/KR10000001/return/',
    country: 'kr',
    ...(fault !== undefined && { fault }),
    ...view,
  });
  await page.locator(`${tag} .return-row input:enabled`).first().check();
  await page.locator(`${tag} .reasons input`).first().check();
  await chooseRefund(page);
  await page.locator(NEXT).click();
  await page.locator(`${tag} .method input[value=courierPickup]`).check();
  await page.locator(NEXT).click();
}

async function openForm(page: Page): Promise<void> {
  await page.locator(`${tag} .order-main .is-secondary`).click();
  await isShown(page, `${DIALOG} form`);
}

const TYPED = {
  familyName: '이',
  givenName: '하늘',
  phone: '01055550101',
  code: '03171',
  province: '서울특별시',
  locality: '종로구',
  line1: '세종대로 175',
};

/** Fills in a new address and submits it for the check. */
async function addAddress(page: Page, changes: Partial<typeof TYPED> = {}): Promise<void> {
  await openForm(page);
  for (const [name, text] of Object.entries({ ...TYPED, ...changes })) {
    await page.locator(`${DIALOG} input[name=${name}]`).fill(text);
  }
  await page.locator(`${DIALOG} form .is-primary`).click();
}

interface Scene {
  readonly name: string;
  readonly state: Surface['state'];
  readonly fault?: string;
  readonly shown: string;
  readonly act?: (page: Page) => Promise<void>;
}

const SCENES: readonly Scene[] = [
  { name: 'wizard-addresses', state: 'ready', shown: CARD },
  {
    name: 'wizard-addresses-last',
    state: 'ready',
    shown: `${CARD} input:disabled`,
    act: async (page) => page.locator(`${tag} .address-pages button`).last().click(),
  },
  { name: 'wizard-addresses-loading', state: 'loading', fault: 'list-addresses:timeout', shown: `${tag} [aria-busy]` },
  { name: 'wizard-addresses-empty', state: 'empty', fault: 'list-addresses:status-404', shown: `${tag} .is-secondary` },
  { name: 'wizard-addresses-failed', state: 'error', fault: 'list-addresses:status-403', shown: `${tag} [role=alert]` },
  { name: 'wizard-address-form', state: 'dialog', shown: `${DIALOG} form`, act: openForm },
  {
    name: 'wizard-address-errors',
    state: 'dialog',
    shown: `${DIALOG} .field-error`,
    async act(page) {
      await openForm(page);
      await page.locator(`${DIALOG} form .is-primary`).click();
    },
  },
  {
    name: 'wizard-address-suggested',
    state: 'dialog',
    shown: `${DIALOG} .address-pair`,
    act: (page) => addAddress(page, { code: '00000' }),
  },
  {
    name: 'wizard-address-unverified',
    state: 'dialog',
    shown: `${DIALOG} .address-pair`,
    act: (page) => addAddress(page, { line1: '없는길 1' }),
  },
  {
    name: 'wizard-address-saving',
    state: 'dialog',
    fault: 'request-new-address:timeout',
    shown: `${DIALOG}:not(:has(form)) [aria-busy]`,
    act: addAddress,
  },
  {
    name: 'wizard-address-not-saved',
    state: 'dialog',
    fault: 'request-new-address:status-429',
    shown: `${DIALOG}:not(:has(form)) .is-secondary`,
    act: addAddress,
  },
  {
    name: 'wizard-address-refused',
    state: 'notice',
    fault: 'request-new-address:drift-null',
    shown: `${tag} [role=alert]`,
    act: addAddress,
  },
  {
    name: 'wizard-address-review',
    state: 'ready',
    shown: `${tag} .review .address`,
    async act(page) {
      await page.locator(`${CARD} input`).first().check();
      await page.locator(NEXT).click();
    },
  },
];

/** The steps of a courier pickup, from the address book to the review. */
export const ADDRESS_SURFACES: readonly Surface[] = SCENES.map(({ name, state, fault, shown, act }) => ({
  name,
  tag,
  route,
  state,
  async open(page, view) {
    await goToAddresses(page, view, fault);
    if (state !== 'loading') await isShown(page, `${tag} .order-main .is-secondary`);
    await act?.(page);
    await isShown(page, shown);
  },
}));
