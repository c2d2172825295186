import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { openArea } from '../surfaces/surface.js';
import { notePrints } from './support/note-prints.js';
import { expect, test } from './support/test.js';
import { confirmStatement, getConfirm, getWithdrawal, ORDER, review, STATEMENT } from './support/withdrawal.js';

const RECEIVED = { withdrawalId: 'WD10000001', receivedAt: '2026-11-21T12:00:00Z', sentTo: 'g***@example.com' };
const PATH = '**/order_mgmt/withdrawals/v1';

/** Sends a statement whose receipt is always the same. */
async function receive(page: Page, locale = 'en'): Promise<void> {
  await page.route(PATH, (route) => route.fulfill({ status: 201, json: RECEIVED }));
  await openArea(page, { path: '/withdrawal/', as: 'guest', country: 'de', locale });
  await confirmStatement(page);
  await expect(getWithdrawal(page).locator('.withdrawal-text + .withdrawal-text')).toBeVisible();
}

async function download(page: Page): Promise<{ readonly name: string; readonly html: string }> {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    getWithdrawal(page).locator('.withdrawal-actions .is-primary').click(),
  ]);
  return { name: file.suggestedFilename(), html: readFileSync(await file.path(), 'utf8') };
}

/** The number of pages of a PDF that Chromium wrote. */
function countPages(pdf: Buffer): number {
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0;
}

test('the file of a receipt opens without a network, and its name has no personal data', async ({ page, browser }) => {
  await receive(page);
  const { name, html } = await download(page);
  expect(name).toBe('withdrawal-WD10000001.html');
  const context = await browser.newContext({ offline: true, javaScriptEnabled: false });
  const reader = await context.newPage();
  const requests: string[] = [];
  reader.on('request', (request) => requests.push(request.url()));
  await reader.setContent(html);
  await expect(reader.getByRole('heading', { name: 'We received your withdrawal' })).toBeVisible();
  for (const text of [...Object.values(STATEMENT), 'WD10000001', 'g***@example.com', 'November 2026']) {
    await expect(reader.locator('body')).toContainText(text);
  }
  expect(requests).toEqual([]);
  await context.close();
});

for (const [locale, format] of [
  ['en', 'A4'],
  ['de', 'A4'],
  ['ar', 'Letter'],
  ['ja', 'A4'],
] as const) {
  test(`a receipt in ${locale} prints on one page of ${format}`, async ({ page }) => {
    await receive(page, locale);
    const { html } = await download(page);
    await page.goto('about:blank');
    await page.setContent(html);
    expect(countPages(await page.pdf({ format, preferCSSPageSize: true }))).toBe(1);
    // A planted receipt of several pages is counted as such.
    await page.setContent(`${html}<div style="height: 3000px"></div>`);
    expect(countPages(await page.pdf({ format }))).toBeGreaterThan(1);
  });
}

test('the same statement gives the same bytes', async ({ page }) => {
  await receive(page);
  const first = await download(page);
  await page.clock.install({ time: new Date('2031-05-05T05:05:05Z') });
  await receive(page);
  expect(await download(page)).toEqual(first);
});

test('a receipt is printed from a tab of its own, under the policy of the page', async ({ page }) => {
  const printed = await notePrints(page);
  await receive(page);
  const opened = page.waitForEvent('popup');
  await getWithdrawal(page).getByRole('button', { name: 'Print' }).click();
  const tab = await opened;
  await expect(tab.getByRole('heading', { name: 'We received your withdrawal' })).toBeVisible();
  await expect.poll(() => printed).toEqual(['text/html']);
  expect(tab.url()).toMatch(/^blob:/);
  // The policy forbids inline styles; the sheet is there all the same.
  expect(await tab.evaluate(() => getComputedStyle(document.querySelector('main') as Element).borderTopStyle)).toBe(
    'solid',
  );
});

test('a browser that opens no tab saves the receipt instead of printing it', async ({ page }) => {
  await page.addInitScript(() => (window.open = () => null));
  await receive(page);
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    getWithdrawal(page).getByRole('button', { name: 'Print' }).click(),
  ]);
  expect(file.suggestedFilename()).toBe('withdrawal-WD10000001.html');
});

test('a reload, a second tab and a second press make one statement and show the same receipt', async ({
  page,
  context,
}) => {
  const world = 'one-statement';
  const open = (one: Page) => openArea(one, { path: `/withdrawal/${ORDER}/`, as: 'guest', country: 'de', world });
  const values = { name: STATEMENT.name, email: STATEMENT.email };
  await open(page);
  await review(page, values);
  await getConfirm(page).dblclick();
  await expect(getWithdrawal(page)).toContainText('WD10000001');
  await page.reload();
  await review(page, values);
  await getConfirm(page).click();
  await expect(page.getByRole('heading', { name: 'We already received your withdrawal' })).toBeVisible();
  await expect(getWithdrawal(page)).toContainText('WD10000001');
  const second = await context.newPage();
  await open(second);
  await review(second, values);
  await getConfirm(second).click();
  await expect(getWithdrawal(second)).toContainText('WD10000001');
});

test('a statement sent without a network stays, and is sent once the network is back', async ({ page, context }) => {
  await openArea(page, { path: '/withdrawal/', as: 'guest', country: 'de' });
  await review(page);
  // What the second step needs was loaded while the shopper read.
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await getConfirm(page).click();
  await expect(getWithdrawal(page)).toContainText('You seem to be offline, so nothing was sent.');
  await expect(getWithdrawal(page)).toContainText(STATEMENT.name);
  await context.setOffline(false);
  await getWithdrawal(page).getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'We received your withdrawal' })).toBeVisible();
});

test('a guest withdraws on a page of another origin than the order service', async ({ page, partner, watch }) => {
  await page.goto(`${partner}orders/?world=${randomUUID()}`);
  await page.locator('orders-area').evaluate((area) => area.setAttribute('country', 'de'));
  await page.getByRole('link', { name: 'Withdraw from contract here' }).click();
  await confirmStatement(page);
  await expect(page.getByRole('heading', { name: 'We received your withdrawal' })).toBeVisible();
  const { origin } = new URL((await page.locator('script[integrity]').getAttribute('src')) ?? '');
  const sent = watch.calls.filter(({ url }) => url.includes('/withdrawals/'));
  expect(sent.map(({ method, url }) => [method, new URL(url).origin])).toContainEqual(['POST', origin]);
  expect(sent.every(({ headers }) => headers['authorization'] === undefined)).toBe(true);
  expect(new URL(page.url()).pathname, 'the address is the partner’s own').toBe('/partner/orders/');
});
