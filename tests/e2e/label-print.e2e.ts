import { ORDERS } from './support/area.js';
import { notePrints } from './support/note-prints.js';
import { expect, test } from './support/test.js';

// Only the full browser displays a PDF; the headless shell downloads it.
test('a paper label opens in a new tab and is printed by the PDF viewer', async ({ page }) => {
  const printed = await notePrints(page);
  await page.goto(`${ORDERS}returns/RT10000010/?as=member&flags=showMailLabel`);
  await page.locator('orders-detail').getByRole('button', { name: 'Get label' }).click();
  const opened = page.waitForEvent('popup');
  await page.getByRole('dialog').getByRole('button', { name: 'Print' }).click();
  const tab = await opened;
  await expect.poll(() => printed).toEqual(['application/pdf']);
  expect(tab.url()).toMatch(/^blob:/);
});

test('a document opens in a new tab, and is printed in another one', async ({ page }) => {
  const printed = await notePrints(page);
  await page.goto(`${ORDERS}sales/US10000035/?as=member`);
  await page
    .locator('orders-detail .documents')
    .getByRole('button', { name: /^Invoice/ })
    .click();
  for (const [name, prints] of [
    ['Open', []],
    ['Print', ['application/pdf']],
  ] as const) {
    const opened = page.waitForEvent('popup');
    await page.getByRole('dialog').getByRole('button', { name, exact: true }).click();
    const tab = await opened;
    await expect.poll(() => tab.url()).toMatch(/^blob:/);
    await expect.poll(() => printed).toEqual(prints);
  }
});
