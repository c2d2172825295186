import { expect, type Locator, type Page } from '@playwright/test';
import type { FlagRow } from './flag-row.js';

const inInstructions = (page: Page): Locator => page.locator('orders-return-instructions');

/** Chooses another return method than the selected one. */
async function goToStoreInstructions(page: Page): Promise<void> {
  await inInstructions(page).getByRole('button', { name: 'Return to a store' }).click();
  await expect(inInstructions(page).getByRole('heading', { name: 'Return to a store' })).toBeVisible();
}

/** Flags that are visible once a return has been created. */
export const INSTRUCTIONS_FLAG_ROWS: readonly FlagRow[] = [
  {
    flag: 'enableFakeReturn',
    at: '/jp/en/orders/returns/JP10000001/return-confirmation/?as=member',
    isSeen: 'on',
    find: (page) => inInstructions(page).getByText("You don't need to submit anything."),
    instead: (page) => page.locator('orders-detail').getByRole('complementary'),
  },
  {
    flag: 'supressStoreReturnInstructions',
    at: '/us/en/orders/returns/RT10000010/return-confirmation/?as=member',
    act: goToStoreInstructions,
    isSeen: 'off',
    find: (page) => inInstructions(page).locator('.guide-steps'),
    instead: (page) => inInstructions(page).getByText('Bring your items in by'),
  },
];
