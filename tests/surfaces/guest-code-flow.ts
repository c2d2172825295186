import { expect } from '@playwright/test';
import { expectOrder } from '../e2e/support/area.js';
import { GUARDED } from '../e2e/support/guest-code.js';
import { GUEST_EMAIL } from '../e2e/support/test.js';
import type { Flow } from './flow.js';
import { openArea } from './surface.js';

/** The sandbox accepts this code like the one that it sent. */
const RIGHT = '000004';
const FIELD = 'Six-digit code';

export const GUEST_CODE_FLOW: Flow = {
  name: 'a guest leaves the step for a code, returns to it, and enters a wrong code before the right one',
  routes: ['lookup', 'guestDetail'],
  async run(driver, view) {
    const { page } = driver;
    const field = page.locator('input[name=code]');
    await openArea(page, { path: '/details/', as: 'guest', ...view });
    await driver.fill('Order number', GUARDED);
    await driver.fill('Email address', GUEST_EMAIL);
    await driver.press('Find order');
    await expect(field).toBeFocused();
    await driver.press('Not now');
    await expect(field).toHaveCount(0);
    await driver.press('Try again');
    await expect(field).toBeFocused();
    await driver.fill(FIELD, '111111');
    await expect(page.locator('.field-error')).toBeVisible();
    await driver.fill(FIELD, RIGHT);
    await expectOrder(page, GUARDED);
  },
};
