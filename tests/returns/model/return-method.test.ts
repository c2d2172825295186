import { describe, expect, it } from 'vitest';
import type { Order } from '../../../src/orders/model/order.js';
import {
  type CarrierService,
  listReturnMethods,
  type MethodSituation,
  type ReturnMethod,
} from '../../../src/returns/model/return-method.js';
import { allReturns } from '../../../src/markets/returns/all-returns.js';
import { createGroup, createItem, createOrder } from '../../support/orders.js';

const NOW = Date.parse('2026-11-22T12:00:00Z');
const daysAgo = (days: number): string => new Date(NOW - days * 86_400_000).toISOString();

interface Case extends Partial<Omit<MethodSituation, 'order' | 'rules'>> {
  readonly country?: string;
  readonly order?: Partial<Order>;
  readonly paidBy?: readonly string[];
}

function list({ country = 'us', order = {}, paidBy = ['credit_card'], ...situation }: Case): readonly ReturnMethod[] {
  const { [country]: rules } = allReturns;
  if (!rules) throw new Error(`No rules for ${country}.`);
  const payments = paidBy.map((type) => ({ type }));
  return listReturnMethods({
    order: createOrder({ placedAt: daysAgo(10), payments, ...order }),
    rules,
    ...{ isMember: true, now: NOW, usesPostalService: true, hasSagawaPickup: true },
    ...situation,
  });
}

const listIds = (situation: Case): string[] => list(situation).map(({ id }) => id);

const EMEA = 'at be cz de dk es fi fr gb gr hu ie it lu nl pl pt se si'.split(' ');
const dropoff = (scac: string): CarrierService => ({ kind: 'dropoff', provider: `${scac} Inc.`, scac });
const paperless = (scac: string): CarrierService => ({ ...dropoff(scac), kind: 'paperless' });
const pickup = (scac: string): CarrierService => ({ ...dropoff(scac), kind: 'pickup' });
const APO = { city: 'APO', state: 'AE' };
const PORTLAND = { city: 'Portland', state: 'OR' };

describe("the return methods in a market's own list", () => {
  it.each([
    ['us', ['upsDropoff|UPSN', 'upsPickup|UPSN', 'returnToStore']],
    ['au', ['upsDropoff|AUPOST', 'returnToStore']],
    ['cn', ['upsDropoff', 'returnToStore']],
    ['de', ['upsDropoff|DHL', 'upsDropoff|HERMES', 'returnToStore']],
    ['fr', ['upsDropoff', 'upsPickup', 'returnToStore']],
    ['gb', ['upsDropoff|ROYALMAIL', 'returnToStore']],
    ['gr', ['upsPickup|UPSN', 'returnToStore']],
    ['hu', ['upsPickup|UPSN', 'returnToStore']],
    ['si', ['upsPickup|UPSN', 'returnToStore']],
    ['it', ['upsPickup|SDA', 'returnToStore']],
    ['jp', ['sagawaPickup|SAGAWA', 'returnToStore']],
    ['kr', ['returnToStore']],
    ['nl', ['upsDropoff|POSTNL', 'returnToStore']],
    ...'at be cz dk es fi ie lu pl pt se'
      .split(' ')
      .map((country) => [country, ['upsDropoff|UPSN', 'returnToStore']] as const),
    ['default', ['upsDropoff']],
  ] as const)('in %s are %j', (country, ids) => {
    expect(listIds({ country })).toEqual(ids);
  });

  it('are tested for every country that differs from the default', () => {
    const testedCountries = [...EMEA, 'au', 'cn', 'jp', 'kr', 'us'];
    const others = Object.keys(allReturns).filter((country) => !testedCountries.includes(country));
    for (const country of others) expect(listIds({ country })).toEqual(['upsDropoff']);
  });
});

describe('a return method', () => {
  it.each<[what: string, Case, string[]]>([
    ['is one of the service, or the store', { services: [dropoff('DHL')] }, ['upsDropoff|DHL', 'returnToStore']],
    [
      'has the position of the service',
      { services: [pickup('UPSN'), dropoff('DHL')] },
      ['upsPickup|UPSN', 'upsDropoff|DHL', 'returnToStore'],
    ],
    [
      "is the market's own if the service has none",
      { services: [] },
      ['upsDropoff|UPSN', 'upsPickup|UPSN', 'returnToStore'],
    ],
    ['is listed once', { services: [dropoff('DHL'), dropoff('DHL')] }, ['upsDropoff|DHL', 'returnToStore']],
    [
      'with paper is replaced by one of the same carrier without',
      { services: [dropoff('ROYALMAIL'), paperless('ROYALMAIL')], country: 'gb' },
      ['upsDropoff|ROYALMAIL', 'returnToStore'],
    ],
    [
      'with paper stays beside one of another carrier without',
      { services: [dropoff('DHL'), paperless('HERMES')], country: 'de' },
      ['upsDropoff|DHL', 'upsDropoff|HERMES', 'returnToStore'],
    ],
    [
      'is no pickup in Britain',
      { services: [pickup('ROYALMAIL'), dropoff('ROYALMAIL')], country: 'gb' },
      ['upsDropoff|ROYALMAIL', 'returnToStore'],
    ],
    [
      'is Sagawa in Japan, whatever its code',
      { services: [pickup('X')], country: 'jp' },
      ['sagawaPickup|SAGAWA', 'returnToStore'],
    ],
    ['is no pickup by Sagawa without its flag', { hasSagawaPickup: false, country: 'jp' }, ['returnToStore']],
    [
      'is no pickup by Sagawa without its flag, even if listed',
      { services: [pickup('SAGAWA')], hasSagawaPickup: false, country: 'jp' },
      ['returnToStore'],
    ],
    ['is no courier in Korea without its flag', { services: [pickup('X')], country: 'kr' }, ['returnToStore']],
    [
      'is a courier in Korea, whatever is listed',
      { services: [pickup('X')], country: 'kr', hasCourierPickup: true },
      ['courierPickup', 'returnToStore'],
    ],
    [
      "is a courier of the market's own list in Korea",
      { country: 'kr', hasCourierPickup: true },
      ['courierPickup', 'returnToStore'],
    ],
    [
      'is a drop-off in Korea if one is listed',
      { services: [dropoff('X')], country: 'kr' },
      ['upsDropoff|X', 'returnToStore'],
    ],
    ['is by post from a military address', { sentFrom: APO }, ['upsDropoff|USPS', 'returnToStore']],
    [
      'is by post from a military address, whatever is listed',
      { sentFrom: APO, services: [dropoff('UPSN'), pickup('UPSN'), dropoff('USPS')] },
      ['upsDropoff|USPS', 'returnToStore'],
    ],
    [
      'keeps other carriers at a military address',
      { sentFrom: APO, services: [dropoff('DHL')] },
      ['upsDropoff|DHL', 'returnToStore'],
    ],
    [
      'is by the standard carrier at a military address without the flag',
      { sentFrom: APO, usesPostalService: false },
      ['upsDropoff|UPSN', 'upsPickup|UPSN', 'returnToStore'],
    ],
    [
      'is by the standard carrier elsewhere',
      { sentFrom: PORTLAND },
      ['upsDropoff|UPSN', 'upsPickup|UPSN', 'returnToStore'],
    ],
    [
      'is by the standard carrier elsewhere, even if the post is listed',
      { sentFrom: PORTLAND, services: [dropoff('USPS'), pickup('USPS')] },
      ['upsDropoff|UPSN', 'returnToStore'],
    ],
    [
      'is by the standard carrier if the address is unknown',
      { services: [dropoff('USPS')] },
      ['upsDropoff|UPSN', 'returnToStore'],
    ],
    [
      'has no post in other countries',
      { sentFrom: APO, country: 'de' },
      ['upsDropoff|DHL', 'upsDropoff|HERMES', 'returnToStore'],
    ],
    ['is no store for an order paid with Klarna', { paidBy: ['klarna'] }, ['upsDropoff|UPSN', 'upsPickup|UPSN']],
    [
      'is no store for an order partly paid with Klarna',
      { paidBy: ['credit_card', 'klarna'] },
      ['upsDropoff|UPSN', 'upsPickup|UPSN'],
    ],
    [
      'is a store for an order paid with PayPal',
      { paidBy: ['paypal'] },
      ['upsDropoff|UPSN', 'upsPickup|UPSN', 'returnToStore'],
    ],
    [
      'is available on the last day',
      { order: { placedAt: daysAgo(60) } },
      ['upsDropoff|UPSN', 'upsPickup|UPSN', 'returnToStore'],
    ],
    ['is unavailable after the last day', { order: { placedAt: daysAgo(61) } }, []],
    [
      'is available if the order date is unknown',
      { order: { placedAt: 'soon' } },
      ['upsDropoff|UPSN', 'upsPickup|UPSN', 'returnToStore'],
    ],
  ])('%s', (_what, situation, ids) => {
    expect(listIds(situation)).toEqual(ids);
  });

  it("without paper says so, and uses the service's name of its carrier", () => {
    const services = [dropoff('UPSN'), paperless('UPSN')];
    expect(list({ services })[0]).toMatchObject({
      id: 'upsDropoff|UPSN',
      scac: 'UPSN',
      carrier: 'UPSN Inc.',
      isPaperless: true,
    });
    expect(list({ services: [...services].reverse() })[0]?.isPaperless).toBe(true);
    expect(list({ services, country: 'de' }).map(({ service }) => service)).toEqual([
      'PAPERLESS_RETURN',
      'STORE_DROP_OFF',
    ]);
    expect(list({ country: 'de' })[0]?.service).toBe('CARRIER_DROP_OFF');
    expect(list({ services: [dropoff('UPSN')] })[0]?.isPaperless).toBe(false);
  });

  it('by post uses neither the name of the carrier it replaces nor its code in place of a label', () => {
    expect(list({ sentFrom: APO, services: [paperless('UPSN')] })[0]).toEqual({
      ...{ id: 'upsDropoff|USPS', name: 'upsDropoff', scac: 'USPS', isPaperless: false },
      ...{ service: 'DROPOFF_RETURN', price: { kind: 'free' }, isRefundedToGiftCard: false },
    });
  });
});

describe('a special address', () => {
  it.each([
    ['APO', 'AE', true],
    ['fpo', 'AP', true],
    ['Guantanamo  Bay', undefined, true],
    ['Miami', 'AA', true],
    ['Anchorage', 'AK', true],
    [' apo ', '', true],
    ['Portland', 'OR', false],
    ['Apopka', 'FL', false],
    ['Guantanamo', 'FL', false],
    ['', '', false],
  ])('is %j in %j: %s', (city, state, isSpecial) => {
    const ids = listIds({ sentFrom: { city, ...(state !== undefined && { state }) } });
    expect(ids.includes('upsDropoff|USPS')).toBe(isSpecial);
    expect(ids.includes('upsPickup|UPSN')).toBe(!isSpecial);
  });
});

describe('a store in Korea', () => {
  const delivered = (at: string | undefined, statuses: readonly 'delivered'[] = ['delivered']): Partial<Order> => ({
    groups: [createGroup({ items: [createItem({ key: '1', shipmentNumber: 'P1' })], statuses: [...statuses] })],
    parcels: [
      {
        number: 'P1',
        itemKeys: ['1'],
        events: [
          { ...(at !== undefined && { at }), status: 'x' },
          { at: daysAgo(20), status: 'y' },
        ],
      },
    ],
  });

  it.each<[what: string, Partial<Order>, string[]]>([
    ['accepts items delivered ten days ago', delivered(daysAgo(10)), ['returnToStore']],
    ['accepts items on the last day', delivered(daysAgo(14)), ['returnToStore']],
    ['refuses items after the last day', delivered(daysAgo(15)), []],
    ['accepts items with an unknown delivery date', { parcels: [] }, ['returnToStore']],
    ['accepts items not delivered yet', delivered(daysAgo(15), []), ['returnToStore']],
    ['uses the event with a date', delivered(undefined), []],
    ['refuses items ordered too long ago', { ...delivered(daysAgo(10)), placedAt: daysAgo(61) }, []],
  ])('%s', (_what, order, ids) => {
    expect(listIds({ country: 'kr', order: { placedAt: daysAgo(40), ...order } })).toEqual(ids);
  });

  it('elsewhere depends on the order only', () => {
    expect(listIds({ country: 'jp', order: delivered(daysAgo(20)) })).toContain('returnToStore');
  });
});

describe('the price of a return method', () => {
  const prices = (situation: Case) => Object.fromEntries(list(situation).map(({ name, price }) => [name, price]));
  const free = { kind: 'free' };
  const unpriced = { kind: 'unpriced' };

  it.each(Object.keys(allReturns))('is free for members: %s', (country) => {
    for (const { price } of list({ country })) expect(price).toEqual(free);
  });

  it.each([
    ['us', { upsDropoff: unpriced, upsPickup: { kind: 'from', amount: 6, currency: 'USD' }, returnToStore: free }],
    ['au', { upsDropoff: { kind: 'deducted', amount: 9.95, currency: 'AUD' }, returnToStore: free }],
    ['jp', { sagawaPickup: unpriced, returnToStore: free }],
    ['cn', { upsDropoff: unpriced, returnToStore: free }],
    ['default', { upsDropoff: unpriced }],
    ['fr', { upsDropoff: free, upsPickup: free, returnToStore: free }],
    ...EMEA.filter((country) => country !== 'fr').map((country) => [country, undefined] as const),
  ] as const)('for guests in %s is %j', (country, expected) => {
    const found = prices({ country, isMember: false });
    if (expected) expect(found).toEqual(expected);
    else expect(Object.values(found).every(({ kind }) => kind === 'free')).toBe(true);
  });
});

describe('a gift card', () => {
  it.each<[what: string, Case, boolean]>([
    ["is the store's refund for PayPal", { paidBy: ['paypal'] }, true],
    ["is the store's refund for instalments", { order: { isPaidInInstalments: true } }, true],
    ["is not the store's refund for a card", {}, false],
    ['is not a refund for cash in a store', { paidBy: ['cash', 'paypal'], order: { isStoreOrder: true } }, false],
  ])('%s', (_what, situation, isCard) => {
    const cards = list(situation).filter(({ isRefundedToGiftCard }) => isRefundedToGiftCard);
    expect(cards.map(({ name }) => name)).toEqual(isCard ? ['returnToStore'] : []);
  });
});
