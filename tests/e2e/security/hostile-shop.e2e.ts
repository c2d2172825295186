import type { Page } from '@playwright/test';
import { drawSample } from '../../security/draw-sample.js';
import { drawTexts } from '../../security/draw-texts.js';
import { HOSTILE_URLS } from '../../support/hostile-urls.js';
import { AS_MEMBER, openAlone, openArea } from '../../surfaces/surface.js';
import { getDialog } from '../support/cancel.js';
import { standFor } from '../support/stand-for.js';
import { expect, test } from '../support/test.js';
import { allowAllPictures } from './allow-all-pictures.js';
import { readSinks } from './read-sinks.js';
import { listFollowable, listRefused, recordAddresses } from './record-addresses.js';
import { CART_SINKS, TILE_SINKS } from './text-sinks.js';

const HARMLESS = 'Harmless';
const URLS = HOSTILE_URLS.filter(({ length }) => length < 2_000);
const PRICE = { price: 10, currency: 'USD' };

/** The two dialogs that lead back to the shop: the buttons that open them, their requests, and the elements that show one item. */
const BOXES = [
  {
    name: 'the mini-cart',
    button: 'Buy again',
    call: '**/buy/cart_items/v1',
    things: '.cart-item',
    sinks: CART_SINKS,
    toAnswer: (items: readonly object[]) => ({ items, totalItemCount: items.length }),
  },
  {
    name: 'the slider of similar products',
    button: 'Shop similar',
    call: '**/product/similar_products/v1?*',
    things: '.tile',
    sinks: TILE_SINKS,
    toAnswer: (objects: readonly object[]) => ({ objects }),
  },
] as const;

type Box = (typeof BOXES)[number];

/** Opens one of the dialogs with these items from the service. */
async function openBox(page: Page, { call, toAnswer, button, things }: Box, wire: readonly object[]): Promise<void> {
  const body = JSON.stringify(toAnswer(wire));
  await page.route(call, (route) => route.fulfill({ contentType: 'application/json', body }));
  await openArea(page, { path: '/sales/US10000001/' });
  await page.locator('orders-detail .item-shop').getByRole('button', { name: button }).first().click();
  await expect(getDialog(page).locator(things)).toHaveCount(wire.length);
}

const toThing = (text: string, index: number): object => ({
  ...{ pid: `p${index}`, title: text, category: text, size: text, quantity: 1, webLink: 'https://shop.example.com/' },
  ...PRICE,
});

for (const box of BOXES) {
  for (const [part, texts] of drawTexts({ part: 500 }).entries()) {
    test(`${box.name} shows every text unchanged, part ${part}`, standFor([box.name]), async ({ page }) => {
      // An empty text is not shown.
      const shownTexts = texts.filter((text) => text !== '');
      await openBox(page, box, [HARMLESS, ...shownTexts].map(toThing));
      const things = getDialog(page).locator(box.things);
      const { shape } = await readSinks(things.first(), box.sinks, HARMLESS);
      for (const [index, text] of shownTexts.entries()) {
        const reading = await readSinks(things.nth(index + 1), box.sinks, text);
        expect(reading, JSON.stringify(text).slice(0, 80)).toEqual({ shape, wrong: [], open: [] });
      }
      expect(await page.evaluate(() => 'wasRun' in window)).toBe(false);
    });
  }

  test(`${box.name} links and shows only allowed addresses`, async ({ page }) => {
    const record = await recordAddresses(page);
    await allowAllPictures(page);
    await openBox(
      page,
      box,
      URLS.map((url, index) => ({ pid: `p${index}`, title: 'Thing', image: url, webLink: url, ...PRICE })),
    );
    const safe = await listFollowable(page, URLS);
    const links = await getDialog(page)
      .locator(`${box.things} a`)
      .evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href));
    expect(links).toEqual(box.things === '.tile' ? safe : []);
    expect(record.written).toEqual(new Set([...record.written, ...safe]));
    expect(await listRefused(page, record)).toEqual([]);
  });
}

interface ShopLinks {
  readonly name: string;
  /** Path of the dialog's other link. */
  readonly other: string;
  readonly json: string;
}

/** The addresses of the dialog's links, for each address that the page may pass. The first press buys; later presses show the bag again. */
async function listLinks({ name, other, json }: ShopLinks): Promise<string[]> {
  const tag = document.querySelector('orders-detail') as HTMLElement & { adapter: object };
  const root = tag.shadowRoot ?? tag;
  const frame = (): Promise<unknown> => new Promise(requestAnimationFrame);
  const hrefs: string[] = [];
  for (const url of JSON.parse(json) as string[]) {
    tag.adapter = { ...tag.adapter, links: { [name]: url } };
    root.querySelector<HTMLElement>('.item-shop > button')?.click();
    while (!root.querySelector('dialog .cart-item')) await frame();
    const links = [...root.querySelectorAll<HTMLAnchorElement>('.dialog-actions a')].map(({ href }) => href);
    hrefs.push(...links.filter((href) => new URL(href).pathname !== other));
    root.querySelector<HTMLElement>('.dialog-close')?.click();
    while (root.querySelector('dialog')) await frame();
  }
  return hrefs;
}

for (const name of ['cart', 'checkout'] as const) {
  test(`the link to the ${name} leads only to https, whatever the page passes`, async ({ page }) => {
    const urls = drawSample([URLS], 24);
    const record = await recordAddresses(page);
    await openAlone(page, {
      tag: 'orders-detail',
      attributes: { 'order-number': 'US10000001' },
      adapter: `${AS_MEMBER} cart: { add: () => ({ items: [{ title: 'Thing', price: 1, currency: 'USD' }] }) },`,
    });
    await expect(page.locator('orders-detail .item-shop').first()).toBeVisible();
    const other = name === 'cart' ? '/us/en/checkout' : '/us/en/cart';
    const hrefs = await page.evaluate(listLinks, { name, other, json: JSON.stringify(urls) });
    expect(hrefs).toEqual(await listFollowable(page, urls));
    expect(await listRefused(page, record)).toEqual([]);
  });
}
