import type { Page } from '@playwright/test';
import { matchRoute } from '../../support/match-route.js';
import { REDIRECT_VECTORS } from '../../security/corpora/redirect-vectors.js';
import { drawSample } from '../../security/draw-sample.js';
import { openArea } from '../../surfaces/surface.js';
import { expectOrder, getHeading, goTo } from '../support/area.js';
import { expect, lookUp, test } from '../support/test.js';
import { listRefused, recordAddresses } from './record-addresses.js';

const VECTORS = drawSample(REDIRECT_VECTORS, 60);
/** Each of these needs its own lookup. */
const GUESTS_VECTORS = drawSample(REDIRECT_VECTORS, 8).slice(0, 8);
const PREFIX = '/us/en/orders';

const toAddress = (vector: string): string =>
  `${PREFIX}/details/?${new URLSearchParams({ redirectPath: vector }).toString()}`;

/** Whether the page is at one of the area's routes, of the same origin. */
function isAtHome(page: Page, origin: string | undefined): boolean {
  const { pathname, origin: at } = new URL(page.url());
  return at === origin && pathname.startsWith(PREFIX) && matchRoute(pathname.slice(PREFIX.length)) !== undefined;
}

test('redirectPath leads a member only to a view of the area', async ({ page, baseURL }) => {
  const record = await recordAddresses(page);
  await openArea(page, { path: '/' });
  await expect(getHeading(page)).toBeVisible();
  // First, prove that redirectPath works at all.
  await goTo(page, toAddress(`${PREFIX}/sales/US10000001/`));
  await expectOrder(page, 'US10000001');
  for (const vector of VECTORS) {
    await goTo(page, toAddress(vector));
    await expect(getHeading(page)).toBeVisible();
    expect(isAtHome(page, baseURL), JSON.stringify(vector)).toBe(true);
  }
  await page.waitForLoadState('networkidle');
  expect(isAtHome(page, baseURL)).toBe(true);
  expect(await listRefused(page, record)).toEqual([]);
  expect([...record.requested, ...record.visited].filter((url) => new URL(url).origin !== baseURL)).toEqual([]);
});

test('redirectPath leads a guest with an order to a view of the area', async ({ page, baseURL }) => {
  const record = await recordAddresses(page);
  await openArea(page, { path: '/details/', as: 'guest' });
  for (const vector of GUESTS_VECTORS) {
    await goTo(page, toAddress(vector));
    await expect(page.locator('input[name=orderNumber]')).toBeVisible();
    await lookUp(page, 'US10000001');
    await expectOrder(page, 'US10000001');
    expect(isAtHome(page, baseURL), JSON.stringify(vector)).toBe(true);
  }
  expect([...record.requested, ...record.visited].filter((url) => new URL(url).origin !== baseURL)).toEqual([]);
});

test('redirectPath of a newly opened page does not leave the area either', async ({ page, baseURL }) => {
  for (const vector of ['//evil.example/us/en/orders/sales/US10000001/', '/\\evil.example', 'data:text/html,x']) {
    await openArea(page, { path: '/details/', query: `&redirectPath=${encodeURIComponent(vector)}` });
    await expect(getHeading(page)).toBeVisible();
    expect(isAtHome(page, baseURL), vector).toBe(true);
  }
});

test('the check detects a page that follows any redirectPath', async ({ page, baseURL }) => {
  const record = await recordAddresses(page);
  await page.route('https://evil.example/**', (route) => route.fulfill({ contentType: 'text/html', body: 'Gotcha' }));
  await openArea(page, { path: '/' });
  await expect(getHeading(page)).toBeVisible();
  await page.evaluate(() =>
    addEventListener('popstate', () => location.assign(new URLSearchParams(location.search).get('redirectPath') ?? '')),
  );
  await goTo(page, toAddress('https://evil.example/'));
  await expect.poll(() => isAtHome(page, baseURL)).toBe(false);
  expect([...record.requested, ...record.visited].filter((url) => new URL(url).origin !== baseURL)).not.toEqual([]);
});
