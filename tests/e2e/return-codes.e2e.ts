import { BarcodeFormat } from '@zxing/library';
import type { Locator, Page } from '@playwright/test';
import { openNewReturn } from './support/new-return.js';
import { readCode } from './support/read-code.js';
import { expect, expectAccessible, takePicture, test } from './support/test.js';

const getGuide = (page: Page): Locator => page.locator('orders-return-instructions .guide');
const getWait = (page: Page): Locator => getGuide(page).locator('.label-wait');
const readQr = (page: Page): Promise<string> => readCode(getGuide(page).locator('.label-panel'), BarcodeFormat.QR_CODE);

const address = 'return-detail-confirmation/';
const ACTIVE = 'Your code is ready.';
const CODE_STEP = 'Have your return code ready on your phone.';
/** British English says parcel. */
const LABEL_STEP = /Put the return label on the (?:package|parcel)\./;

/** Records all announcements of the page's live region from now on. */
async function recordAnnouncements(page: Page): Promise<() => Promise<readonly string[]>> {
  await page.evaluate(() => {
    const announced: string[] = [];
    Object.assign(window, { announced });
    new MutationObserver(() => {
      const text = document.querySelector('[aria-live=polite]')?.textContent.trim() ?? '';
      if (text !== '' && announced.at(-1) !== text) announced.push(text);
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
  });
  return () => page.evaluate(() => (window as unknown as { announced: string[] }).announced);
}

for (const [orderNumber, carrier, minutes] of [
  ['NL10000001', 'POSTNL', 30],
  ['BE10000001', 'UPSN', 10],
  ['ES10000001', 'UPSN', 10],
  ['IT10000001', 'SDA', 10],
] as const) {
  test(`${orderNumber} shows a countdown of ${minutes} minutes to its code and announces the code once`, async ({
    page,
  }) => {
    await page.clock.install();
    const method = carrier === 'SDA' ? 'upsPickup' : 'upsDropoff';
    const made = { orderNumber, carrier, method };
    const number = await openNewReturn(page, made, { address, seconds: minutes * 60 - 90 });
    const wait = getWait(page);
    await expect(wait).toContainText("Your code isn't ready yet");
    await expect(wait.locator('.figures')).toHaveText(/^Your code will be ready in 1:[0-3]\d\.$/);
    await expect(getGuide(page).locator('.label-panel')).toHaveCount(0);
    await expect(getGuide(page)).toContainText(CODE_STEP);
    await expectAccessible(page);
    const listAnnouncements = await recordAnnouncements(page);
    await page.clock.runFor(40_000);
    await expect(wait.locator('.figures')).toHaveText(/^Your code will be ready in 0:[45]\d\.$/);
    expect(await listAnnouncements()).toEqual([]);
    await page.clock.runFor(52_000);
    await expect(wait).toHaveCount(0);
    await expect.poll(listAnnouncements).toEqual([ACTIVE]);
    expect(await readQr(page)).toBe(`RETURN/${number}`);
    await page.clock.runFor(30_000);
    expect(await listAnnouncements()).toEqual([ACTIVE]);
  });
}

test('a code with a long wait shows the time from which it works', async ({ page }) => {
  await openNewReturn(page, { orderNumber: 'NL10000001', carrier: 'POSTNL' }, { address, seconds: 60 });
  // A time after midnight is shown with its date.
  await expect(getWait(page).locator('.figures')).toHaveText(
    /^Your code will be ready at (?:\d.+, )?\d{1,2}:\d\d.*\.$/,
  );
  await takePicture(page, 'return-code-waits');
});

test('the dialog shows the same countdown and announces the code inside the dialog', async ({ page }) => {
  await page.clock.install();
  const number = await openNewReturn(page, { orderNumber: 'NL10000001', carrier: 'POSTNL' }, { seconds: 28 * 60 });
  await page.locator('orders-detail').getByRole('button', { name: 'Show code' }).click();
  const box = page.getByRole('dialog');
  await expect(box).toContainText("Your code isn't ready yet");
  await expect(box.locator('.figures')).toHaveText(/^Your code will be ready in [12]:\d\d\.$/);
  await expect(box.getByRole('status')).toHaveText('');
  await expect(box.locator('.label-panel')).toHaveCount(0);
  await expectAccessible(page);
  await page.clock.runFor(121_000);
  await expect(box.getByRole('status')).toHaveText(ACTIVE);
  expect(await readCode(box.locator('.label-panel'), BarcodeFormat.QR_CODE)).toBe(`RETURN/${number}`);
});

// The format of the label decides, whatever the carrier.
for (const { orderNumber, carrier, flags, says, hasCode } of [
  { orderNumber: 'GB10000001', carrier: 'ROYALMAIL', flags: 'emeaPaperless', says: CODE_STEP, hasCode: true },
  { orderNumber: 'NL10000001', carrier: 'POSTNL', flags: 'emeaPaperless', says: CODE_STEP, hasCode: true },
  { orderNumber: 'FR10000001', carrier: undefined, flags: 'emeaPaperless', says: LABEL_STEP, hasCode: false },
  {
    orderNumber: 'DE10000001',
    carrier: 'HERMES',
    flags: 'emeaPaperless,enableCarrierService',
    says: LABEL_STEP,
    hasCode: false,
  },
  { orderNumber: 'GB10000001', carrier: 'ROYALMAIL', flags: 'enableCarrierService', says: LABEL_STEP, hasCode: false },
]) {
  test(`${orderNumber} with ${flags} shows the steps for its ${hasCode ? 'code' : 'label'}`, async ({ page }) => {
    const made = { orderNumber, ...(carrier !== undefined && { carrier }) };
    const where = flags.includes('emeaPaperless') ? address : 'return-confirmation/';
    const number = await openNewReturn(page, made, { address: where, query: `&flags=${flags}` });
    const guide = getGuide(page);
    await guide.getByText('Other ways to get your label').click();
    await expect(guide.getByRole('button', { name: 'Email label' })).toBeVisible();
    await expect(guide).toContainText(says);
    await expect(guide).not.toContainText(hasCode ? LABEL_STEP : CODE_STEP);
    await expect(guide.locator('.label-panel')).toHaveCount(hasCode ? 1 : 0);
    await expect(guide.getByRole('button', { name: 'Get label' })).toHaveCount(hasCode ? 0 : 1);
    if (hasCode) expect(await readQr(page)).toBe(`RETURN/${number}`);
  });
}
