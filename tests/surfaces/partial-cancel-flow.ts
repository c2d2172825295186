import { expect } from '@playwright/test';
import { getCancelButton, getDialog } from '../e2e/support/cancel.js';
import { PARTLY_PENDING } from '../e2e/support/partial-cancel.js';
import type { Flow } from './flow.js';
import { openArea } from './surface.js';

/** Some pieces of a line, then another line, for which the service fails at first. */
export const PARTIAL_CANCEL_FLOW: Flow = {
  name: 'a member cancels some items of an order, and more of them at the second try',
  routes: ['salesDetail'],
  async run(driver, view) {
    const { page } = driver;
    const results = getDialog(page).locator('.cancelled-lines li');
    await openArea(page, { path: `/sales/${PARTLY_PENDING}/`, ...view });
    await driver.press('Cancel order');
    await driver.pick('Choose items');
    await driver.pick('Pace Lightweight Racing Singlet');
    await driver.choose('Quantity to cancel', '1');
    await driver.press('Cancel items');
    await expect(results).toHaveCount(1);
    await driver.press('Done');
    await expect(getDialog(page)).toHaveCount(0);
    await expect(getCancelButton(page).first()).toBeFocused();
    await driver.press('Cancel order');
    await driver.pick('Choose items');
    await driver.pick('Breeze');
    await driver.press('Cancel items');
    await driver.press('Try again');
    await expect(results).toHaveCount(1);
    await driver.press('Done');
    await expect(page.locator('orders-detail .order-head [part=message]')).toBeVisible();
  },
};
