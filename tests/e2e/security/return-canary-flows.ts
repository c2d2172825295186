import { expect } from '@playwright/test';
import { openArea } from '../../surfaces/surface.js';
import { addAddress, goToAddresses } from '../support/pickup.js';
import { getRows, getStores, getWizard, goToStores, writeNote } from '../support/wizard.js';
import { becomeKiosk, MEMBERS_ORDER, type CanaryFlow } from './canary-flow.js';

/** Flows with the data that the return wizard requests and persists. */
export const RETURN_CANARY_FLOWS: readonly CanaryFlow[] = [
  {
    name: 'a return to a store',
    meets: [...MEMBERS_ORDER, 'return number'],
    async run(page, look) {
      await openArea(page, { path: '/sales/US10000001/return/' });
      await expect(getRows(page).first()).toBeVisible();
      await goToStores(page);
      await getStores(page).first().locator('label').click();
      await look();
      await page.reload();
      await expect(getStores(page).first()).toBeVisible();
      await look();
      await getWizard(page).locator('.wizard-side .is-primary').click();
      await expect(page.locator('orders-return-instructions .guide')).toBeVisible({ timeout: 20_000 });
      await look();
    },
  },
  {
    name: 'a return in a kiosk, with free text',
    meets: [...MEMBERS_ORDER, 'return number'],
    keepsNothing: true,
    async run(page, look) {
      await becomeKiosk(page);
      await openArea(page, { path: '/sales/US10000001/return/' });
      await expect(getRows(page).first()).toBeVisible();
      await getRows(page).locator('input:enabled').first().check();
      await getWizard(page).locator('.reasons input').first().check();
      await writeNote(page, 'Ask for Robin at 1200 Harbor Street');
      await look();
      await goToStores(page);
      await look();
      await getStores(page).first().locator('label').click();
      await look();
      await getWizard(page).locator('.wizard-side .is-primary').click();
      await expect(page.locator('orders-return-instructions .guide')).toBeVisible({ timeout: 20_000 });
    },
  },
  {
    name: 'a pickup at an entered address that cannot be verified, left unfinished',
    meets: MEMBERS_ORDER,
    async run(page, look) {
      await page.route(/\/identity\/address_validations\//, (route) => route.fulfill({ json: { validated: false } }));
      await goToAddresses(page);
      await look();
      await addAddress(page);
      await expect(getWizard(page).getByRole('button', { name: 'Use address as entered' })).toBeVisible();
      await look();
      await page.reload();
      await expect(getWizard(page).locator('.address-choice').first()).toBeVisible();
      await look();
    },
  },
];
