import type { Page } from '@playwright/test';
import type { WirePartnerOrder } from '../../../contract/wire-partner-page.js';
import { openAlone, openArea } from '../../surfaces/surface.js';
import { createOrderOf, toNumber } from '../../security/create-order-of.js';
import { drawTexts } from '../../security/draw-texts.js';
import type { AreaTag } from '../support/area.js';
import { expect, lookUp, test } from '../support/test.js';
import { readSinks } from './read-sinks.js';
import { ALERT_SINKS, CARD_SINKS, DETAIL_SINKS, PARCEL_SINKS, PARTNER_SINKS, RETURN_SINKS } from './text-sinks.js';
import { answerOrder } from '../support/answer-order.js';

const PARTS = drawTexts();
/** Fewer texts, because a dialog is opened for each. */
const FEW = drawTexts({ at: 'parcel' });
// A part takes a while on a busy machine.
test.setTimeout(120_000);
const HARMLESS = 'Harmless';
const FLAGS = 'enableEdd';

/** Expects that no code in a text was run. */
async function expectNothingRan(page: Page): Promise<void> {
  expect(await page.evaluate(() => 'wasRun' in window)).toBe(false);
}

/** Serves orders whose fields are all one text. */
async function serveText(
  page: Page,
  create: (text: string) => object = createOrderOf,
): Promise<(text: string) => void> {
  let order = create(HARMLESS);
  await page.route(/\/history\/v1\//, (route) => answerOrder(route, order));
  return (text) => void (order = create(text));
}

/** The documents of an order load after it; their types are unknown. */
function createOrderWithDocuments(text: string): object {
  const document = { documentId: toNumber(text), type: text, label: text, date: '2026-11-02T12:00:00Z' };
  return { ...createOrderOf(text), documents: [document] };
}

/** The method of a return has our own text or none: the service's text for it is not shown. */
function createReturnOf(text: string): object {
  const order = createOrderOf(text);
  const group = order.group.map((part) => ({ ...part, exchangeOrderNumber: toNumber(text) }));
  return { ...order, group, orderType: 'RETURN_ORDER', returnMethod: `${text}|${text}` };
}

/** Waits until the order with a text is visible. */
async function waitForText(page: Page, text: string): Promise<void> {
  await page.waitForFunction((json) => {
    const area = document.querySelector('orders-area')?.shadowRoot ?? document;
    const screen = area.querySelector('orders-detail, orders-card')?.shadowRoot;
    return screen?.querySelector('.item-title, .item-words > :first-child')?.textContent === JSON.parse(json);
  }, JSON.stringify(text));
}

/** Opens a card whose order the page sets. */
async function openCard(page: Page): Promise<(text: string) => Promise<void>> {
  await openAlone(page, { tag: 'orders-card', attributes: { flags: FLAGS } });
  return async (text) => {
    await page.locator('orders-card').evaluate(
      (element, json) => {
        (element as unknown as { order: unknown }).order = JSON.parse(json);
      },
      JSON.stringify(createOrderOf(text)),
    );
    await waitForText(page, text);
  };
}

const toName = (text: string): string => JSON.stringify(text).slice(0, 80);

for (const [part, texts] of PARTS.entries()) {
  test(`the view of an order shows every text unchanged and isolated, part ${part}`, async ({ page }) => {
    const serve = await serveText(page, createOrderWithDocuments);
    await openArea(page, { path: '/sales/US10000001/' });
    await waitForText(page, HARMLESS);
    const detail = page.locator('orders-detail');
    await expect(detail.locator('.documents')).toBeVisible();
    const { shape, wrong, open } = await readSinks(detail, DETAIL_SINKS, HARMLESS);
    expect([wrong, open]).toEqual([[], []]);
    for (const text of texts) {
      serve(text);
      await page.evaluate(() => (document.querySelector('orders-area') as AreaTag).refresh());
      await waitForText(page, text);
      expect(await readSinks(detail, DETAIL_SINKS, text), toName(text)).toEqual({ shape, wrong: [], open: [] });
    }
    await expectNothingRan(page);
  });
}

for (const [part, texts] of PARTS.entries()) {
  test(`the view of a return shows every text unchanged and isolated, part ${part}`, async ({ page }) => {
    const serve = await serveText(page, createReturnOf);
    await openArea(page, { path: '/returns/RT10000010/' });
    await waitForText(page, HARMLESS);
    const detail = page.locator('orders-detail');
    // The label of the return is rendered last.
    await page.waitForLoadState('networkidle');
    const { shape, wrong, open } = await readSinks(detail, RETURN_SINKS, HARMLESS);
    expect([wrong, open]).toEqual([[], []]);
    for (const text of texts) {
      serve(text);
      await page.evaluate(() => (document.querySelector('orders-area') as AreaTag).refresh());
      await waitForText(page, text);
      expect(await readSinks(detail, RETURN_SINKS, text), toName(text)).toEqual({ shape, wrong: [], open: [] });
    }
    await expectNothingRan(page);
  });
}

for (const [part, texts] of FEW.entries()) {
  test(`the tracking of a parcel shows every text unchanged, part ${part}`, async ({ page }) => {
    const serve = await serveText(page);
    await openArea(page, { path: '/sales/US10000001/' });
    await waitForText(page, HARMLESS);
    const dialog = page.locator('orders-detail dialog');
    let known = '';
    for (const text of [HARMLESS, ...texts]) {
      serve(text);
      await page.evaluate(() => (document.querySelector('orders-area') as AreaTag).refresh());
      await waitForText(page, text);
      await page.getByRole('button', { name: 'Track shipment' }).click();
      await expect(dialog).toBeVisible();
      const reading = await readSinks(dialog, PARCEL_SINKS, text);
      known ||= reading.shape;
      expect(reading, toName(text)).toEqual({ shape: known, wrong: [], open: [] });
      await dialog.getByRole('button', { name: 'Close' }).click();
    }
    await expectNothingRan(page);
  });
}

for (const [part, texts] of PARTS.entries()) {
  test(`alerts of the page are shown unchanged, part ${part}`, async ({ page }) => {
    const shownTexts = texts.filter((text) => text.trim() !== '');
    await openAlone(page, { tag: 'orders-history' });
    const history = page.locator('orders-history');
    await expect(history.getByRole('button', { name: 'Sign in' })).toBeVisible();
    let known = '';
    for (const text of [HARMLESS, ...shownTexts]) {
      await history.evaluate((element, json) => {
        const given = JSON.parse(json) as string;
        const alerts = [
          { id: given, text: given },
          { id: `${given} linked`, text: given, link: 'https://shop.example/' },
        ];
        Object.assign(element, { adapter: { alerts } });
      }, JSON.stringify(text));
      await page.waitForFunction((json) => {
        const shown = document.querySelector('orders-history')?.shadowRoot?.querySelector('.alert-text');
        return shown?.textContent === JSON.parse(json);
      }, JSON.stringify(text));
      const reading = await readSinks(history, ALERT_SINKS, text);
      known ||= reading.shape;
      expect(reading, toName(text)).toEqual({ shape: known, wrong: [], open: [] });
    }
    await expectNothingRan(page);
  });
}

for (const [part, texts] of PARTS.entries()) {
  test(`a card shows every text unchanged and isolated, part ${part}`, async ({ page }) => {
    const show = await openCard(page);
    const card = page.locator('orders-card');
    await show(HARMLESS);
    const { shape, wrong, open } = await readSinks(card, CARD_SINKS, HARMLESS);
    expect([wrong, open]).toEqual([[], []]);
    for (const text of texts) {
      await show(text);
      expect(await readSinks(card, CARD_SINKS, text), toName(text)).toEqual({ shape, wrong: [], open: [] });
    }
    await expectNothingRan(page);
  });
}

for (const [part, texts] of PARTS.entries()) {
  test(`a history of hostile texts shows each of them unchanged, part ${part}`, async ({ page }) => {
    const body = JSON.stringify({ objects: [HARMLESS, ...texts].map(createOrderOf) });
    await page.route(/\/history\/v1\?/, (route) => route.fulfill({ contentType: 'application/json', body }));
    await openArea(page, { path: '/' });
    const cards = page.locator('orders-history article');
    await expect(cards).toHaveCount(texts.length + 1);
    const { shape } = await readSinks(cards.first(), CARD_SINKS, HARMLESS);
    for (const [index, text] of texts.entries()) {
      const reading = await readSinks(cards.nth(index + 1), CARD_SINKS, text);
      expect(reading, toName(text)).toEqual({ shape, wrong: [], open: [] });
    }
    await expectNothingRan(page);
  });
}

/** A partner order with the same text in every field that a partner sends. */
function createPartnerOrderOf(text: string): WirePartnerOrder {
  return {
    ...{ partnerName: text, orderid: text, category: text, lineItemStatus: text, size: text, styleColor: text },
    ...{ title: text, gtin: text, orderDate: '2026-11-01T12:00:00Z', lineItemChargedPrice: 10, quantity: 2 },
  };
}

for (const [part, texts] of PARTS.entries()) {
  test(`partner orders of hostile texts show each of them unchanged, part ${part}`, async ({ page }) => {
    const body = JSON.stringify({ orderItems: [HARMLESS, ...texts].map(createPartnerOrderOf) });
    await page.route(/\/partner_history\/v1\?/, (route) => route.fulfill({ contentType: 'application/json', body }));
    await openArea(page, { path: '/partners/' });
    const cards = page.locator('orders-partner-history article');
    await expect(cards).toHaveCount(texts.length + 1);
    const { shape } = await readSinks(cards.first(), PARTNER_SINKS, HARMLESS);
    for (const [index, text] of texts.entries()) {
      const reading = await readSinks(cards.nth(index + 1), PARTNER_SINKS, text);
      expect(reading, toName(text)).toEqual({ shape, wrong: [], open: [] });
    }
    await expectNothingRan(page);
  });
}

test('an order with an invalid number is rejected, and the guest stays at the lookup', async ({ page }) => {
  const body = JSON.stringify({
    ...createOrderOf(HARMLESS),
    orderNumber: '../sales/US10000001/?redirectPath=//evil.example',
  });
  await page.route(/\/summary\/v1\//, (route) => route.fulfill({ contentType: 'application/json', body }));
  await openArea(page, { path: '/details/', as: 'guest' });
  const { href } = new URL(page.url());
  await lookUp(page, 'US10000001');
  // Its number is not the requested one.
  await expect(page.locator('orders-guest-lookup').getByRole('button', { name: 'Try again' })).toBeVisible();
  await expect(page.locator('orders-guest-lookup article')).toHaveCount(0);
  expect(page.url()).toBe(href);
  await expect(page.locator('orders-guest-lookup a[href*="redirectPath"]')).toHaveCount(0);
});

test('the check detects a view that interprets, truncates or does not isolate a text', async ({ page }) => {
  const show = await openCard(page);
  const card = page.locator('orders-card');
  await show(HARMLESS);
  const { shape } = await readSinks(card, CARD_SINKS, HARMLESS);
  await card.evaluate((element) => {
    const color = element.shadowRoot?.querySelector<HTMLElement>('.item-details bdi');
    // A box of its own isolates its text as well.
    if (color) Object.assign(color.style, { display: 'inline', unicodeBidi: 'normal' });
    element.shadowRoot?.querySelector('.notice')?.replaceChildren(document.createElement('b'));
  });
  const faulty = await readSinks(card, CARD_SINKS, HARMLESS);
  expect(faulty.open).toEqual(['color']);
  expect(faulty.wrong).toEqual(['message: ""']);
  expect(faulty.shape).not.toBe(shape);
});
