import type { Locator, Page } from '@playwright/test';
import { AS_MEMBER, openAlone, openArea } from '../surfaces/surface.js';
import { getHeading } from './support/area.js';
import { expect, expectAccessible, expectNoSidewaysScroll, lookUp, test } from './support/test.js';
import { getWithdrawal } from './support/withdrawal.js';

const CHUNK = /\/withdrawal-links-[^/]+\.js$/;
const LOOKUP = { path: '/details/', as: 'guest' } as const;
const HISTORY = { path: '/', as: 'member' } as const;

function getLink(page: Page): Locator {
  return page.getByRole('main').getByRole('link', { name: 'Withdraw from contract here' });
}

/** Notes the requests of the links' code. */
function noteLoads(page: Page): string[] {
  const loads: string[] = [];
  page.on('request', (request) => {
    if (CHUNK.test(request.url())) loads.push(request.url());
  });
  return loads;
}

test('a link below the guest lookup leads to the withdrawal, without a lookup', async ({ page }) => {
  await openArea(page, { ...LOOKUP, country: 'de' });
  await expect(getLink(page)).toHaveAttribute('href', /\/de\/en\/orders\/withdrawal\/(?:\?|$)/);
  await expectAccessible(page);
  await page.setViewportSize({ width: 320, height: 700 });
  await expectNoSidewaysScroll(page);
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  await getLink(page).click();
  await expect(getHeading(page)).toHaveText('Withdraw from your contract');
  await expect(getWithdrawal(page).locator('input[name=orderNumber]')).toHaveValue('');
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
  await page.goBack();
  await expect(page.locator('orders-guest-lookup form')).toBeVisible();
});

test('a link below the history leads to the withdrawal, with a choice of orders', async ({ page }) => {
  await openArea(page, { ...HISTORY, country: 'fr' });
  await expect(page.locator('orders-history article').first()).toBeVisible();
  await expectAccessible(page);
  await getLink(page).click();
  await expect(getWithdrawal(page).locator('select[name=order]')).toBeVisible();
});

for (const { name, fault, as } of [
  { name: 'has no orders', as: 'archive' },
  { name: 'cannot be read', fault: 'list-order-history:status-500', as: 'member' },
]) {
  test(`the link is there where the history ${name}`, async ({ page }) => {
    await openArea(page, { path: '/', as, country: 'ie', ...(fault !== undefined && { fault }) });
    await expect(getLink(page)).toBeVisible();
  });
}

for (const country of ['us', 'jp', 'gb', 'ch']) {
  test(`neither the lookup nor the history has a link in ${country}, or loads its code`, async ({ page }) => {
    const loads = noteLoads(page);
    await openArea(page, { ...LOOKUP, country });
    await expect(page.locator('orders-guest-lookup form')).toBeVisible();
    await openArea(page, { ...HISTORY, country });
    await expect(page.locator('orders-history').locator('article, .empty').first()).toBeVisible();
    await expect(getLink(page)).toHaveCount(0);
    expect(loads).toEqual([]);
  });
}

test('a lookup alone links to the help pages, also in a country without a market file', async ({ page }) => {
  await openAlone(page, { tag: 'orders-guest-lookup', attributes: { country: 'bg' } });
  await expect(getLink(page)).toHaveAttribute('href', /\/bg\/en\/help\/withdrawal$/);
  await expect(getLink(page)).toHaveAttribute('rel', 'noopener noreferrer');
});

test('an order that a lookup alone found has the link too', async ({ page }) => {
  await openAlone(page, { tag: 'orders-guest-lookup', attributes: { country: 'de' } });
  await lookUp(page, 'DE10000001');
  await expect(page.locator('orders-guest-lookup article')).toBeVisible();
  await expect(getLink(page)).toHaveCount(1);
});

for (const { tag, adapter } of [
  { tag: 'orders-guest-lookup', adapter: '' },
  { tag: 'orders-history', adapter: AS_MEMBER },
]) {
  test(`the page can set the link below <${tag}>, and an insecure address removes it`, async ({ page }) => {
    const open = (address: string) =>
      openAlone(page, {
        tag,
        attributes: { country: 'de' },
        adapter: `${adapter} links: { withdrawal: '${address}' },`,
      });
    await open('https://legal.example.com/withdraw');
    await expect(getLink(page)).toHaveAttribute('href', 'https://legal.example.com/withdraw');
    const loaded = page.waitForResponse(CHUNK);
    await open('http://legal.example.com/withdraw');
    await loaded;
    await expect(page.locator(tag).locator('form, article').first()).toBeVisible();
    await expect(getLink(page)).toHaveCount(0);
  });
}

test('a link whose code fails to load leaves no box', async ({ page }) => {
  await page.route(CHUNK, (route) => route.abort());
  const failed = page.waitForEvent('requestfailed', (request) => CHUNK.test(request.url()));
  await openArea(page, { ...LOOKUP, country: 'de' });
  await failed;
  const screen = page.locator('orders-guest-lookup section.screen');
  await expect.poll(() => screen.evaluate(({ lastChild }) => lastChild?.textContent?.trim())).toContain('Sign in');
  await expect(page.locator('orders-guest-lookup [part=message]')).toHaveCount(0);
  await lookUp(page, 'DE10000001');
  await expect(page.locator('orders-detail').getByRole('complementary')).toBeVisible();
});

test('without the call, the link leads out of the area', async ({ page }) => {
  const calls = ['get-order', 'get-order-summary', 'list-order-history'];
  await openArea(page, { ...LOOKUP, country: 'de', calls });
  await expect(getLink(page)).toHaveAttribute('href', /\/help\/withdrawal$/);
});
