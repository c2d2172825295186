import type { Page } from '@playwright/test';
import { ORDERS } from './support/area.js';
import { readCode } from './support/read-code.js';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './support/test.js';

const STORE_ORDER = `${ORDERS}sales/US10000007/?as=member`;

const getCode = (page: Page) => page.locator('orders-detail .bar-code');

/** Serves the order with these changes to its code. */
async function changeOrder(page: Page, changes: object): Promise<void> {
  await page.route('**/history/v1/US10000007?*', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...((await response.json()) as object), ...changes } });
  });
}

test('US10000007 shows a code that a till can read', async ({ page }) => {
  await page.goto(STORE_ORDER);
  const block = page.getByRole('region', { name: 'Show this code at the till' });
  await expect(block).toContainText('For a return in the store');
  await expect(block.getByRole('img', { name: 'Barcode' })).toBeVisible();
  await expect(getCode(page)).toHaveText('US10000007');
  expect(await readCode(getCode(page))).toBe('US10000007');
  const { width, height } = (await getCode(page).locator('svg').boundingBox()) ?? {};
  // Two pixels per module: eleven modules per character and ten for each quiet zone.
  expect([(width ?? 0) % 2, height]).toEqual([0, 100]);
  await expectAccessible(page);
});

for (const [what, setting] of Object.entries({
  'on a narrow screen': { width: 320 },
  'in the dark': { width: 1280, theme: 'dark' },
  'in colours of the shopper': { width: 1280, forcedColors: 'active' as const },
})) {
  test(`the store code can be scanned ${what}`, async ({ page }) => {
    const {
      width,
      theme = 'light',
      forcedColors = 'none',
    } = setting as {
      width: number;
      theme?: string;
      forcedColors?: 'none' | 'active';
    };
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ forcedColors });
    await page.goto(`${STORE_ORDER}&theme=${theme}`);
    expect(await readCode(getCode(page))).toBe('US10000007');
    await expectNoSidewaysScroll(page);
  });
}

for (const barcodeNumber of [
  'C01234567890A',
  'C01234567890AB',
  'abcdefGHIJKLMNO',
  'US12345678901234567',
  'ABCDEFGHIJKLMNOPQRSTUVWXYZ123456',
]) {
  test(`a code of ${barcodeNumber.length} characters is as wide as necessary and can be scanned`, async ({ page }) => {
    await changeOrder(page, { barcode: { header: 'Code', subheader: 'For the till', barcodeNumber } });
    await page.goto(STORE_ORDER);
    await expect(getCode(page)).toHaveText(barcodeNumber);
    expect(await readCode(getCode(page))).toBe(barcodeNumber);
    const svg = getCode(page).locator('svg');
    const [, , units] = ((await svg.getAttribute('viewBox')) ?? '').split(' ').map(Number);
    const width = Number(await svg.getAttribute('width'));
    expect(width / (units ?? 0)).toBe(barcodeNumber.length > 13 ? 1.5 : 2);
  });
}

test('without texts from the service, the code has our text and the order number', async ({ page }) => {
  await changeOrder(page, { barcode: null });
  await page.goto(STORE_ORDER);
  await expect(page.getByRole('region', { name: 'Show this code in the store' })).toBeVisible();
  expect(await readCode(getCode(page))).toBe('US10000007');
});

test('a number that cannot be encoded is shown as text only', async ({ page }) => {
  await changeOrder(page, { barcode: { header: 'Code', subheader: '', barcodeNumber: 'Größe 例' } });
  await page.goto(STORE_ORDER);
  await expect(getCode(page)).toHaveText('Größe 例');
  await expect(getCode(page).locator('svg')).toHaveCount(0);
});

test('the code can be hidden by a flag, and an order without a code shows none', async ({ page }) => {
  const part: string[] = [];
  page.on('request', (request) => part.push(...(request.url().includes('/barcode-block-') ? [request.url()] : [])));
  await page.goto(`${STORE_ORDER}&flags=suppressReturnBarcode`);
  await expect(page.locator('orders-detail aside')).toBeVisible();
  await page.goto(`${ORDERS}sales/US10000006/?as=member`);
  await expect(page.locator('orders-detail .store-hours')).toBeVisible();
  await expect(page.locator('orders-detail .code-slot')).toHaveCount(0);
  expect(part).toEqual([]);
});

test('the code fills the space that was reserved for it', async ({ page }) => {
  let letGo = (): void => {};
  const gate = new Promise<void>((resolve) => (letGo = resolve));
  await page.route('**/barcode-block-*.js', async (route) => {
    await gate;
    await route.continue();
  });
  await page.goto(STORE_ORDER);
  const codeSlot = page.locator('orders-detail .code-slot');
  const before = await codeSlot.boundingBox();
  letGo();
  await expect(getCode(page)).toBeVisible();
  expect(await codeSlot.boundingBox()).toEqual(before);
});

test('a code that fails to load leaves no empty space', async ({ page }) => {
  await page.route('**/barcode-block-*.js', (route) => route.abort());
  await page.goto(STORE_ORDER);
  await expect(page.locator('orders-detail .item')).toHaveCount(2);
  await expect(page.locator('orders-detail .code-slot')).toHaveCount(0);
});
