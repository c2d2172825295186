import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PICTURE_NAMES } from '../../demo/sandbox/pictures/draw-picture.js';
import { scenarios } from '../../demo/sandbox/scenarios/scenarios.js';
import type { WireOrder, WireOrderItem } from '../../contract/wire-order.js';
import { MEMBER, startSandbox, toOrderBody, type SandboxUnderTest } from './start-sandbox.js';

const NUMBERS = scenarios.map(({ orderNumber }) => orderNumber);

let sandbox: SandboxUnderTest;
const orders = new Map<string, WireOrder>();
beforeAll(async () => {
  sandbox = await startSandbox();
  for (const orderNumber of NUMBERS)
    orders.set(orderNumber, toOrderBody(await sandbox.getSummary(orderNumber, MEMBER)));
});
afterAll(() => sandbox.close());

function getOrder(orderNumber: string): WireOrder {
  const order = orders.get(orderNumber);
  if (!order) throw new Error(`The sandbox has no order ${orderNumber}.`);
  return order;
}

function listItems(order: WireOrder): WireOrderItem[] {
  return order.group.flatMap(({ orderItems }) => orderItems);
}

async function readHeading(orderNumber: string, language: string): Promise<string | undefined> {
  const query = `filter=country(us)&filter=language(${language})`;
  return toOrderBody(await sandbox.getSummary(orderNumber, MEMBER, query)).group[0]?.groupHeading;
}

describe('the orders of the sandbox', () => {
  it('include every order that docs and demo name', () => {
    const ofTheUnitedStates = [
      ...['01', '02', '03', '04', '05', '06', '07', '08', '09', '10', '11', '12', '13', '14', '15', '16', '18'],
      ...['17', '19', '20', '21', '22', '23', '24', '25', '26', '27', '28', '29', '30', '31', '32', '33', '34', '35'],
      ...['36', '37', '40', '41', '42'],
    ].map((number) => `US100000${number}`);
    const elsewhere = [
      ...['CN10000001', 'CN10000002', 'CN10000003', 'CN10000004'],
      ...[
        'JP10000001',
        'JP10000002',
        'DE10000001',
        'DE10000002',
        'DE10000003',
        'NL10000002',
        'CA10000001',
        'AU10000001',
      ],
      ...['GB10000001', 'NL10000001', 'KR10000001', 'KR10000002', 'PL10000001', 'FR10000002', 'IE10000002'],
      ...['AT', 'BE', 'BG', 'CZ', 'DK', 'ES', 'FI', 'FR', 'GR', 'HU', 'IE', 'IT', 'LU', 'PT', 'SE', 'SI'].map(
        (country) => `${country}10000001`,
      ),
      ...['TR', 'RU', 'MX', 'IN', 'TH', 'VN', 'ID', 'MY', 'PH', 'TW'].map((country) => `${country}10000001`),
    ];
    expect([...NUMBERS].sort()).toEqual(
      [
        ...ofTheUnitedStates,
        ...elsewhere,
        ...['10', '11', '33', '34', '38', '39'].map((number) => `RT100000${number}`),
      ].sort(),
    );
  });

  it.each(NUMBERS)('%s has sums that match its lines', (orderNumber) => {
    const order = getOrder(orderNumber);
    const { subTotal, orderTotal, shippingTotal, totalTaxes, totalFees, totalDuties } = order.transaction;
    const prices = listItems(order).map(({ lineItemTransaction }) => lineItemTransaction.lineItemChargedPrice);
    expect(subTotal).toBeCloseTo(
      prices.reduce((sum, price) => sum + price, 0),
      6,
    );
    const parts = [subTotal, shippingTotal, totalTaxes ?? 0, totalFees ?? 0, totalDuties ?? 0];
    expect(orderTotal).toBeCloseTo(
      parts.reduce((sum, part) => sum + part, 0),
      6,
    );
  });

  it.each(NUMBERS)('%s has lines with unique keys, and parcels that contain them', (orderNumber) => {
    const order = getOrder(orderNumber);
    const keys = listItems(order).map(({ orderLineKey }) => orderLineKey);
    expect(new Set(keys).size).toBe(keys.length);
    const sent = listItems(order).filter(({ shipmentNumber }) => shipmentNumber);
    expect((order.shipments ?? []).flatMap(({ items }) => items)).toEqual(sent.map(({ orderLineKey }) => orderLineKey));
  });

  it.each(NUMBERS)('%s allows no return of items that have not arrived', (orderNumber) => {
    for (const { simpleStatus, returnableFlag, lineItemTransaction } of listItems(getOrder(orderNumber))) {
      if (simpleStatus !== 'DELIVERED')
        expect([returnableFlag, lineItemTransaction.returnableQuantity ?? 0]).toEqual([false, 0]);
    }
  });

  it.each(NUMBERS)('%s has pictures that exist, at the requested address', (orderNumber) => {
    const pictures = listItems(getOrder(orderNumber)).flatMap(({ product }) => product.productImage ?? []);
    const known = PICTURE_NAMES.map((name) => `${sandbox.url}/sandbox/pictures/${name}.svg`);
    expect(pictures.filter((picture) => !known.includes(picture))).toEqual([]);
  });

  it.each(NUMBERS)('%s has product numbers with a valid check digit', (orderNumber) => {
    for (const { product } of listItems(getOrder(orderNumber))) {
      const digits = [...(product.gtin ?? '')].map(Number);
      const sum = digits.reduce((total, digit, index) => total + digit * (index % 2 === 0 ? 1 : 3), 0);
      expect([digits.length, sum % 10]).toEqual([13, 0]);
    }
  });
});

describe('a scenario shows its special case', () => {
  it.each([
    ['US10000002', 5],
    ['US10000003', 6],
    ['US10000004', 7],
    ['US10000013', 8],
    ['US10000014', 9],
    ['US10000029', 10],
    ['US10000030', 11],
    ['US10000031', 12],
    ['US10000032', 13],
    ['US10000005', 120],
  ])('%s: cancellable, placed %i minutes ago', (orderNumber, minutes) => {
    const order = getOrder(orderNumber);
    const placedAt = Date.parse(order.transaction.orderDate.replace('[UTC]', ''));
    expect(Date.UTC(2026, 10, 21, 12) - placedAt).toBe(minutes * 60_000);
    expect(order.group.map(({ isCancellable, actions }) => [isCancellable, actions?.cancel])).toEqual([[true, {}]]);
  });

  it('US10000009: 60 lines in 4 parcels, with promotions, fees and two payments', () => {
    const order = getOrder('US10000009');
    expect([listItems(order).length, order.shipments?.length, order.payment.length]).toEqual([60, 4, 2]);
    expect(order.transaction.totalFees).toBeGreaterThan(0);
    expect(listItems(order).every(({ lineItemTransaction }) => lineItemTransaction.promotions?.length === 1)).toBe(
      true,
    );
    expect(new Set(listItems(order).map(({ product }) => product.gtin)).size).toBe(60);
  });

  it('US10000027: no e-mail address anywhere', () => {
    expect(JSON.stringify(getOrder('US10000027'))).not.toContain('@');
  });

  it.each([
    ['CN10000001', 'wechat'],
    ['CN10000002', 'alipay'],
  ])('%s: on hold until it is paid by %s', (orderNumber, paymentType) => {
    const order = getOrder(orderNumber);
    expect(order).toMatchObject({ paymentHoldFlag: true, currency: 'CNY', payment: [{ paymentType }] });
    expect(order.paymentApprovalId).toBeTruthy();
  });

  it.each([
    ['CA10000001', 'CAD', 'CA'],
    ['DE10000001', 'EUR', 'DE'],
    ['JP10000001', 'JPY', 'JP'],
    ['JP10000002', 'JPY', 'JP'],
    ['AU10000001', 'AUD', 'AU'],
    ['TR10000001', 'TRY', 'TR'],
    ['RU10000001', 'RUB', 'RU'],
    ['MX10000001', 'MXN', 'MX'],
    ['IN10000001', 'INR', 'IN'],
    ['TH10000001', 'THB', 'TH'],
    ['VN10000001', 'VND', 'VN'],
    ['ID10000001', 'IDR', 'ID'],
    ['MY10000001', 'MYR', 'MY'],
    ['PH10000001', 'PHP', 'PH'],
    ['TW10000001', 'TWD', 'TW'],
  ])('%s: delivered, in %s, at an address in %s', (orderNumber, currency, country) => {
    const order = getOrder(orderNumber);
    expect(order).toMatchObject({ currency, shippingAddress: { country } });
    expect(order.group.map(({ simpleStatuses }) => simpleStatuses)).toEqual([['DELIVERED']]);
    expect(order.group[0]?.actions?.return).toBeTruthy();
  });

  it('CN10000004: only personal items, although it could be returned', () => {
    const order = getOrder('CN10000004');
    expect(listItems(order).map(({ product, returnableFlag }) => [product.pbid, returnableFlag])).toEqual([
      ['pb-cn10000004-1', true],
      ['pb-cn10000004-2', true],
    ]);
    expect(order.group[0]?.actions?.return).toBeTruthy();
  });

  it('JP10000002: its carrier collects returns', () => {
    const order = getOrder('JP10000002');
    expect(order.shipments?.map(({ carrier }) => carrier)).toEqual(['Sagawa']);
    expect(order.group[0]?.actions?.return?.webLink).toMatch(/^https:\/\/pickup\.example\.com\//);
  });

  it('AU10000001: an eleventh of its prices is tax, delivered by Australia Post', () => {
    const { transaction, shipments } = getOrder('AU10000001');
    expect(transaction).toMatchObject({ subTotal: 265, inclusiveTaxTotal: 24.09, orderTotal: 274.95 });
    expect(transaction.totalTaxes).toBeUndefined();
    expect(shipments?.map(({ carrier }) => carrier)).toEqual(['Australia Post']);
  });

  it.each(['JP10000001', 'KR10000001', 'VN10000001'])(
    '%s: whole amounts, because its currency has no fraction',
    (orderNumber) => {
      expect(JSON.stringify(getOrder(orderNumber).transaction)).not.toMatch(/\d\.\d+[,}]/);
    },
  );
});

describe('the wording', () => {
  it.each([
    ['en', 'Arriving Sun, Nov 22'],
    ['de', 'Ankunft So., 22. Nov.'],
    ['ja', '11月22日(日)にお届け予定'],
    ['zh', '预计11月22日周日送达'],
    ['pl', 'Dotrze niedz., 22 lis'],
    ['ko', '11월 22일 (일) 도착 예정'],
  ])('is in the requested language: %s', async (language, heading) => {
    expect(await readHeading('CN10000003', language)).toBe(heading);
  });

  it('is English for any other language', async () => {
    expect(await readHeading('CN10000003', 'xh')).toBe('Arriving Sun, Nov 22');
  });
});
