import { expect } from '@playwright/test';
import { getHeading } from '../e2e/support/area.js';
import type { Flow } from './flow.js';
import { openArea } from './surface.js';

/** The label of a return as a code, as a file and by email. */
export const LABEL_FLOW: Flow = {
  name: 'a member shows the code of a return, gets its label, and has it emailed',
  routes: ['returnDetail'],
  async run(driver, view) {
    const { page } = driver;
    await openArea(page, { path: '/returns/RT10000010/', ...view });
    await expect(getHeading(page)).toBeVisible();
    const box = page.locator('orders-detail dialog');
    await driver.press('Show code');
    await expect(box.locator('.qr')).toBeVisible();
    await driver.dismiss();
    await expect(box).toHaveCount(0);
    await driver.press('Other ways to get your label');
    await driver.press('Get label');
    await expect(box.locator('.is-primary')).toBeVisible();
    await driver.press('Close');
    await expect(box).toHaveCount(0);
    await driver.press('Email label');
    await driver.press('Send label');
    await driver.press('Done');
    await expect(box).toHaveCount(0);
  },
};
