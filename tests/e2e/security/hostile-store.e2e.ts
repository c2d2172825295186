import type { Page } from '@playwright/test';
import { HOSTILE_STRINGS } from '../../security/corpora/hostile-strings.js';
import { createOrderOf } from '../../security/create-order-of.js';
import { drawSample } from '../../security/draw-sample.js';
import { HOSTILE_URLS } from '../../support/hostile-urls.js';
import { openArea } from '../../surfaces/surface.js';
import type { AreaTag } from '../support/area.js';
import { expect, test } from '../support/test.js';
import { readSinks } from './read-sinks.js';
import { listRefused, recordAddresses } from './record-addresses.js';
import { STORE_SINKS } from './text-sinks.js';
import { answerOrder } from '../support/answer-order.js';

const SAMPLE_SIZE = 16;
const HARMLESS = 'Harmless';
/**
 * Excludes blank texts. Texts that start with a phone number, or that no barcode can encode, lead to other views and have separate tests.
 */
const TEXTS = drawSample(Object.values(HOSTILE_STRINGS), SAMPLE_SIZE).filter((text) => text.trim() !== '');

/** Serves an order waiting in a store, and the store, whose fields are all one text except the addresses. */
async function serveText(page: Page): Promise<(text: string, slug?: string) => unknown> {
  let [sentText, named, turn] = [HARMLESS, 'harbor', 0];
  // Stores are cached, so each text gets a new address.
  const toAddress = () => ({
    address1: `${turn} Market Square`,
    city: 'Sacramento',
    state: 'CA',
    zipCode: '95814',
    country: 'US',
  });
  await page.route(/\/history\/v1\//, (route) => {
    const barcode = { header: sentText, subheader: sentText, barcodeNumber: sentText };
    const order = { ...createOrderOf(HARMLESS), shippingAddress: null, pickupAddress: toAddress() };
    return answerOrder(route, { ...order, fullOrderStatus: { subStatus: sentText }, showBarcodeFlag: true, barcode });
  });
  await page.route(/\/store\/store_locations\//, (route) => {
    const { zipCode: postalCode, country: iso2Country, ...rest } = toAddress();
    const store = {
      storeId: sentText,
      storeName: sentText,
      telephone: sentText,
      slug: named,
      address: { ...rest, postalCode, iso2Country, area: sentText, address2: sentText },
      timezone: sentText,
      defaultLanguage: sentText,
    };
    return route.fulfill({ contentType: 'application/json', body: JSON.stringify({ objects: [store] }) });
  });
  return (text, slug = 'harbor') => ([sentText, named, turn] = [text, slug, turn + 1]);
}

/** Waits until the order and the store with a text are visible. */
async function waitForText(page: Page, text: string): Promise<void> {
  await page.waitForFunction((json) => {
    const area = document.querySelector('orders-area')?.shadowRoot ?? document;
    const screen = area.querySelector('orders-detail')?.shadowRoot;
    const shownTexts = ['.store-name', '.bar-code-text bdi'].map((at) => screen?.querySelector(at)?.textContent);
    return shownTexts.every((words) => words === JSON.parse(json));
  }, JSON.stringify(text));
}

async function refresh(page: Page): Promise<void> {
  await page.evaluate(() => (document.querySelector('orders-area') as AreaTag).refresh());
}

test('the card of a store and the code of its order show every text unchanged', async ({ page }) => {
  const serve = await serveText(page);
  await openArea(page, { path: '/sales/US10000001/' });
  await waitForText(page, HARMLESS);
  const detail = page.locator('orders-detail');
  expect(await readSinks(detail, STORE_SINKS, HARMLESS)).toMatchObject({ wrong: [], open: [] });
  for (const text of TEXTS) {
    serve(text);
    await refresh(page);
    await waitForText(page, text);
    const { wrong, open, shape } = await readSinks(detail, STORE_SINKS, text);
    expect([wrong, open], JSON.stringify(text).slice(0, 80)).toEqual([[], []]);
    expect(shape).not.toMatch(/\b(script|iframe|img|object|embed|b|style)\b.*\baside\b/);
  }
  expect(await page.evaluate(() => 'wasRun' in window)).toBe(false);
});

test('the link to a store stays below the shop, whatever the store sends', async ({ page }) => {
  const record = await recordAddresses(page);
  const serve = await serveText(page);
  await openArea(page, { path: '/sales/US10000001/' });
  await waitForText(page, HARMLESS);
  const slugs = drawSample([HOSTILE_URLS.filter(({ length }) => length < 2_000)], SAMPLE_SIZE);
  for (const [index, slug] of ['..', '../../..', '\ud800', '\ud800..', ...slugs].entries()) {
    serve(`Store ${index}`, slug);
    await refresh(page);
    await waitForText(page, `Store ${index}`);
    const hrefs = await page
      .locator('orders-detail .store-slot a')
      .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href));
    for (const href of hrefs) {
      expect(href).toMatch(
        /^(?:https:\/\/www\.google\.com\/maps\/dir\/\?|http:\/\/localhost:\d+\/us\/en\/retail\/s\/[^/?#]+$|tel:)/,
      );
    }
  }
  expect(await listRefused(page, record)).toEqual([]);
});
