import { expect } from '@playwright/test';
import { getHeading } from '../e2e/support/area.js';
import { getWithdrawal, openWithdrawal, STATEMENT } from '../e2e/support/withdrawal.js';
import { toNamePattern } from './driver.js';
import type { Flow } from './flow.js';

/** From the statement to its receipt, after a first try that fails. */
export const WITHDRAWAL_FLOW: Flow = {
  name: 'a guest withdraws from a contract at the second try, after a change of the statement',
  routes: ['withdrawal'],
  async run(driver, view) {
    const { page } = driver;
    await openWithdrawal(page, { fault: 'request-withdrawal:once-status-500', ...view });
    await driver.fill('Your name', 'Robin');
    await driver.fill('Email address', STATEMENT.email);
    await driver.fill('Order number', STATEMENT.orderNumber);
    await driver.press('Continue');
    await expect(getHeading(page)).toBeFocused();
    await driver.press('Change');
    await driver.fill('Your name', STATEMENT.name);
    await driver.press('Continue');
    await driver.press('Confirm withdrawal');
    await expect(getWithdrawal(page).locator('[part=message]')).toBeFocused();
    await driver.press('Try again');
    await expect(getHeading(page)).toHaveText(toNamePattern('We received your withdrawal'));
    await expect(getHeading(page)).toBeFocused();
  },
};
