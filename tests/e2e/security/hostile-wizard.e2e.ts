import type { Page } from '@playwright/test';
import type { WireOrder } from '../../../contract/wire-order.js';
import { createOrderOf } from '../../security/create-order-of.js';
import { drawSample } from '../../security/draw-sample.js';
import { drawTexts } from '../../security/draw-texts.js';
import { HOSTILE_URLS } from '../../support/hostile-urls.js';
import { isShown, openArea } from '../../surfaces/surface.js';
import { WIZARD_SURFACES } from '../../surfaces/wizard-surfaces.js';
import { expect, test } from '../support/test.js';
import { getRows, getWizard } from '../support/wizard.js';
import { allowAllPictures } from './allow-all-pictures.js';
import { readSinks } from './read-sinks.js';
import { listFollowable, listRefused, recordAddresses } from './record-addresses.js';
import { REVIEW_SINKS, WIZARD_SINKS } from './text-sinks.js';

const HARMLESS = 'Harmless';
const MOST_ROWS = 40;
// A part takes a while on a busy machine.
test.setTimeout(120_000);

/** A line that may be returned, followed by lines that may not: each in its own group, with the service's reason and an address. */
function createReturnable(text: string, urls: readonly string[]): WireOrder {
  const order = createOrderOf(text);
  const [group] = order.group;
  const [item] = group?.orderItems ?? [];
  if (!group || !item) throw new Error('An order of a text has one line.');
  const { actions: _, ...plain } = group;
  const { returnDisableReason: __, ...line } = item;
  const first = { ...plain, orderItems: [{ ...line, returnableFlag: true }] };
  const others = urls.map((url, index) => {
    const product = { ...item.product, gtin: `gtin-${index}`, productImage: url };
    const returnDisableReason = { text, linkText: text, url };
    return { ...group, orderItems: [{ ...item, orderLineKey: `line-${index}`, product, returnDisableReason }] };
  });
  return { ...order, orderNumber: 'US10000001', group: [first, ...others] };
}

/** Serves the order that the test sets. */
async function serveOrder(page: Page): Promise<(order: WireOrder) => void> {
  let body = '';
  await page.route(/\/history\/v1\/US10000001/, (route) => route.fulfill({ contentType: 'application/json', body }));
  return (order) => (body = JSON.stringify(order));
}

const SHOP = ['https://shop.example.com/returns'];

for (const [part, texts] of drawTexts({ at: 'return row' }).entries()) {
  test(`rows of a return show every text unchanged, including refusals, part ${part}`, async ({ page }) => {
    await allowAllPictures(page);
    const setOrder = await serveOrder(page);
    setOrder(createReturnable(HARMLESS, SHOP));
    await openArea(page, { path: '/sales/US10000001/return/' });
    await expect(getRows(page)).toHaveCount(2);
    const { shape, wrong, open } = await readSinks(getWizard(page), WIZARD_SINKS, HARMLESS);
    expect([wrong, open]).toEqual([[], []]);
    const title = getRows(page).first().locator('.item-words > :first-child');
    for (const text of texts) {
      setOrder(createReturnable(text, SHOP));
      await page.reload();
      await expect.poll(() => title.textContent()).toBe(text);
      expect(await readSinks(getWizard(page), WIZARD_SINKS, text), text).toEqual({ shape, wrong: [], open: [] });
    }
    expect(await page.evaluate(() => 'wasRun' in window)).toBe(false);
  });
}

for (const [part, texts] of drawTexts({ at: 'return review' }).entries()) {
  test(`the review of a return shows every text unchanged, part ${part}`, async ({ page }) => {
    let sentText = HARMLESS;
    await page.route(/\/history\/v1\/KR10000002/, async (route) => {
      const response = await route.fetch();
      const order = (await response.json()) as WireOrder;
      const words = { title: sentText, color: sentText, size: sentText };
      const group = order.group.map((its) => ({
        ...its,
        orderItems: its.orderItems.map((item) => ({ ...item, product: { ...item.product, ...words } })),
      }));
      await route.fulfill({ response, json: { ...order, group } });
    });
    await WIZARD_SURFACES.find(({ name }) => name === 'wizard-review')?.open(page);
    const review = getWizard(page);
    const title = review.locator('.review .item-words > :first-child').first();
    // The draft is restored with its current step, but without the chosen store's address.
    await page.reload();
    await expect.poll(() => title.textContent()).toBe(HARMLESS);
    const { shape, wrong, open } = await readSinks(review, REVIEW_SINKS, HARMLESS);
    expect([wrong, open]).toEqual([[], []]);
    for (const text of texts) {
      sentText = text;
      await page.reload();
      await expect.poll(() => title.textContent()).toBe(text);
      await isShown(page, 'orders-return-wizard .review .item-title');
      // The store and the method are rendered after the item.
      await expect
        .poll(() => readSinks(review, REVIEW_SINKS, text), { message: text })
        .toEqual({ shape, wrong: [], open: [] });
    }
    expect(await page.evaluate(() => 'wasRun' in window)).toBe(false);
  });
}

test('rows of a return with hostile addresses link and show only allowed ones', async ({ page }) => {
  const urls = drawSample([HOSTILE_URLS.filter(({ length }) => length < 2_000)], MOST_ROWS);
  const record = await recordAddresses(page);
  await allowAllPictures(page);
  const setOrder = await serveOrder(page);
  setOrder(createReturnable(HARMLESS, urls));
  await openArea(page, { path: '/sales/US10000001/return/' });
  await expect(getRows(page)).toHaveCount(urls.length + 1);
  const links = await getRows(page)
    .locator('.return-why a')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(links.length).toBeGreaterThan(5);
  expect(links).toEqual(await listFollowable(page, urls));
  expect(await listRefused(page, record)).toEqual([]);
});
