import { readFile } from 'node:fs/promises';
import { createBench, FILTERS, GUEST, signInMember, type Bench } from './bench.js';
import { expect, lookUp, test } from './browser.js';
import { readPdf } from './read-pdf.js';
import { formatMedian } from './format-median.js';
import type { PlacedOrder } from '../start/place-order.js';

const ROUNDS = 30;

interface WireDocument {
  readonly documentId: string;
  readonly type: string;
  readonly label: string;
  readonly date: string;
}

interface WireOrder {
  readonly documents?: readonly WireDocument[];
  readonly transaction: Readonly<Record<string, number>>;
}

let bench: Bench;
/** A paid and delivered order, which no test changes. */
let sold: PlacedOrder;
test.beforeAll(async () => {
  bench = await createBench();
  sold = await bench.placeDelivered();
});

const toPath = (number: string, documentId = 'invoice-en') => `/order_mgmt/documents/v1/${number}/${documentId}`;

async function readOrder(number: string, filters = FILTERS): Promise<WireOrder> {
  const { json } = await bench.call('get-order-summary', { path: `/summary/v1/${number}?${filters}`, email: GUEST });
  return json as WireOrder;
}

/** The texts of an invoice, and its file. */
async function fetchInvoice(path: string, headers: Readonly<Record<string, string>>) {
  const answer = await fetch(bench.gatewayUrl + path, { headers });
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/pdf']);
  const file = Buffer.from(await answer.arrayBuffer());
  expect(file.subarray(0, 5).toString()).toBe('%PDF-');
  return { file, texts: readPdf(file) };
}

const asGuest = { 'x-guest-email': encodeURIComponent(GUEST) };

interface AdminOrder {
  readonly total: number;
  readonly tax_total: number;
  readonly items: readonly AdminItem[];
}

interface AdminItem {
  readonly total: number;
  readonly tax_total: number;
  readonly product_title: string;
}

async function readAdminOrder({ id }: PlacedOrder): Promise<AdminOrder> {
  const { order } = await bench.admin<{ order: AdminOrder }>(
    `/admin/orders/${id}?fields=total,tax_total,item_total,shipping_total,*items`,
  );
  return order;
}

/** Rounds half a cent up. */
const round = (amount: number): number => Math.round(Number((amount * 100).toFixed(6))) / 100;

/** The expected texts of an invoice in each country. */
const COUNTRIES = {
  us: {
    ...{
      language: 'en',
      currency: 'USD',
      total: 'Total',
      tax: /8\.25% tax on/,
      recipient: 'Robin Doe',
    },
    taxes: 'totalTaxes',
    /** Taxes are listed separately below the lines. */
    toAmount: ({ total, tax_total: tax }: AdminItem) => total - tax,
  },
  de: {
    ...{
      language: 'de',
      currency: 'EUR',
      total: 'Gesamtbetrag',
      tax: /Enthält.*19\u00a0%/,
      recipient: 'Hauptstraße 1',
    },
    taxes: 'inclusiveTaxTotal',
    toAmount: ({ total }: AdminItem) => total,
  },
} as const;

for (const [name, purchase] of [
  ['with taxes added', { country: 'us', units: { 'FH100-BLA-9': 1, 'FH103-GRE-M': 3 } }],
  ['with taxes added and a promotion', { country: 'us', promotion: 'TENPERCENT', units: { 'FH103-GRE-M': 3 } }],
  ['with taxes included', { country: 'de', units: { 'FH101-WHI-8': 2, 'FH103-GRE-M': 1 } }],
] as const) {
  test(`the amounts of an invoice ${name} equal those of the Admin API to the cent`, async () => {
    const { country } = purchase;
    const wording = COUNTRIES[country];
    const format = new Intl.NumberFormat(wording.language, {
      ...{ style: 'currency', currency: wording.currency, currencyDisplay: 'code' },
    });
    const toShown = (amount: number): string => format.format(round(amount));
    const order = await bench.placeDelivered(purchase);
    const filters = `filter=country(${country})&filter=language(${wording.language})`;
    const { documents, transaction } = await readOrder(order.number, filters);
    expect(documents).toMatchObject([
      { documentId: `invoice-${wording.language}`, type: 'INVOICE', label: order.number },
    ]);
    const { texts } = await fetchInvoice(toPath(order.number, documents?.[0]?.documentId), asGuest);
    const admin = await readAdminOrder(order);
    expect(texts[texts.indexOf(wording.total) + 1]).toBe(toShown(admin.total));
    expect(round(admin.total)).toBe(transaction['orderTotal']);
    const tax = texts.findIndex((text) => wording.tax.test(text));
    const taxes = transaction[wording.taxes] ?? NaN;
    expect(texts[tax + 1]).toBe(toShown(taxes));
    expect(Math.abs(taxes - admin.tax_total)).toBeLessThan(0.0101);
    for (const item of admin.items) {
      // The cells of a line: title, article, quantity, rate, amount.
      expect(texts[texts.indexOf(item.product_title) + 4]).toBe(toShown(wording.toAmount(item)));
    }
    expect(texts).toContain(wording.recipient);
    expect(texts).toContain('VAT DE123456789');
  });
}

test('the same invoice is the same file, in the language of its page', async () => {
  const [first, second, french] = [
    await fetchInvoice(toPath(sold.number), asGuest),
    await fetchInvoice(toPath(sold.number), asGuest),
    await fetchInvoice(toPath(sold.number, 'invoice-fr'), asGuest),
  ];
  expect(first.file.equals(second.file)).toBe(true);
  expect([first.texts[4], french.texts[4]]).toEqual(['Invoice', 'Facture']);
});

test('there is no invoice before the payment, nor for a cancelled order', async () => {
  const open = await bench.place();
  const paid = await bench.place();
  await bench.warehouse.capture(paid);
  expect((await readOrder(paid.number)).documents).toHaveLength(1);
  await bench.warehouse.cancel(paid);
  for (const { number } of [open, paid]) {
    expect((await readOrder(number)).documents).toBeUndefined();
    const answer = await bench.call('get-document', { path: toPath(number), email: GUEST });
    expect(answer.status).toBe(404);
  }
});

test('an unknown order, a wrong e-mail address, another member and an unknown document get the same answer', async () => {
  const { number } = sold;
  const robin = await signInMember('robin');
  const misses = [
    await bench.call('get-document', { path: toPath(number), email: 'nobody@example.com' }),
    await bench.call('get-document', { path: toPath('FH9999999999'), email: GUEST }),
    await bench.call('get-document', { path: toPath(number), token: robin.token }),
    await bench.call('get-document', { path: toPath(number, 'invoice'), email: GUEST }),
    await bench.call('get-document', { path: toPath(number, 'receipt-en'), email: GUEST }),
  ];
  expect(new Set(misses.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
  expect(misses[0]?.status).toBe(404);
  expect((await bench.call('get-document', { path: toPath(number) })).status).toBe(400);
  expect((await bench.call('get-document', { path: toPath(number), token: 'nonsense' })).status).toBe(401);
});

test("the times of another shopper's document and of an unknown order are printed", async () => {
  const { number } = sold;
  const times: Record<'foreign' | 'unknown', number[]> = { foreign: [], unknown: [] };
  for (let count = 0; count < ROUNDS; count += 1) {
    const pair = [
      ['foreign', number],
      ['unknown', `FH${String(count).padStart(10, '0')}`],
    ] as const;
    // The proxy alternates between the copies. Alternate the order of the two kinds as well, so that both reach both copies.
    for (const [kind, of] of count % 2 === 0 ? pair : pair.toReversed()) {
      const start = performance.now();
      await bench.call('get-document', { path: toPath(of), email: 'nobody@example.com' });
      times[kind].push(performance.now() - start);
    }
  }
  // The times are only printed, because other processes share the machine. They are equal because both are the same query.
  console.log(`foreign document ${formatMedian(times.foreign)}, unknown ${formatMedian(times.unknown)}`);
});

test('a member reads the invoice of an order', async () => {
  const { token } = await signInMember('robin');
  const order = await bench.placeDelivered({ email: 'robin.doe@example.com', token });
  const { texts } = await fetchInvoice(toPath(order.number), { authorization: `Bearer ${token}` });
  expect(texts).toContain(order.number);
});

test('a guest opens and saves the invoice', async ({ page }) => {
  await lookUp(page, bench.siteUrl, sold);
  await page
    .locator('orders-detail .documents')
    .getByRole('button', { name: /^Invoice, / })
    .click();
  const saved = page.waitForEvent('download');
  await page.getByRole('dialog').getByRole('button', { name: 'Download' }).click();
  const file = await saved;
  expect(file.suggestedFilename()).toMatch(new RegExp(`^invoice-${sold.number}-\\d{4}-\\d\\d-\\d\\d\\.pdf$`));
  expect(readPdf(await readFile(await file.path()))).toContain(sold.number);
});
