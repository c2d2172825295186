import { expect } from '@playwright/test';
import { getHeading } from '../e2e/support/area.js';
import { getDialog } from '../e2e/support/cancel.js';
import type { Flow } from './flow.js';
import { lookAtReturn } from './return-flows.js';
import { openArea } from './surface.js';

const TYPED = [
  ['Last name *', 'Doe'],
  ['First name *', 'Robin'],
  ['Phone number *', '5035550101'],
  ['Postal code *', '03171'],
  ['Province or state *', '서울특별시'],
  ['City or district *', '종로구'],
  ['Street address *', '1200 Harbor Street'],
] as const;

/** A courier pickup at a new address. */
export const ADDRESS_FLOW: Flow = {
  name: 'a member in Korea has a return collected from a new address',
  routes: ['returnWizard'],
  async run(driver, view) {
    const { page } = driver;
    await openArea(page, { path: '/sales/KR10000001/return/', country: 'kr', ...view });
    await expect(page.locator('orders-return-wizard .return-row').first()).toBeVisible();
    await driver.pick('Baseline Low Court Shoes');
    await driver.pick('Return it for a refund');
    await driver.pick('Not as expected');
    await driver.press('Continue (1)');
    await expect(getHeading(page)).toBeFocused();
    await driver.pick('Have it picked up');
    await driver.press('Continue');
    await expect(getHeading(page)).toBeFocused();
    await expect(page.locator('orders-return-wizard .address-choice').first()).toBeVisible();
    await driver.press('Add an address');
    for (const [label, text] of TYPED) await driver.fill(label, text);
    await driver.press('Use this address');
    await expect(getDialog(page)).toHaveCount(0);
    await driver.press('Continue');
    await expect(getHeading(page)).toBeFocused();
    await expect(page.locator('orders-return-wizard .review').first()).toBeVisible();
    await driver.press('Submit return');
    await lookAtReturn(driver);
  },
};
