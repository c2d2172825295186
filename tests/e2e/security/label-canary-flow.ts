import { expect } from '@playwright/test';
import { MEMBERS_ORDER, openAsMember, signOut, type CanaryFlow } from './canary-flow.js';

/** The code of a return is shown, and its label is saved and sent. */
export const LABEL_CANARY_FLOW: CanaryFlow = {
  name: 'a return whose label is saved and sent',
  meets: [...MEMBERS_ORDER, 'return number'],
  isOver: true,
  async run(page, look) {
    await openAsMember(page, '/returns/RT10000010/');
    const box = page.locator('orders-detail dialog');
    await page.getByRole('button', { name: 'Show code' }).click();
    await expect(box.locator('.qr')).toBeVisible();
    await look();
    await page.keyboard.press('Escape');
    await page.getByText('Other ways to get your label').click();
    await page.getByRole('button', { name: 'Get label' }).click();
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download' }).click();
    await saved;
    await look();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Email label' }).click();
    await page.getByRole('button', { name: 'Send label' }).click();
    await expect(page.getByRole('heading', { name: 'Return label emailed' })).toBeVisible();
    await look();
    await page.getByRole('button', { name: 'Done' }).click();
    await signOut(page);
  },
};
