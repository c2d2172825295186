import { expect } from '@playwright/test';
import { getHeading, setFault } from '../e2e/support/area.js';
import type { Flow } from './flow.js';
import { openArea } from './surface.js';

const IBAN = 'gb33 bukb 2020 1555 5555 55';

/** Flows from the start of a refund, or from a return, to received bank details. */
export const BANK_REFUND_FLOWS: readonly Flow[] = [
  {
    name: 'a member mistypes the bank details for a refund, and tries again after a failure',
    routes: ['refundLanding', 'refundPayment', 'refundConfirmation'],
    async run(driver, view) {
      const { page } = driver;
      const fault = 'request-bank-refund:status-429';
      await openArea(page, { path: '/returns/US10000018/refund-payment-landing/', fault, ...view });
      await driver.press('Enter bank details');
      await expect(getHeading(page)).toBeFocused();
      await driver.fill('Last name', 'Doe');
      await driver.fill('IBAN', IBAN.replace('33', '34'));
      await driver.fill('First name', 'Robin');
      await expect(page.locator('orders-bank-refund .field-error')).toHaveCount(1);
      await driver.fill('IBAN', IBAN);
      await expect(page.locator('orders-bank-refund .field-error')).toHaveCount(0);
      await driver.press('Submit');
      await expect(page.getByRole('dialog')).toBeVisible();
      // The wait that the answer asked for has passed.
      await expect(page.locator('dialog .is-primary:not([aria-disabled])')).toBeVisible();
      await driver.press('Back to the form');
      await expect(page.locator('orders-bank-refund input[name=iban]')).toHaveValue(IBAN);
      await setFault(page);
      await driver.press('Submit');
      await expect(page.locator('orders-bank-refund .sums')).toBeVisible();
      await expect(getHeading(page)).toBeFocused();
      await driver.press('View return details');
      await expect(page.locator('orders-detail').getByRole('complementary')).toBeVisible();
    },
  },
];
