import type { Page } from '@playwright/test';
import type { WireOrder } from '../../../contract/wire-order.js';
import { createOrderOf } from '../../security/create-order-of.js';
import { ADDRESS_KINDS, generateAddresses } from '../../security/corpora/generate-addresses.js';
import { drawSample } from '../../security/draw-sample.js';
import { CONTACT_URLS, FORBIDDEN_URLS, HOSTILE_URLS } from '../../support/hostile-urls.js';
import { IS_FULL } from '../../support/test-run.js';
import { openArea } from '../../surfaces/surface.js';
import { openPage } from '../support/open-page.js';
import { expect, test } from '../support/test.js';
import { allowAllPictures } from './allow-all-pictures.js';
import { listFollowable, listRefused, recordAddresses } from './record-addresses.js';
import { answerOrder } from '../support/answer-order.js';

type Group = WireOrder['group'][number];

/**
 * A shipment in transit whose line has an image. Its tracking address is in one of the three possible fields; the shipment and its line
 * have a reason why they cannot be returned.
 */
function createPart(url: string, index: number): { group: Group; shipments: NonNullable<WireOrder['shipments']> } {
  const [template] = createOrderOf(`part ${index}`).group;
  if (!template) throw new Error('An order of a text has one part.');
  const shipmentNumber = `PX${index}`;
  const orderItems = template.orderItems.map((item) => ({
    ...item,
    shipmentNumber,
    product: { ...item.product, productImage: url },
    returnDisableReason: { text: 'Not this one', linkText: 'Why', url },
  }));
  const returnDisableReasonAction = { text: `Not part ${index}`, linkText: 'Why', url };
  const sources: readonly Partial<Group>[] = [
    { trackingUrl: url, actions: { returnDisableReasonAction } },
    { trackingUrl: null, actions: { returnDisableReasonAction, trackShipment: { webLink: url } } },
    { trackingUrl: null, actions: { returnDisableReasonAction } },
  ];
  return {
    group: { ...template, orderItems, ...sources[index % sources.length] },
    shipments: [{ shipmentNumber, items: [`part ${index}`], trackingUrl: url }],
  };
}

function createOrderWith(urls: readonly string[]): WireOrder {
  const parts = urls.map(createPart);
  return {
    ...createOrderOf('hostile'),
    group: parts.map(({ group }) => group),
    shipments: parts.flatMap(({ shipments }) => shipments),
    payment: urls.map((paymentTypeImageUrl) => ({ paymentType: 'paypal', paymentTypeImageUrl })),
  };
}

/** The addresses of elements in the order view, in order. */
function listAddresses(page: Page, selector: string, attribute: 'href' | 'src'): Promise<(string | null)[]> {
  return page
    .locator(`orders-detail ${selector}`)
    .evaluateAll((elements, name) => elements.map((element) => element.getAttribute(name)), attribute);
}

/** Number of each kind, small enough for one view. */
const GENERATED_WHOLE = 40;
const GENERATED_SIZE = IS_FULL ? GENERATED_WHOLE : 6;
const GENERATED = ADDRESS_KINDS.flatMap((kind) => generateAddresses(kind, GENERATED_SIZE));
const CORPORA: readonly { name: string; urls: readonly string[]; whole?: number }[] = [
  { name: 'written down', urls: HOSTILE_URLS },
  { name: 'generated', urls: GENERATED, whole: ADDRESS_KINDS.length * GENERATED_WHOLE },
];

/** An order with a shipment for each address takes long on a busy machine. */
const LARGE_ORDER_PATIENCE_MS = 40_000;

for (const { name, urls, whole = urls.length } of CORPORA) {
  test(`an order full of hostile addresses, ${name}, links, shows and requests only allowed ones`, async ({ page }) => {
    console.log(`sample: ${urls.length} of ${whole} hostile addresses, ${name}`);
    const record = await recordAddresses(page);
    await allowAllPictures(page);
    const order = createOrderWith(urls);
    await page.route(/\/history\/v1\//, (route) => answerOrder(route, order));
    await openArea(page, { path: '/sales/US10000001/' });
    await expect(page.locator('orders-detail .shipment')).toHaveCount(urls.length, {
      timeout: LARGE_ORDER_PATIENCE_MS,
    });
    const safe = await listFollowable(page, urls);
    expect(safe.length).toBeGreaterThan(10);
    for (const selector of ['.track a', '.item a', '.order-head .item-details a']) {
      expect(await listAddresses(page, selector, 'href'), selector).toEqual(safe);
    }
    expect(await listAddresses(page, '.payments img', 'src')).toEqual(safe);
    expect(record.written).toEqual(new Set([...record.written, ...safe]));
    expect(await listRefused(page, record)).toEqual([]);
    expect(page.context().pages()).toHaveLength(1);
  });
}

test('partner orders full of hostile addresses show only allowed ones', async ({ page }) => {
  const record = await recordAddresses(page);
  await allowAllPictures(page);
  const orderItems = HOSTILE_URLS.map((image, index) => ({
    ...{ partnerName: 'Partner', orderid: `P${index}`, title: 'Thing', lineItemStatus: 'delivered', image },
    ...{ orderDate: '2026-11-01T12:00:00Z', lineItemChargedPrice: 10, quantity: 1 },
  }));
  const body = JSON.stringify({ orderItems });
  await page.route(/\/partner_history\/v1\?/, (route) => route.fulfill({ contentType: 'application/json', body }));
  await openArea(page, { path: '/partners/' });
  const cards = page.locator('orders-partner-history article');
  await expect(cards).toHaveCount(HOSTILE_URLS.length);
  const safe = await listFollowable(page, HOSTILE_URLS);
  const sources = await cards.locator('img').evaluateAll((all) => all.map((image) => image.getAttribute('src')));
  // Some of these images do not exist; they are replaced by text.
  expect(sources.filter((source) => source === null || !safe.includes(source))).toEqual([]);
  expect(await listRefused(page, record)).toEqual([]);
});

/** The properties with which a page passes addresses to its elements. */
const PAGE_SOURCES = ['links', 'siteUrl'] as const;
const SAMPLE_SIZE = 32;
/** Addresses that are valid for every link; contact addresses are valid for some only. */
const isForAll = (url: string): boolean => url.length < 2_000 && !CONTACT_URLS.includes(url);
const SAMPLE = drawSample([HOSTILE_URLS.filter(isForAll)], SAMPLE_SIZE);
/** Elements with links to the shop: the links' selector and number. */
const LINKING_TAGS = [
  { tag: 'orders-guest-lookup', at: '.checkbox a', links: 4 },
  { tag: 'orders-history', at: '.empty a', links: 1 },
  { tag: 'orders-partner-history', at: '.faq p > a', links: 1 },
  { tag: 'orders-detail', at: '.help a', links: 3 },
] as const;

/** Opens a page that defines all linking elements and contains none yet. */
async function openLinkingPage(page: Page): Promise<void> {
  const orders = JSON.stringify({ objects: [] });
  await page.route(/\/history\/v1\?/, (route) => route.fulfill({ contentType: 'application/json', body: orders }));
  const [first, ...others] = LINKING_TAGS;
  await openPage(page, {
    path: '/shop/page',
    markup: `<${first.tag} country="cn"></${first.tag}>`,
    script: others.map(({ tag }) => `import '/orders-area/cdn/${tag}.js';`).join('\n'),
  });
  await page.evaluate(
    (tags) => Promise.all(tags.map((tag) => customElements.whenDefined(tag))),
    [...LINKING_TAGS.map(({ tag }) => tag)],
  );
}

interface Linked {
  readonly source: (typeof PAGE_SOURCES)[number];
  readonly urls: readonly string[];
}

/** Adds each element to the page once per address. */
async function addLinkingTags(page: Page, { source, urls }: Linked): Promise<void> {
  const rows = LINKING_TAGS.map(({ tag }) => tag);
  await page.evaluate(
    ({ tags, from, json }) => {
      const names = ['shop', 'contact', 'help', 'signIn', 'termsOfUse', 'termsOfSale', 'privacyPolicy', 'returnPolicy'];
      const elements = (JSON.parse(json) as string[]).flatMap((url) =>
        tags.map((tag) => {
          const isGuest = tag === 'orders-guest-lookup';
          const links = Object.fromEntries(names.map((name) => [name, url]));
          const element = document.createElement(tag);
          element.setAttribute('country', isGuest ? 'cn' : 'us');
          element.setAttribute('order-number', 'US10000001');
          element.setAttribute('flags', 'enablePartnerOrders');
          const member = { user: { id: 'upm-1001' }, getAccessToken: () => 'member-token' };
          const adapter = from === 'links' ? { links } : { retailer: { siteUrl: url } };
          return Object.assign(element, { adapter: { ...(!isGuest && member), ...adapter } });
        }),
      );
      document.body.replaceChildren(...elements);
    },
    { tags: rows, from: source, json: JSON.stringify(urls) },
  );
}

for (const source of PAGE_SOURCES) {
  test(`elements link only to https, whatever the page passes as ${source}`, async ({ page }) => {
    const record = await recordAddresses(page);
    await openLinkingPage(page);
    await addLinkingTags(page, { source, urls: SAMPLE });
    const followable = await listFollowable(
      page,
      SAMPLE.map((url) => (source === 'links' ? url : `${url}/us/en/help`)),
    );
    expect(followable.length).toBeGreaterThan(0);
    for (const { tag, at, links } of LINKING_TAGS) {
      await expect(page.locator(`${tag} ${at}`), tag).toHaveCount(followable.length * links);
    }
    expect(await listRefused(page, record)).toEqual([]);
  });
}

test('alerts link only to https, whatever links the page passes', async ({ page }) => {
  const record = await recordAddresses(page);
  const urls = HOSTILE_URLS.filter(({ length }) => length < 2_000);
  await openPage(page, { path: '/shop/page', markup: '<orders-history></orders-history>' });
  await page.locator('orders-history').evaluate((element, json) => {
    const alerts = (JSON.parse(json) as string[]).map((link, index) => ({ id: `${index}`, text: 'Alert', link }));
    Object.assign(element, { adapter: { alerts } });
  }, JSON.stringify(urls));
  await expect(page.locator('orders-history .alert')).toHaveCount(urls.length);
  const links = await page
    .locator('orders-history .alert a')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(links).toEqual(await listFollowable(page, urls));
  expect(await listRefused(page, record)).toEqual([]);
});

test('a forbidden sign-in address is not opened', async ({ page }) => {
  const record = await recordAddresses(page);
  await openLinkingPage(page);
  const urls = FORBIDDEN_URLS.filter(isForAll);
  await addLinkingTags(page, { source: 'links', urls });
  const buttons = page.locator('orders-guest-lookup .sign-in button');
  await expect(buttons).toHaveCount(urls.length);
  const visits = record.visited.length;
  const requested = await buttons.evaluateAll((all) => {
    let events = 0;
    document.addEventListener('orders-sign-in', () => (events += 1));
    for (const button of all) (button as HTMLElement).click();
    return events;
  });
  expect(requested).toBe(urls.length);
  await page.waitForLoadState('networkidle');
  expect(record.visited).toHaveLength(visits);
  expect(await listRefused(page, record)).toEqual([]);
});

test('the check detects an element with a forbidden address, even for a moment', async ({ page }) => {
  const record = await recordAddresses(page);
  await openLinkingPage(page);
  const urls = FORBIDDEN_URLS.filter(({ length }) => length < 2_000);
  await page.evaluate((json) => {
    const root = document.body.appendChild(document.createElement('div')).attachShadow({ mode: 'open' });
    for (const url of JSON.parse(json) as string[]) {
      const link = root.appendChild(document.createElement('a'));
      link.setAttribute('href', url);
    }
  }, JSON.stringify(urls));
  await expect.poll(async () => (await listRefused(page, record)).length).toBe(new Set(urls).size);
});
