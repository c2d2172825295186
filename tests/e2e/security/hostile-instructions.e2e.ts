import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { createOrderOf, toNumber } from '../../security/create-order-of.js';
import { drawSample } from '../../security/draw-sample.js';
import { drawTexts } from '../../security/draw-texts.js';
import { CONTACT_URLS, HOSTILE_URLS } from '../../support/hostile-urls.js';
import { openAlone, openArea } from '../../surfaces/surface.js';
import type { AreaTag } from '../support/area.js';
import { standFor } from '../support/stand-for.js';
import { expect, test } from '../support/test.js';
import { allowAllPictures } from './allow-all-pictures.js';
import { readSinks } from './read-sinks.js';
import { listFollowable, listRefused, recordAddresses } from './record-addresses.js';
import { CARRIER_GUIDE_SINKS, STORE_GUIDE_SINKS, toUnreadableCode } from './text-sinks.js';
import { answerOrder } from '../support/answer-order.js';

const HARMLESS = 'Harmless';
const FILE = Buffer.from('%PDF-1.4\n%%EOF\n').toString('base64');
/** Number of addresses in a sample for which a view is read again. */
const SAMPLE_SIZE = 16;
const URLS = HOSTILE_URLS.filter(({ length }) => length < 2_000);
// A part takes a while on a busy machine.
test.setTimeout(120_000);

const getTag = (page: Page) => page.locator('orders-return-instructions');

/** A return that was just created, with the same text in every field that a service sends. */
function createReturnOf(text: string, changes: object): object {
  const order = createOrderOf(text);
  const group = order.group.map((part) => ({
    ...part,
    exchangeOrderNumber: toNumber(text),
    simpleStatuses: ['RETURN_CREATED'],
    orderItems: part.orderItems.map((item) => ({ ...item, simpleStatus: 'RETURN_CREATED' })),
  }));
  return {
    ...order,
    group,
    orderType: 'RETURN_ORDER',
    transaction: { ...order.transaction, orderDate: new Date().toISOString() },
    ...changes,
  };
}

/** Serves returns and labels whose fields are all one text. */
async function serveReturns(page: Page, create: (text: string) => object): Promise<(text: string) => void> {
  let sentText = HARMLESS;
  const answer = (body: object) => ({ contentType: 'application/json', body: JSON.stringify(body) });
  await page.route(/\/history\/v1\//, (route) => answerOrder(route, create(sentText)));
  await page.route(/\/user_return_labels\//, (route) => {
    const dropOffCode = { data: toUnreadableCode(sentText) };
    return route.fulfill(answer({ carrier: sentText, labelFormat: 'PDF', returnLabel: FILE, dropOffCode }));
  });
  await page.route(/\/store\/store_locations\//, (route) => route.fulfill(answer({ objects: [] })));
  return (text) => (sentText = text);
}

async function refresh(page: Page): Promise<void> {
  await page.evaluate(() => (document.querySelector('orders-area') as AreaTag).refresh());
}

/** Navigates to another return, like the browser's back and forward buttons. */
async function openAnother(page: Page): Promise<void> {
  await page.evaluate(
    (number) => {
      history.pushState(history.state, '', location.href.replace(/RT[^/]+/, number));
      dispatchEvent(new PopStateEvent('popstate', { state: history.state as unknown }));
    },
    `RT${randomUUID().slice(0, 8)}`,
  );
}

/** Waits until the last element with the text is rendered and no request is pending. */
async function waitForText(page: Page, selector: string, text: string): Promise<void> {
  await page.waitForFunction(
    ([at = '', json = '']) => {
      const area = document.querySelector('orders-area')?.shadowRoot;
      const screen = area?.querySelector('orders-return-instructions')?.shadowRoot;
      const isShown = [at, '.guide-items .item-words > :first-child'].every((cell) =>
        screen?.querySelector(cell)?.textContent.startsWith(JSON.parse(json) as string),
      );
      return isShown && !screen?.querySelector('[aria-busy=true]');
    },
    [selector, JSON.stringify(text)],
  );
}

for (const { where, sinks, last, changes, show } of [
  {
    where: 'to a carrier',
    sinks: CARRIER_GUIDE_SINKS,
    last: '.label-text bdi',
    changes: (text: string) => ({ orderId: text }),
    // A label is read once per return.
    show: openAnother,
  },
  {
    where: 'to a store',
    sinks: STORE_GUIDE_SINKS,
    last: '.bar-code-text bdi',
    changes: (text: string) => ({
      returnToStore: true,
      storeAddress: createOrderOf(text).shippingAddress,
      barcode: { header: text, subheader: text, barcodeNumber: toUnreadableCode(text) },
    }),
    show: refresh,
  },
]) {
  for (const [part, texts] of drawTexts({ at: 'instructions' }).entries()) {
    test(
      `the instructions of a return ${where} show every text unchanged and isolated, part ${part}`,
      standFor([where]),
      async ({ page }) => {
        const serve = await serveReturns(page, (text) => createReturnOf(text, changes(text)));
        await openArea(page, { path: '/returns/RT10000010/return-confirmation/' });
        await waitForText(page, last, HARMLESS);
        const { shape, wrong, open } = await readSinks(getTag(page), sinks, HARMLESS);
        expect([wrong, open]).toEqual([[], []]);
        for (const text of texts) {
          serve(text);
          await show(page);
          await waitForText(page, last, text);
          const reading = await readSinks(getTag(page), sinks, text);
          expect(reading, JSON.stringify(text).slice(0, 80)).toEqual({ shape, wrong: [], open: [] });
        }
        expect(await page.evaluate(() => 'wasRun' in window)).toBe(false);
      },
    );
  }
}

test('returned items show only images with allowed addresses', async ({ page }) => {
  const record = await recordAddresses(page);
  await allowAllPictures(page);
  const [part] = createOrderOf(HARMLESS).group;
  const lines = URLS.map((productImage, index) =>
    part?.orderItems.map((item) => ({
      ...item,
      orderLineKey: `line ${index}`,
      product: { ...item.product, productImage },
    })),
  );
  const group = [{ ...part, simpleStatuses: ['RETURN_CREATED'], orderItems: lines.flat() }];
  await serveReturns(page, (text) => createReturnOf(text, { group }));
  await openArea(page, { path: '/returns/RT10000010/return-confirmation/' });
  await expect(getTag(page).locator('.guide-items li')).toHaveCount(URLS.length);
  const safe = await listFollowable(page, URLS);
  const sources = await getTag(page)
    .locator('.guide-items img')
    .evaluateAll((all) => all.map((image) => image.getAttribute('src')));
  // Some of these images do not exist; they are replaced by text.
  expect(sources.filter((source) => source === null || !safe.includes(source))).toEqual([]);
  expect(await listRefused(page, record)).toEqual([]);
});

/** A return not requested yet, whose pickup is booked at an address. */
function createBooked(webLink: string): object {
  const order = createOrderOf(HARMLESS);
  const group = order.group.map((part) => ({ ...part, actions: { return: { webLink } } }));
  const transaction = { ...order.transaction, orderDate: new Date().toISOString() };
  return { ...order, group, transaction };
}

test('a pickup is booked only at an allowed address', async ({ page }) => {
  const urls = drawSample([URLS], SAMPLE_SIZE);
  const record = await recordAddresses(page);
  let booked = 'https://pickup.example.com/first';
  await page.route(/\/history\/v1\//, (route) => answerOrder(route, createBooked(booked)));
  await openArea(page, {
    path: '/returns/JP10000001/return-confirmation/',
    country: 'jp',
    query: '&flags=enableFakeReturn,enableSagawaReturn',
  });
  const link = getTag(page).locator('.guide p a[target]');
  await expect(link).toHaveAttribute('href', booked);
  const readHref = async () => ((await link.count()) > 0 ? await link.getAttribute('href') : undefined);
  for (const url of urls) {
    booked = url;
    await Promise.all([page.waitForResponse(/\/history\/v1\//), refresh(page)]);
    const [safe] = await listFollowable(page, [url]);
    await expect.poll(readHref, { message: url.slice(0, 80) }).toBe(safe);
  }
  expect(await listRefused(page, record)).toEqual([]);
  expect(page.context().pages()).toHaveLength(1);
});

test('instructions link only to https and contacts, whatever links the page passes', async ({ page }) => {
  const record = await recordAddresses(page);
  const tag = 'orders-return-instructions';
  await page.route(/\/history\/v1\//, (route) =>
    route.fulfill({
      contentType: 'application/json',
      body: JSON.stringify(createReturnOf('RT10000010', { orderNumber: 'RT10000010', returnToStore: true })),
    }),
  );
  await openAlone(page, { tag, attributes: { 'order-number': 'RT10000010', flags: 'enableDorisStoreSelector' } });
  const others = URLS.filter((url) => !CONTACT_URLS.includes(url));
  const safe = [...(await listFollowable(page, others)), ...CONTACT_URLS];
  expect(safe.length).toBeGreaterThan(5);
  await page.locator(tag).evaluate(
    (element, json) => {
      const copies = (JSON.parse(json) as string[]).map((contact) =>
        Object.assign(element.cloneNode() as HTMLElement, {
          adapter: { user: { id: 'upm-1001' }, getAccessToken: () => 'member-token', links: { contact } },
        }),
      );
      element.replaceWith(...copies);
    },
    JSON.stringify([...others, ...CONTACT_URLS]),
  );
  await expect(page.locator(`${tag} .guide-steps`)).toHaveCount(URLS.length);
  await expect(page.locator(`${tag} .label-last a`)).toHaveCount(safe.length);
  const links = await page
    .locator(`${tag} .label-last a`)
    .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(links).toEqual(safe);
  expect([...new Set(await listRefused(page, record))].sort()).toEqual([...CONTACT_URLS].sort());
});
