import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { ORDERS } from './support/area.js';
import { expect, expectAccessible, expectNoSidewaysScroll, lookUp, takePicture, test } from './support/test.js';

const ORDER = `${ORDERS}sales/US10000035/?as=member`;

const getDocument = (page: Page, type: string): Locator =>
  page.locator('orders-detail .documents').getByRole('button', { name: new RegExp(`^${type}, `) });

async function download(page: Page): Promise<{ readonly name: string; readonly file: Buffer }> {
  const saved = page.waitForEvent('download');
  await page.getByRole('dialog').getByRole('button', { name: 'Download' }).click();
  const file = await saved;
  return { name: file.suggestedFilename(), file: await readFile(await file.path()) };
}

test('an order lists its documents newest first, and saves one under its name', async ({ page }) => {
  await page.goto(ORDER);
  const card = page
    .locator('orders-detail .side-card')
    .filter({ has: page.getByRole('heading', { name: 'Documents' }) });
  await expect(card.getByRole('button')).toHaveText([
    'Credit note',
    'Proof of return',
    'Warranty',
    'Invoice',
    'Receipt',
  ]);
  await expectAccessible(page);
  await takePicture(page, 'documents');
  await getDocument(page, 'Invoice').click();
  const { name, file } = await download(page);
  expect(name).toMatch(/^invoice-US10000035-\d{4}-\d\d-\d\d\.pdf$/);
  expect(file.toString('latin1')).toMatch(/^%PDF-[^]*\(Order US10000035, [^]*%%EOF\s*$/);
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await expect(getDocument(page, 'Invoice')).toBeFocused();
});

test('an order without documents loads nothing of them', async ({ page }) => {
  await page.goto(`${ORDERS}sales/US10000001/?as=member`);
  await expect(page.locator('orders-detail').getByRole('complementary')).toContainText('Summary');
  await page.waitForLoadState('networkidle');
  const scripts = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  expect(scripts.filter((name) => /documents/.test(name))).toEqual([]);
});

test('a guest who looked up the order opens its documents', async ({ page }) => {
  await page.goto(`${ORDERS}details/?as=guest`);
  await lookUp(page, 'US10000035');
  await getDocument(page, 'Credit note').click();
  expect((await download(page)).name).toMatch(/^credit-note-US10000035-/);
});

test('a document that is not ready yet is there at the next try', async ({ page }) => {
  await page.goto(`${ORDER}&world=documents-${test.info().workerIndex}-${Date.now()}`);
  await getDocument(page, 'Receipt').click();
  const dialog = page.getByRole('dialog', { name: "Your document isn't ready yet" });
  await expect(dialog).toBeVisible();
  await takePicture(page, 'document-wait');
  await dialog.getByRole('button', { name: 'Check again' }).click();
  await expect(page.getByRole('dialog', { name: 'Receipt' })).toBeVisible();
  await expect(page.getByRole('dialog').getByRole('heading')).toBeFocused();
});

test('a document of 10 MB is saved whole', async ({ page }) => {
  await page.goto(ORDER);
  await getDocument(page, 'Warranty').click();
  expect((await download(page)).file.byteLength).toBeGreaterThan(10_000_000);
});

test('a file that is no PDF is not offered, also at 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await page.goto(ORDER);
  await getDocument(page, 'Proof of return').click();
  const dialog = page.getByRole('dialog', { name: "We couldn't get your document" });
  await expect(dialog.getByRole('link', { name: 'Contact us' })).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Download' })).toHaveCount(0);
  await expectNoSidewaysScroll(page);
  await takePicture(page, 'document-unreadable-320');
});
