import path from 'node:path';
import type { Page } from '@playwright/test';
import { readLocale } from '../../scripts/data-files.js';
import { IS_SAMPLED } from '../support/test-run.js';
import { BUNDLERS, buildWith } from './bundlers/build-with.js';
import { expect, GUEST_EMAIL, listCalls, test } from './support/test.js';

/** The one that broke when addresses of data files were computed. */
const SAMPLE = ['webpack'];
const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.css': 'text/css',
};

/** The built page lies beside the order service, as a shop's own does. */
async function serve(page: Page, base: string, files: ReadonlyMap<string, Buffer>): Promise<void> {
  await page.route(`**${base}**`, (route) => {
    const file = new URL(route.request().url()).pathname.slice(base.length);
    const body = files.get(file);
    const contentType = TYPES[path.extname(file)] ?? 'application/octet-stream';
    return route.fulfill(body ? { contentType, body } : { status: 404 });
  });
}

const [german, japanese] = [readLocale('de'), readLocale('ja')];
/** What somebody reads of a message without values. */
const say = (texts: Readonly<Record<string, string>>, id: string): string => texts[id] ?? `No text ${id}`;

for (const bundler of IS_SAMPLED ? SAMPLE : BUNDLERS) {
  test(`a page built by ${bundler} speaks German and Japanese, follows the rules of Germany, and finds an order`, async ({
    page,
    watch,
  }) => {
    // An install and a build take their time.
    test.setTimeout(600_000);
    const base = `/bundled/${bundler}/`;
    await serve(page, base, buildWith(bundler));
    await page.goto(`${base}index.html`);

    const lookup = page.locator('orders-guest-lookup');
    await expect(lookup.getByRole('heading', { name: say(german, 'guestLookup.title') })).toBeVisible();
    await expect(
      page.locator('orders-gift-card-balance').getByRole('heading', { name: say(japanese, 'giftCard.title') }),
    ).toBeVisible();
    // The law of the European Union: only the rules of the market say so.
    await expect(
      page.locator('orders-detail').getByRole('link', { name: say(german, 'withdrawal.link') }),
    ).toBeVisible();

    await lookup.getByLabel(say(german, 'guestLookup.orderNumber')).fill('US10000001');
    await lookup.getByLabel(say(german, 'guestLookup.email')).fill(GUEST_EMAIL);
    await lookup.getByRole('button', { name: say(german, 'guestLookup.submit') }).click();
    await expect(lookup.getByRole('article', { name: /US10000001/ })).toBeVisible();
    expect(listCalls(watch).length).toBeGreaterThan(1);
    expect(watch.consoleLines).toEqual([]);
  });
}
