import { readFile } from 'node:fs/promises';
import { BarcodeFormat } from '@zxing/library';
import type { Locator, Page } from '@playwright/test';
import { createFlatPng } from '../support/flat-png.js';
import { ORDERS } from './support/area.js';
import { openNewReturn } from './support/new-return.js';
import { notePrints } from './support/note-prints.js';
import { readCode } from './support/read-code.js';
import { expect, expectAccessible, expectNoSidewaysScroll, getFocusedName, takePicture, test } from './support/test.js';

const RETURN = `${ORDERS}returns/RT10000010/?as=member`;

const getButton = (page: Page, name: string): Locator =>
  page.locator('orders-detail').getByRole('button', { name, exact: true });
const unfoldButtons = (page: Page): Promise<void> => page.getByText('Other ways to get your label').click();
const getPanel = (page: Page): Locator => page.getByRole('dialog').locator('.label-panel');
const readQr = (page: Page): Promise<string> => readCode(getPanel(page), BarcodeFormat.QR_CODE);

test('RT10000010 shows its label actions below the refund', async ({ page }) => {
  await page.goto(RETURN);
  const group = page.getByRole('group', { name: 'Return label' });
  await expect(group.getByRole('button')).toHaveText(['Show code']);
  await unfoldButtons(page);
  await expect(group.getByRole('button')).toHaveText([
    'Show code',
    'Print code',
    'Get label',
    'Email label',
    'Mail me a label',
  ]);
  await expectAccessible(page);
  await page.setViewportSize({ width: 320, height: 800 });
  await expectNoSidewaysScroll(page);
});

for (const [what, path] of [
  ['a return that is completed', `${ORDERS}returns/RT10000011/?as=member`],
  ['a sales order', `${ORDERS}sales/US10000010/?as=member`],
] as const) {
  test(`${what} has no label`, async ({ page, watch }) => {
    await page.goto(path);
    await expect(page.locator('orders-detail .item').first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    await expect(page.locator('orders-detail .label-actions')).toHaveCount(0);
    expect(watch.calls.filter(({ url }) => url.includes('label'))).toEqual([]);
  });
}

for (const [what, { width, theme, forcedColors }] of Object.entries({
  'on a wide screen': { width: 1280, theme: 'light', forcedColors: 'none' },
  'on a narrow screen in the dark': { width: 320, theme: 'dark', forcedColors: 'none' },
  'in colours of the shopper': { width: 1280, theme: 'dark', forcedColors: 'active' },
} as const)) {
  test(`the return code can be scanned ${what}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ forcedColors });
    await page.goto(`${RETURN}&theme=${theme}`);
    await getButton(page, 'Show code').click();
    await expect(page.getByRole('dialog', { name: 'Your return code' })).toContainText('show this code at UPS');
    expect(await readQr(page)).toBe('RETURN/RT10000010');
    await takePicture(page, `return-code-${what.replaceAll(' ', '-')}`);
    await expectNoSidewaysScroll(page);
    // The demo page has no styles for forced colors.
    if (forcedColors === 'none') await expectAccessible(page);
    await page.keyboard.press('Escape');
    expect(await getFocusedName(page)).toBe('Show code');
  });
}

test('on a phone the code fills the screen in white and keeps the screen awake', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.addInitScript(() => {
    const requested: string[] = [];
    const release = (): Promise<void> => {
      requested.push('released');
      return Promise.resolve();
    };
    Object.defineProperty(navigator, 'userAgentData', { value: { mobile: true } });
    Object.defineProperty(navigator, 'wakeLock', {
      value: { request: (kind: string) => (requested.push(kind), Promise.resolve({ release })) },
    });
    Object.assign(window, { requested });
  });
  const listRequested = () => page.evaluate(() => (window as unknown as { requested: string[] }).requested);
  await page.goto(`${RETURN}&theme=dark`);
  await getButton(page, 'Show code').click();
  const box = page.getByRole('dialog');
  await expect(box).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  // Poll, because the dialog opens with an animation.
  await expect.poll(() => box.boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 800 });
  expect(await readQr(page)).toBe('RETURN/RT10000010');
  await expect.poll(listRequested).toEqual(['screen']);
  await box.getByRole('button', { name: 'Close' }).click();
  await expect.poll(listRequested).toEqual(['screen', 'released']);
});

test('a code that is a picture is drawn to a canvas, and the page requests no image', async ({ page }) => {
  const number = await openNewReturn(page, { orderNumber: 'GB10000001', carrier: 'ROYALMAIL' });
  await expect(getButton(page, 'Get label')).toHaveCount(0);
  await getButton(page, 'Show code').click();
  await expect(getPanel(page).getByRole('img', { name: 'Return code' })).toBeVisible();
  expect(await readQr(page)).toBe(`RETURN/${number}`);
});

test('the printable code prints in a new tab', async ({ page }) => {
  const printed = await notePrints(page);
  await page.goto(RETURN);
  await unfoldButtons(page);
  await getButton(page, 'Print code').click();
  const [tab] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('dialog').getByRole('button', { name: 'Print' }).click(),
  ]);
  await expect.poll(() => printed).toEqual(['image/png']);
  expect(tab.url()).toMatch(/^blob:/);
  expect(await readCode(tab.locator('img'), BarcodeFormat.QR_CODE)).toBe('RETURN/RT10000010');
});

test('a PDF label can be opened, printed, and saved under its return number', async ({ page }) => {
  await page.goto(`${RETURN}&flags=showMailLabel`);
  await getButton(page, 'Get label').click();
  const box = page.getByRole('dialog', { name: 'Your return label' });
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    box.getByRole('button', { name: 'Download' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('return-label-RT10000010.pdf');
  expect((await readFile(await download.path())).toString('latin1')).toContain('(Return RT10000010)');
  for (const name of ['Open', 'Print']) {
    const opened = page.waitForEvent('popup');
    await box.getByRole('button', { name }).click();
    await (await opened).close();
  }
  await takePicture(page, 'return-label');
  await expectAccessible(page);
});

test('a label of several megabytes arrives complete', async ({ page }) => {
  const file = Buffer.concat([
    Buffer.from('%PDF-1.4\n'),
    Buffer.alloc(6 * 1_024 * 1_024, '% label\n'),
    Buffer.from('%%EOF'),
  ]);
  await page.route('**/order_mgmt/user_return_labels/v1/**', (route) =>
    route.fulfill({ json: { carrier: 'UPS', labelFormat: 'PDF', returnLabel: file.toString('base64') } }),
  );
  await page.goto(`${RETURN}&flags=showMailLabel`);
  await getButton(page, 'Get label').click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('dialog', { name: 'Your return label' }).getByRole('button', { name: 'Download' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('return-label-RT10000010.pdf');
  expect(Buffer.compare(await readFile(await download.path()), file)).toBe(0);
});

test('a label that is a picture is shown, printed and saved as a picture', async ({ page }) => {
  const printed = await notePrints(page);
  const number = await openNewReturn(page, { orderNumber: 'GB10000001' }, { query: '&flags=showMailLabel' });
  await getButton(page, 'Get label').click();
  const box = page.getByRole('dialog', { name: 'Your return label' });
  await expect(box.getByRole('img', { name: 'Return label' })).toBeVisible();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    box.getByRole('button', { name: 'Download' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe(`return-label-${number}.png`);
  await box.getByRole('button', { name: 'Print' }).click();
  await expect.poll(() => printed).toEqual(['image/png']);
});

test('a 40 kB label that decodes to a gigabyte is not shown but can be saved', async ({ page }) => {
  const file = createFlatPng(16_000, 16_000);
  expect(file.length).toBeLessThan(50_000);
  await page.route('**/order_mgmt/user_return_labels/v1/**', (route) =>
    route.fulfill({
      json: { carrier: 'UPSN', labelFormat: 'PNG', returnLabel: Buffer.from(file).toString('base64') },
    }),
  );
  await page.goto(`${RETURN}&flags=showMailLabel`);
  await getButton(page, 'Get label').click();
  const box = page.getByRole('dialog', { name: 'Your return label' });
  await expect(box).toContainText("We can't show this picture here.");
  await expect(box.locator('canvas')).toHaveCount(0);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    box.getByRole('button', { name: 'Download' }).click(),
  ]);
  expect(Buffer.compare(await readFile(await download.path()), file)).toBe(0);
});

test('a label that is still being made can be checked again', async ({ page }) => {
  await openNewReturn(page, { orderNumber: 'CA10000001' }, { query: '&flags=showMailLabel' });
  await getButton(page, 'Get label').click();
  await expect(page.getByRole('dialog', { name: "Your label isn't ready yet" })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Check again' }).click();
  await expect(page.getByRole('dialog', { name: 'Your return label' })).toBeVisible();
});

for (const [name, title, note] of [
  ['Email label', 'Return label emailed', 'Check your inbox'],
  ['Mail me a label', 'Return label on its way', '5–7 business days'],
] as const) {
  test(`"${name}" asks for confirmation and shows its success`, async ({ page }) => {
    await page.goto(RETURN);
    await unfoldButtons(page);
    await getButton(page, name).click();
    await page.getByRole('button', { name: 'Send label' }).click();
    await expect(page.getByRole('dialog', { name: title })).toContainText(note);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Done' }).click();
    expect(await getFocusedName(page)).toBe(name);
  });
}

test('a failed email of a label can be retried and shows a next step', async ({ page }) => {
  await page.goto(`${RETURN}&fault=request-label-dispatch:once-status-429`);
  await unfoldButtons(page);
  await getButton(page, 'Email label').click();
  await page.getByRole('button', { name: 'Send label' }).click();
  const box = page.getByRole('dialog', { name: 'Return Label Not Emailed' });
  await expect(box).toContainText('Take the next step');
  await expectAccessible(page);
  await box.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('dialog', { name: 'Return label emailed' })).toBeVisible();
});

test('a failed mailing of a label says so and can be dismissed', async ({ page }) => {
  await page.goto(`${RETURN}&fault=request-label-dispatch:status-429`);
  await unfoldButtons(page);
  await getButton(page, 'Mail me a label').click();
  await page.getByRole('button', { name: 'Send label' }).click();
  const box = page.getByRole('dialog', { name: 'Return Label Not Mailed' });
  await expect(box).not.toContainText('Take the next step');
  await box.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('a return to a store shows a code for the till and a contact link, but no label', async ({ page }) => {
  const number = await openNewReturn(page, { orderNumber: 'US10000007', method: 'returnToStore' });
  const code = page.locator('orders-detail .bar-code');
  await expect(code).toHaveText(number);
  expect(await readCode(code)).toBe(number);
  await expect(page.locator('orders-detail .label-last').getByRole('link', { name: 'Contact us' })).toBeVisible();
  await expect(page.locator('orders-detail .label-actions')).toHaveCount(0);
  await expectAccessible(page);
});
