import { expect } from '@playwright/test';
import { getHeading } from '../e2e/support/area.js';
import type { Driver } from './driver.js';
import type { Flow } from './flow.js';
import { openArea, type View } from './surface.js';

const ORDER = 'US10000001';

/** Goes from an order to the return methods of one item. */
async function begin(driver: Driver, view?: View): Promise<void> {
  const { page } = driver;
  await openArea(page, { path: `/sales/${ORDER}/`, ...view });
  await driver.press('Start return');
  await expect(page.locator('orders-return-wizard .return-row').first()).toBeVisible();
  await driver.pick('Tempo Drift 3 Road Running Shoes');
  await driver.pick('Return it for a refund');
  await driver.pick('Not as expected');
  await driver.press('Continue (1)');
  await expect(getHeading(page)).toBeFocused();
}

/** Goes from the confirmation to the instructions and on to the return. */
export async function lookAtReturn(driver: Driver): Promise<void> {
  const { page } = driver;
  await driver.press('View your return');
  await expect(page.locator('orders-return-instructions .guide')).toBeVisible({ timeout: 15_000 });
  await expect(getHeading(page)).toBeFocused();
  await driver.press('View return details');
  await expect(page.locator('orders-detail .order-side')).toBeVisible();
  await expect(getHeading(page)).toBeFocused();
}

/** Flows from the items of an order to the result of its return. */
export const RETURN_FLOWS: readonly Flow[] = [
  {
    name: 'a member returns an item and views the return',
    routes: ['salesDetail', 'returnWizard', 'returnInstructions'],
    async run(driver, view) {
      await begin(driver, view);
      await driver.pick('Drop off with UPS');
      await driver.press('Submit return');
      await lookAtReturn(driver);
    },
  },
  {
    name: 'a member exchanges an item for another color and size',
    routes: ['returnWizard'],
    async run(driver, view) {
      const { page } = driver;
      await openArea(page, { path: '/sales/US10000012/return/', ...view });
      await expect(page.locator('orders-return-wizard .return-row').first()).toBeVisible();
      await driver.pick('Baseline Low Court Shoes');
      await driver.pick('Exchange it for another color or size');
      await driver.pick('Not as expected');
      await driver.press('Continue (1)');
      await expect(getHeading(page)).toBeFocused();
      await driver.pick('Graphite');
      await driver.pick('M 8 / W 9.5');
      await driver.press('Continue');
      await expect(getHeading(page)).toBeFocused();
      await driver.press('Exchange');
      await expect(getHeading(page)).toBeFocused();
      await driver.press('Continue');
      await driver.pick('Drop off with UPS');
      await driver.press('Continue');
      await expect(getHeading(page)).toBeFocused();
      await driver.press('Submit exchange');
      await lookAtReturn(driver);
    },
  },
  {
    name: 'a member returns an item to a store and views the return',
    routes: ['salesDetail', 'returnWizard'],
    async run(driver, view) {
      const { page } = driver;
      await begin(driver, view);
      await driver.pick('Return to a store');
      await driver.press('Continue');
      await expect(getHeading(page)).toBeFocused();
      await driver.fill('City or postal code', 'Sacramento');
      await driver.press('Find stores');
      await expect(page.locator('orders-return-wizard .store-choice')).toHaveCount(3);
      await driver.press('Show more stores');
      await expect(page.locator('orders-return-wizard .store-choice')).toHaveCount(4);
      await driver.pick('Arden Walk Store');
      await driver.press('Submit return');
      await lookAtReturn(driver);
    },
  },
  {
    name: 'a member reads the return instructions and switches to another return method',
    routes: ['returnInstructions', 'returnInstructionsEmea'],
    async run(driver, view) {
      const { page } = driver;
      const guide = page.locator('orders-return-instructions .guide-steps');
      await openArea(page, { path: '/returns/RT10000010/return-confirmation/', ...view });
      await expect(guide).toBeVisible();
      await driver.press('Return to a store');
      await expect(getHeading(page)).toBeFocused();
      await expect(page.locator('orders-return-instructions .guide')).toBeVisible();
      await driver.press('Drop off with UPS');
      await expect(getHeading(page)).toBeFocused();
      await driver.press('View return details');
      await expect(page.locator('orders-detail .order-side')).toBeVisible();
      await openArea(page, { path: '/returns/RT10000010/return-detail-confirmation/', country: 'nl', ...view });
      await expect(guide).toBeVisible();
      await driver.press('View return details');
      await expect(page.locator('orders-detail .order-side')).toBeVisible();
    },
  },
];
