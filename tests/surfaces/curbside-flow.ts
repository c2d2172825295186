import { expect } from '@playwright/test';
import { getCurbside, getProgress, openCurbside, VEHICLE } from '../e2e/support/curbside.js';
import type { Flow } from './flow.js';

/** From the parking spot to the handover, after a first try that fails. */
export const CURBSIDE_FLOW: Flow = {
  name: 'a shopper outside a store checks in at the second try and follows the order to the handover',
  routes: ['curbside'],
  async run(driver, view) {
    const { page } = driver;
    await openCurbside(page, { fault: 'request-curbside-arrival:once-status-500', ...view });
    await driver.fill('Vehicle make, color and parking spot', VEHICLE);
    await driver.press('I am here');
    await expect(getCurbside(page).locator('[part=message]')).toBeFocused();
    await driver.press('Try again');
    await expect(getCurbside(page).locator('.curbside-stage h3')).toBeFocused();
    await expect(getProgress(page)).toHaveAttribute('aria-valuenow', '100', { timeout: 20_000 });
  },
};
