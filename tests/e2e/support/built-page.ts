import path from 'node:path';
import type { Page } from '@playwright/test';
import { readLocale } from '../../../scripts/data-files.js';
import { expect, GUEST_EMAIL, listCalls, type Watch } from './test.js';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.css': 'text/css',
};

/** Opens a built page, served from the origin of the order service, as a shop's own page is. */
export async function openBuiltPage(page: Page, base: string, files: ReadonlyMap<string, Buffer>): Promise<void> {
  const toFile = ({ pathname }: URL): string => pathname.slice(base.length) || 'index.html';
  const isBuilt = (url: URL): boolean => url.pathname.startsWith(base) && files.has(toFile(url));
  await page.route(isBuilt, (route) => {
    const file = toFile(new URL(route.request().url()));
    const contentType = TYPES[path.extname(file)] ?? 'application/octet-stream';
    return route.fulfill({ contentType, body: files.get(file) ?? '' });
  });
  await page.goto(base);
}

const [german, japanese] = [readLocale('de'), readLocale('ja')];
/** The text of a message without values. */
const findText = (texts: Readonly<Record<string, string>>, id: string): string => texts[id] ?? `No text ${id}`;

/** Expects the page to show German and Japanese, follow the rules of Germany, and find an order. */
export async function expectBuiltPageWorks(page: Page, watch: Watch): Promise<void> {
  const lookup = page.locator('orders-guest-lookup');
  await expect(lookup.getByRole('heading', { name: findText(german, 'guestLookup.title') })).toBeVisible();
  await expect(
    page.locator('orders-gift-card-balance').getByRole('heading', { name: findText(japanese, 'giftCard.title') }),
  ).toBeVisible();
  // Required by the law of the European Union; only the market's rules enable it.
  await expect(
    page.locator('orders-detail').getByRole('link', { name: findText(german, 'withdrawal.link') }),
  ).toBeVisible();

  await lookup.getByLabel(findText(german, 'guestLookup.orderNumber')).fill('US10000001');
  await lookup.getByLabel(findText(german, 'guestLookup.email')).fill(GUEST_EMAIL);
  await lookup.getByRole('button', { name: findText(german, 'guestLookup.submit') }).click();
  await expect(lookup.getByRole('article', { name: /US10000001/ })).toBeVisible();
  expect(listCalls(watch).length).toBeGreaterThan(1);
  expect(watch.consoleLines).toEqual([]);
}
