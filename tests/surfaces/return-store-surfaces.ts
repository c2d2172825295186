import type { Page } from '@playwright/test';
import { getStores, getWizard, goToStores } from '../e2e/support/wizard.js';
import { isShown, openArea, type Surface, type View } from './surface.js';
import { chooseRefund } from '../support/choose-refund.js';

const tag = 'orders-return-wizard';
const route = 'returnWizard';
const STORE = `${tag} .store-choice`;
const LIST = '**/store/store_locations/v1?*';

interface Scene {
  readonly orderNumber?: string;
  readonly shown?: string;
  readonly fault?: string;
}

/** Opens the step with the stores. */
const openStores =
  ({ orderNumber = 'US10000001', shown = STORE, fault }: Scene = {}) =>
  async (page: Page, view?: View): Promise<void> => {
    await openArea(page, { path: `/sales/${orderNumber}/return/`, ...(fault !== undefined && { fault }), ...view });
    await isShown(page, `${tag} .return-row`);
    await goToStores(page);
    await isShown(page, shown);
  };

/** Opens it for an order without an address to search near. */
const openUnasked = openStores({ orderNumber: 'US10000008', shown: `${tag} .store-search` });

async function look(page: Page, text: string): Promise<void> {
  await getWizard(page).locator('.store-search input').fill(text);
  await getWizard(page).locator('.store-search [type=submit]').click();
}

/** Denies access to the location, as a shopper may: headless browsers would wait for an answer, or not support it. */
async function denyLocation(page: Page): Promise<void> {
  await page.evaluate(() => {
    const denied = { code: 1, PERMISSION_DENIED: 1 } as GeolocationPositionError;
    navigator.geolocation.getCurrentPosition = (_found, fail) => void setTimeout(() => fail?.(denied), 100);
  });
}

/** The store of a return: the list to choose from, or the reason why it is empty. */
export const RETURN_STORE_SURFACES: readonly Surface[] = [
  {
    name: 'wizard-stores',
    tag,
    route,
    state: 'ready',
    async open(page, view) {
      await openStores()(page, view);
      await look(page, 'Sacramento');
      await isShown(page, `${tag} .show-more`);
      await getStores(page).first().locator('label').click();
    },
  },
  {
    name: 'wizard-stores-unasked',
    tag,
    route,
    state: 'ready',
    open: openUnasked,
  },
  {
    name: 'wizard-stores-empty-search',
    tag,
    route,
    state: 'notice',
    async open(page, view) {
      await openUnasked(page, view);
      await look(page, '');
      await isShown(page, `${tag} .field-error`);
    },
  },
  {
    name: 'wizard-stores-no-location',
    tag,
    route,
    state: 'notice',
    async open(page, view) {
      await openUnasked(page, view);
      await denyLocation(page);
      await getWizard(page).locator('.store-search [type=button]').click();
      await isShown(page, `${tag} .store-search .message`);
    },
  },
  {
    name: 'wizard-stores-none',
    tag,
    route,
    state: 'empty',
    async open(page, view) {
      await openStores()(page, view);
      await look(page, 'Nowhere');
      await isShown(page, `${tag} .empty`);
    },
  },
  {
    name: 'wizard-stores-loading',
    tag,
    route,
    state: 'loading',
    open: openStores({ shown: `${tag} .store-choice-skeleton`, fault: 'list-stores:timeout' }),
  },
  {
    name: 'wizard-stores-failed',
    tag,
    route,
    state: 'error',
    open: openStores({ shown: `${tag} [role=alert]`, fault: 'list-stores:status-403' }),
  },
  {
    name: 'wizard-stores-more-failed',
    tag,
    route,
    state: 'error',
    async open(page, view) {
      await openStores()(page, view);
      await look(page, 'Sacramento');
      await isShown(page, `${tag} .show-more`);
      await page.route(LIST, (call) => call.fulfill({ status: 403, body: '{}' }));
      await getWizard(page).locator('.show-more button').click();
      await isShown(page, `${tag} .show-more [role=alert]`);
    },
  },
  {
    name: 'wizard-stores-gone',
    tag,
    route,
    state: 'notice',
    async open(page, view) {
      await openStores()(page, view);
      await getStores(page).first().locator('label').click();
      await page.route(LIST, async (call) => {
        const response = await call.fetch();
        const { objects } = (await response.json()) as { readonly objects: readonly { readonly storeId: string }[] };
        await call.fulfill({ response, json: { objects: objects.filter(({ storeId }) => storeId !== '101') } });
      });
      await page.reload();
      await isShown(page, `${tag} [role=alert]`);
    },
  },
  {
    name: 'wizard-stores-abroad',
    tag,
    route,
    state: 'dialog',
    async open(page, view) {
      await page.route(LIST, async (call) => {
        const response = await call.fetch();
        const { objects } = (await response.json()) as { readonly objects: readonly { readonly address: object }[] };
        const moved = objects.map((store) => ({ ...store, address: { ...store.address, iso2Country: 'CA' } }));
        await call.fulfill({ response, json: { objects: moved } });
      });
      await openStores()(page, view);
      await getStores(page).first().locator('label').click();
      await isShown(page, `${tag} dialog`);
    },
  },
  {
    name: 'wizard-stores-missing-part',
    tag,
    route,
    state: 'error',
    async open(page, view) {
      await page.route('**/cdn/store-step-*.js', (call) => call.abort());
      await openArea(page, { path: '/sales/US10000001/return/', ...view });
      await isShown(page, `${tag} .return-row`);
      await getWizard(page).locator('.return-row input:enabled').first().check();
      await getWizard(page).locator('.reasons input').first().check();
      await chooseRefund(page);
      await getWizard(page).locator('.wizard-side .is-primary').click();
      await getWizard(page).locator('.method input[value=returnToStore]').check();
      await getWizard(page).locator('.wizard-side .is-primary').click();
      await isShown(page, `${tag} [role=alert]`);
    },
  },
];
