import type { Page } from '@playwright/test';
import { HOSTILE_STRINGS } from '../../security/corpora/hostile-strings.js';
import { drawSample } from '../../security/draw-sample.js';
import { HOSTILE_URLS } from '../../support/hostile-urls.js';
import { openAlone } from '../../surfaces/surface.js';
import { expect, test } from '../support/test.js';
import { readSinks } from './read-sinks.js';
import { listRefused, recordAddresses } from './record-addresses.js';
import { CURBSIDE_SINKS } from './text-sinks.js';

const SAMPLE_SIZE = 16;
const HARMLESS = 'Harmless';
const TAG = 'orders-curbside-checkin';
const TEXTS = drawSample(Object.values(HOSTILE_STRINGS), SAMPLE_SIZE).filter((text) => text.trim() !== '');

/** Serves a store whose fields are all one text, under any id. */
async function serveStores(page: Page): Promise<(text: string, slug?: string) => Promise<void>> {
  let [sentText, named, turn] = [HARMLESS, 'harbor', 0];
  await page.route(/\/store\/store_locations\//, (route) => {
    const [, storeId] = /storeId\(([\w-]+)\)/.exec(decodeURIComponent(route.request().url())) ?? [];
    const address = {
      address1: sentText,
      address2: sentText,
      city: sentText,
      state: sentText,
      postalCode: sentText,
      iso2Country: 'US',
    };
    const store = { storeId, storeName: sentText, telephone: sentText, slug: named, address, timezone: sentText };
    return route.fulfill({ contentType: 'application/json', body: JSON.stringify({ objects: [store] }) });
  });
  // Stores are cached, so each text gets a new store id.
  return async (text, slug = 'harbor') => {
    [sentText, named, turn] = [text, slug, turn + 1];
    await page.locator(TAG).evaluate((tag, id) => tag.setAttribute('store-id', id), `S${turn}`);
    await page.waitForFunction(
      ([tag, json]) => {
        const name = document.querySelector(String(tag))?.shadowRoot?.querySelector('.store-name');
        return name?.textContent === JSON.parse(String(json));
      },
      [TAG, JSON.stringify(text)],
    );
  };
}

async function openCheckIn(page: Page): Promise<void> {
  const flags = 'enableCurbsidePickup';
  const attributes = { 'order-number': 'US10000006', 'store-id': 'S0', 'qr-id': 'Q101', flags };
  await openAlone(page, { tag: TAG, attributes });
  await expect(page.locator(TAG).locator('.store-name')).toHaveText(HARMLESS);
}

test('a check-in shows every text of its store unchanged', async ({ page }) => {
  const show = await serveStores(page);
  await openCheckIn(page);
  const { shape } = await readSinks(page.locator(TAG), CURBSIDE_SINKS, HARMLESS);
  for (const text of TEXTS) {
    await show(text);
    const { wrong, open, ...seen } = await readSinks(page.locator(TAG), CURBSIDE_SINKS, text);
    expect([wrong, open], JSON.stringify(text).slice(0, 80)).toEqual([[], []]);
    // A valid phone number is a link, an invalid one is not.
    expect(seen.shape.replaceAll(/ a\b/g, ''), JSON.stringify(text).slice(0, 80)).toBe(shape.replaceAll(/ a\b/g, ''));
  }
  expect(await page.evaluate(() => 'wasRun' in window)).toBe(false);
});

test('a check-in links only to the shop, a map and a phone number, whatever its store sends', async ({ page }) => {
  const record = await recordAddresses(page);
  const show = await serveStores(page);
  await openCheckIn(page);
  const slugs = drawSample([HOSTILE_URLS.filter(({ length }) => length < 2_000)], SAMPLE_SIZE);
  for (const [index, slug] of ['..', '../../..', '\ud800', ...slugs].entries()) {
    await show(`Store ${index}`, slug);
    const hrefs = await page
      .locator(TAG)
      .locator('a')
      .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href));
    for (const href of hrefs) {
      expect(href).toMatch(
        /^(?:https:\/\/www\.google\.com\/maps\/dir\/\?|https?:\/\/[^/]+\/us\/en\/retail\/s\/[^/?#]+$|tel:)/,
      );
    }
  }
  expect(await listRefused(page, record)).toEqual([]);
});
