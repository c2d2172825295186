import type { Page } from '@playwright/test';
import { HOSTILE_STRINGS } from '../../security/corpora/hostile-strings.js';
import { drawSample } from '../../security/draw-sample.js';
import { HOSTILE_URLS } from '../../support/hostile-urls.js';
import { openArea } from '../../surfaces/surface.js';
import { goTo, type AreaTag } from '../support/area.js';
import { getPayButton, getPayment, setFormAction } from '../support/payment.js';
import { expect, test } from '../support/test.js';
import { listRefused, recordAddresses } from './record-addresses.js';

const SAMPLE_SIZE = 16;
const PROVIDER = 'https://pay.klarna.com/1';
const ORDER = 'DE10000002';
const SHOP = /^https?:\/\/(?:localhost:\d+|pay\.klarna\.com)\//;

interface Data {
  readonly qrCodeURL?: string;
  readonly form?: { readonly action: string; readonly method: string; readonly fields: readonly object[] };
}

/** Serves an order on hold with its payment data. Each read returns the data that was set last. */
async function servePayment(page: Page, first: Data): Promise<(data: Data, legacyPaymentUrl?: string) => void> {
  let [text, link] = [first, undefined as string | undefined];
  await page.route(/\/history\/v1\/DE/, async (route) => {
    const response = await route.fetch();
    const order = (await response.json()) as object;
    const body = JSON.stringify({
      ...order,
      ...(link === undefined
        ? { deferredPaymentData: text }
        : { paymentHoldFlag: false, paymentApprovalId: null, legacyPaymentUrl: link }),
    });
    await route.fulfill({ response, body });
  });
  return (data, legacyPaymentUrl) => ([text, link] = [data, legacyPaymentUrl]);
}

const toForm = (action: string, fields: readonly object[] = [], method = 'POST'): Data => ({
  form: { action, method, fields },
});

/** Reads the order again, and waits until the view has rendered it. */
async function readAgain(page: Page): Promise<void> {
  const answered = page.waitForResponse(/\/history\/v1\/DE/);
  await page.evaluate(() => (document.querySelector('orders-area') as AreaTag).refresh());
  await answered;
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
}

const readDestinations = (page: Page): Promise<string[]> =>
  getPayment(page)
    .locator('form, a:not([href*="/help/"])')
    .evaluateAll((links) =>
      links.map((link) => (link as HTMLAnchorElement).href || (link.getAttribute('action') ?? '')),
    );

// A hundred addresses take a while on a busy machine.
test.setTimeout(120_000);

const URLS = drawSample([HOSTILE_URLS.filter(({ length }) => length < 2_000)], SAMPLE_SIZE);
const PAYMENT_DATA: readonly (readonly [what: string, toData: (url: string) => readonly [Data, string?]])[] = [
  ['a form', (url) => [toForm(url)]],
  ['a form by GET', (url) => [toForm(url, [], 'GET')]],
  ['a code', (url) => [{ qrCodeURL: url }]],
];

for (const [what, toData] of PAYMENT_DATA) {
  test(`a payment by ${what} goes only to a known provider`, async ({ page }) => {
    const record = await recordAddresses(page);
    const serve = await servePayment(page, toForm(PROVIDER));
    await openArea(page, { path: `/sales/${ORDER}/`, country: 'de' });
    await expect(getPayButton(page)).toBeVisible();
    for (const url of URLS) {
      serve(...toData(url));
      await readAgain(page);
      for (const link of await readDestinations(page)) expect(link, JSON.stringify(url)).toMatch(SHOP);
    }
    serve(...toData(PROVIDER));
    await readAgain(page);
    await expect.poll(() => readDestinations(page), 'the gate lets a known one through').toEqual([PROVIDER]);
    expect(await listRefused(page, record)).toEqual([]);
  });
}

test('a legacy payment link is only shown with https', async ({ page }) => {
  const record = await recordAddresses(page);
  const serve = await servePayment(page, toForm(PROVIDER));
  await openArea(page, { path: `/sales/${ORDER}/`, country: 'de' });
  await expect(getPayButton(page)).toBeVisible();
  for (const url of URLS) {
    serve({}, url);
    await readAgain(page);
  }
  serve({}, PROVIDER);
  await readAgain(page);
  await expect.poll(() => readDestinations(page)).toEqual([PROVIDER]);
  expect(await listRefused(page, record)).toEqual([]);
});

/** What a script of the page can read of the visible form: the data it would send, and its markup. */
function readForm(page: Page): Promise<unknown> {
  return page.evaluate(() => {
    const detail = document.querySelector('orders-area')?.shadowRoot?.querySelector('orders-detail') ?? undefined;
    const form = detail?.shadowRoot?.querySelector<HTMLFormElement>('form.pay-form') ?? undefined;
    return [[...new FormData(form)], form?.querySelectorAll('input').length];
  });
}

/**
 * Presses the button several times, without locators, which would wait for a navigation that never ends. Returns what the provider
 * receives.
 */
async function pay(page: Page, presses: number) {
  const sent = page.waitForRequest(/klarna/);
  await page.evaluate((count) => {
    const detail = document.querySelector('orders-area')?.shadowRoot?.querySelector('orders-detail') ?? undefined;
    const button = detail?.shadowRoot?.querySelector<HTMLElement>('form.pay-form button') ?? undefined;
    for (let press = 0; press < count; press += 1) button?.click();
  }, presses);
  const request = await sent;
  return {
    address: [request.url(), request.method()],
    fields: [...new URLSearchParams(request.postData() ?? '')],
  };
}

/** The provider answers without content, so that the page stays. */
async function openProvider(page: Page): Promise<void> {
  await page.route('https://pay.klarna.com/**', (route) => route.fulfill({ status: 204 }));
  await setFormAction(page, "'self' https://*.klarna.com");
}

/** Browsers normalise line breaks in forms. */
const toSent = (text: string): string => text.replace(/\r\n|\r|\n/g, '\r\n');

test('the fields of a form are sent unchanged and are not interpreted as markup', async ({ page }) => {
  const texts = drawSample(Object.values(HOSTILE_STRINGS), SAMPLE_SIZE).filter((text) => text !== '');
  // Browsers send each text unchanged, except lone surrogates, which have no encoding.
  const whole = texts.filter((text) => !/\p{Cs}/u.test(text));
  const fields = whole.map((text) => ({ name: text, value: text }));
  await openProvider(page);
  await servePayment(page, toForm(PROVIDER, fields));
  await openArea(page, { path: `/sales/${ORDER}/`, country: 'de' });
  await expect(getPayButton(page)).toBeVisible();
  expect(await readForm(page)).toEqual([[], 0]);
  expect((await pay(page, 1)).fields).toEqual(whole.map((text) => [toSent(text), toSent(text)]));
  expect(await readForm(page)).toEqual([[], 0]);
  expect(await getPayment(page).locator('form *:not(input, button, span, div)').count()).toBe(0);
  expect(await page.evaluate(() => 'wasRun' in window)).toBe(false);
});

test('fields named like properties of a form affect neither the view nor the payment', async ({ page, watch }) => {
  await openProvider(page);
  const serve = await servePayment(page, toForm(PROVIDER));
  await openArea(page, { path: `/sales/${ORDER}/`, country: 'de' });
  await expect(getPayButton(page)).toBeVisible();
  const names = await page.evaluate(() => {
    const all = new Set(['_listeners', '_children', '__k', '__e', '__v', 'l', 'submit', 'action']);
    for (let at: object = HTMLFormElement.prototype; at !== null; at = Object.getPrototypeOf(at) as object) {
      for (const name of Object.getOwnPropertyNames(at)) all.add(name);
    }
    return [...all];
  });
  expect(names).toEqual(expect.arrayContaining(['method', 'insertBefore', 'parentNode', 'removeChild', 'nodeType']));
  const fields = names.map((name) => ({ name, value: `a ${name}` }));
  serve(toForm(`${PROVIDER}/a`, fields));
  await readAgain(page);
  await expect.poll(() => readDestinations(page)).toEqual([`${PROVIDER}/a`]);
  // Again with another address and fewer fields, so that the existing form changes.
  serve(toForm(`${PROVIDER}/b`, fields.slice(0, -1)));
  await readAgain(page);
  await expect.poll(() => readDestinations(page)).toEqual([`${PROVIDER}/b`]);
  const { address, fields: sent } = await pay(page, 3);
  expect(address).toEqual([`${PROVIDER}/b`, 'POST']);
  expect(sent).toEqual(names.slice(0, -1).map((name) => [name, `a ${name}`]));
  await goTo(page, '/de/en/orders/');
  await expect(page.locator('orders-history article').first()).toBeVisible();
  expect(watch.consoleLines.filter((line) => /a screen failed/.test(line))).toEqual([]);
});
