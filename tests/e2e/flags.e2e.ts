import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expect, test } from './support/test.js';
import type { FlagRow } from '../flags/flag-row.js';
import { FLAG_ROWS } from '../flags/flag-rows.js';

/** Opens a row's page with only these flags and goes to where the difference would show. */
async function open(page: Page, { at, act, flag, drawsNothingOff }: FlagRow, flags: readonly string[]): Promise<void> {
  // In a world of its own, whose orders were just placed: those of the shared one can no longer be cancelled after half an hour.
  await page.goto(`${at}&flags=${flags.join(',')}&world=${randomUUID()}`);
  // The screen has rendered, so an element that is missing now stays missing.
  if (!drawsNothingOff || flags.includes(flag)) {
    await expect(page.locator('orders-area').getByRole('heading', { level: 2 })).toBeVisible();
  }
  await page.waitForLoadState('networkidle');
  await act?.(page);
}

for (const row of FLAG_ROWS) {
  test(`the flag ${row.flag} makes a visible difference`, async ({ page }) => {
    const { flag, beside = [], isSeen, find, instead } = row;
    const [on, off] = [[...beside, flag], beside];
    await open(page, row, isSeen === 'on' ? on : off);
    await expect(find(page)).toBeVisible();
    await open(page, row, isSeen === 'on' ? off : on);
    if (instead) await expect(instead(page)).toBeVisible();
    await expect(find(page)).toHaveCount(0);
  });
}

test('an unknown flag is reported in the console once', async ({ page, watch }) => {
  await page.goto('/us/en/orders/?as=member&flags=enableEdd,enableSmslookup');
  await expect.poll(() => watch.consoleLines.filter((line) => line.includes('is not a flag'))).toHaveLength(1);
  expect(watch.consoleLines).toContain(
    '<orders-history> flags="enableSmslookup" is not a flag: expected "enableSmsLookup".',
  );
});
