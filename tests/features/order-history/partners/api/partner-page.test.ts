import { describe, expect, it } from 'vitest';
import { toConsents } from '../../../../../src/features/order-history/partners/api/list-consents.js';
import { toPartnerPage } from '../../../../../src/features/order-history/partners/api/list-partner-history.js';
import { SchemaFailure } from '../../../../../src/http/errors.js';
import { createWirePartnerOrder } from './partner-samples.js';

const NEXT = '/partner_history/v1?count=10&anchor=n2';

function readOne(changes: object) {
  const { orders, unreadable } = toPartnerPage({ orderItems: [{ ...createWirePartnerOrder(), ...changes }] });
  return { order: orders[0], unreadable };
}

describe('a page of partner orders', () => {
  it('contains everything a screen shows of them, and nothing else', () => {
    expect(toPartnerPage({ orderItems: [createWirePartnerOrder()], pages: { next: NEXT } })).toStrictEqual({
      orders: [
        {
          orderNumber: 'SC-1',
          partnerName: 'Stride Club',
          placedAt: '2026-11-02T09:00:00Z',
          title: 'Trail shoe',
          category: 'Shoes',
          image: 'https://pictures.example.com/1.png',
          size: 'M 9',
          styleColor: 'TP2041-303',
          quantity: 2,
          price: 120.5,
          currency: 'USD',
          status: 'shipped',
          statusText: 'In Transit',
          tone: 'progress',
          isMemberExclusive: true,
          unreadable: [],
        },
      ],
      next: 'n2',
      unreadable: 0,
    });
  });

  it('keeps the order in which they were sent, and several of one number', () => {
    const orderItems = ['A', 'B', 'C'].map((title) => createWirePartnerOrder({ title }));
    expect(toPartnerPage({ orderItems }).orders.map(({ title }) => title)).toEqual(['A', 'B', 'C']);
  });

  it.each([[undefined], [null], [7], [{}], [{ next: null }]])('is the last one if its pages are %j', (pages) => {
    expect(toPartnerPage({ orderItems: [], pages })).toStrictEqual({ orders: [], unreadable: 0 });
  });

  it('tells if its next page is not one of the list', () => {
    const pages = { next: '/history/v1?anchor=n2' };
    expect(toPartnerPage({ orderItems: [], pages })).toMatchObject({ isNextUnreadable: true });
  });

  it.each([[null], [7], [[]], [{}], [{ orderItems: 'none' }], [{ objects: [] }]])('cannot be read from %j', (wire) => {
    expect(() => toPartnerPage(wire)).toThrow(SchemaFailure);
  });
});

describe('an unreadable partner order', () => {
  it.each([
    ['has no number', { orderid: undefined }],
    ['has an empty number', { orderid: '' }],
    ['has no title', { title: null }],
    ['names no partner', { partnerName: undefined }],
    ['has no status', { lineItemStatus: undefined }],
    ['has no price', { lineItemChargedPrice: undefined }],
    ['has no date', { orderDate: undefined }],
    ['has a fractional quantity', { quantity: 1.5 }],
  ])('that %s is left out and counted', (_what, changes) => {
    expect(readOne(changes)).toEqual({ order: undefined, unreadable: 1 });
  });
});

describe('a value of a partner order', () => {
  it.each([
    ['a negative price', { lineItemChargedPrice: -1 }, 'price'],
    ['an invalid date', { orderDate: '2026-02-30T09:00:00Z' }, 'placedAt'],
  ])('that is %s is absent and reported', (_what, changes, field) => {
    const { order } = readOne(changes);
    expect(order).not.toHaveProperty(field);
    expect(order?.unreadable).toEqual([{ path: Object.keys(changes)[0] }]);
  });

  it('that is an unknown currency is kept as sent, and reported', () => {
    expect(readOne({ currency: 'XQX' }).order).toMatchObject({
      currency: 'XQX',
      unreadable: [{ path: 'currency', isShown: true }],
    });
  });

  it('that is a missing currency has the default', () => {
    expect(readOne({ currency: null }).order).toMatchObject({ currency: 'USD', unreadable: [] });
  });

  it.each([
    ['default', 'neutral'],
    ['success', 'success'],
    ['warning', 'progress'],
    ['critical', 'critical'],
    ['#ff0000', 'neutral'],
    [null, 'neutral'],
    [7, 'neutral'],
  ])('that has the status colour %j has the tone %s', (lineItemColor, tone) => {
    expect(readOne({ lineItemColor }).order?.tone).toBe(tone);
  });

  it.each([
    ['DELIVERED', 'delivered'],
    [' in  transit ', 'shipped'],
    ['cancelled', 'cancelled'],
    ['Being engraved', 'unknown'],
    ['', 'unknown'],
  ])('that has the status %j means %s', (lineItemStatus, status) => {
    expect(readOne({ lineItemStatus }).order).toMatchObject({ status, statusText: lineItemStatus.trim() });
  });

  it.each([[undefined], [null], [false], ['yes'], [1]])(
    'does not mark it as member-exclusive for %j',
    (memberGatedFlag) => {
      expect(readOne({ memberGatedFlag }).order?.isMemberExclusive).toBe(false);
    },
  );

  it.each(['category', 'image', 'size', 'styleColor'])('may be missing: %s', (field) => {
    for (const value of [undefined, null, '', 7]) {
      const { order, unreadable } = readOne({ [field]: value });
      expect(order).not.toHaveProperty(field);
      expect([order?.unreadable, unreadable]).toEqual([[], 0]);
    }
  });
});

describe('the consents of a member', () => {
  it('are parsed one by one: a broken one is left out', () => {
    const consents = [
      { id: 'c1', partnerName: 'One', more: 7 },
      { id: 'c2' },
      null,
      { id: 'c3', partnerName: 'Three' },
    ];
    expect(toConsents({ consents })).toStrictEqual([
      { id: 'c1', partnerName: 'One' },
      { id: 'c3', partnerName: 'Three' },
    ]);
  });

  it.each([[null], [[]], [{}], [{ consents: 'none' }]])('cannot be read from %j', (wire) => {
    expect(() => toConsents(wire)).toThrow();
  });
});
