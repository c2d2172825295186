import { describe, expect, it } from 'vitest';
import {
  toReturnCapture,
  type ReturnCaptureRules,
  type ReturnPlan,
} from '../../../src/returns/model/return-capture.js';
import { createItem, createOrder } from '../../support/orders.js';

const SHIP_FROM = {
  contact: { email: 'guest@example.com' },
  address: { address1: '1 Street', city: 'Town', country: 'US' },
  recipient: { firstName: 'Robin', lastName: 'Doe' },
};
const RULES: ReturnCaptureRules = {
  reasons: [
    { key: 'tooBig', apiCode: '1', apiText: "Doesn't Fit" },
    { key: 'tooSmall', apiCode: '1', apiText: "Doesn't Fit" },
    { key: 'quality', apiCode: '6', apiText: 'Quality' },
  ],
  requestsLabel: true,
  sendsMethod: true,
  isLabelOff: false,
  sendsMethodAnywhere: false,
};
const UNSENT = createOrder({ regionReference: 'NIKEUS', placedAt: '2026-11-01T10:00:00Z' });
const ORDER = { ...UNSENT, shipFrom: SHIP_FROM };

const row = (key: string, gtin: string): ReturnPlan['rows'][number] => ({
  key,
  items: [createItem({ key, gtin })],
  quantity: 3,
  returnableQuantity: 3,
  isReturnable: true,
  fees: 0,
  taxes: 0,
});
const choice = (rowKey: string, reason = 'quality', more = {}) => ({
  ...{ rowKey, reason, quantity: 1, operation: 'return' as const, text: '', ...more },
});

function capture(plan: Partial<ReturnPlan> = {}, rules: Partial<ReturnCaptureRules> = {}) {
  return toReturnCapture(
    {
      order: ORDER,
      rows: [row('a', '1'), row('b', '1'), row('c', '2')],
      choices: [choice('a')],
      method: { name: 'upsDropoff', scac: 'UPSN' },
      ...plan,
    },
    { ...RULES, ...rules },
  );
}

describe('a request for a return', () => {
  it('names the store that the shopper chose', () => {
    expect(capture({ method: { name: 'returnToStore' }, storeId: '101' })).toMatchObject({ storeId: '101' });
    expect(capture()).not.toHaveProperty('storeId');
  });

  it('contains the order, the lines, the sender and the method', () => {
    expect(capture()).toEqual({
      orderNumber: ORDER.orderNumber,
      regionReference: 'NIKEUS',
      placedAt: '2026-11-01T10:00:00Z',
      createsLabel: true,
      lines: [{ gtin: '1', quantity: 1, reasonCode: '6', reasonText: 'Quality' }],
      shipFrom: SHIP_FROM,
      method: { name: 'upsDropoff', scac: 'UPSN' },
      methodName: 'upsDropoff',
    });
  });

  it('has the pickup address as its origin, whatever the order says', () => {
    const sender = { ...SHIP_FROM, address: { address1: '152 Teheran-ro', city: 'Seoul', country: 'KR' } };
    expect(capture({ sender }).shipFrom).toEqual(sender);
    const { shipFrom, createsLabel } = capture({ order: UNSENT, sender });
    expect([shipFrom, createsLabel]).toEqual([sender, true]);
    expect(capture({ order: UNSENT })).not.toHaveProperty('shipFrom');
  });

  it('leaves out unknown values', () => {
    expect(Object.keys(capture({ order: createOrder() }, { sendsMethod: false })).sort()).toEqual([
      'createsLabel',
      'lines',
      'methodName',
      'orderNumber',
      'regionReference',
    ]);
  });
});

describe('lines', () => {
  const line = (gtin: string, quantity: number, more = {}) => ({
    ...{ gtin, quantity, reasonCode: '6', reasonText: 'Quality', ...more },
  });
  const FIT = { reasonCode: '1', reasonText: "Doesn't Fit" };

  it.each<[what: string, choices: ReturnPlan['choices'], lines: readonly object[]]>([
    [
      'of equal article, reason and text are one',
      [choice('a'), choice('b', 'quality', { quantity: 2 })],
      [line('1', 3)],
    ],
    ['of two articles are two', [choice('a'), choice('c')], [line('1', 1), line('2', 1)]],
    [
      'of two reasons with one code and text are one',
      [choice('a', 'tooBig'), choice('b', 'tooSmall', { quantity: 2 }), choice('a', 'quality')],
      [line('1', 3, FIT), line('1', 1)],
    ],
    [
      'of two reasons of one code are two if the texts differ',
      [choice('a', 'tooBig', { text: 'Long sleeves' }), choice('b', 'tooSmall')],
      [line('1', 1, { ...FIT, reasonText: 'Long sleeves' }), line('1', 1, FIT)],
    ],
    [
      'of two reasons of one code are one per piece if they are exchanged',
      [choice('a', 'tooBig', { operation: 'exchange' }), choice('b', 'tooSmall', { operation: 'exchange' })],
      [line('1', 1, FIT), line('1', 1, FIT)],
    ],
    [
      'with different texts are two',
      [choice('a', 'quality', { text: 'Torn' }), choice('b', 'quality', { text: 'Worn' })],
      [line('1', 1, { reasonText: 'Torn' }), line('1', 1, { reasonText: 'Worn' })],
    ],
    [
      'with a reason that the market lacks have code 6',
      [choice('a', 'other')],
      [line('1', 1, { reasonText: 'Other' })],
    ],
    [
      'of an exchange are one per piece, separate from returned ones',
      [choice('a', 'quality', { quantity: 2, operation: 'exchange' }), choice('b')],
      [line('1', 1), line('1', 1), line('1', 1)],
    ],
    ['of a missing row are left out', [choice('z'), choice('a')], [line('1', 1)]],
  ])('%s', (_what, choices, lines) => {
    expect(capture({ choices }).lines).toEqual(lines);
  });
});

describe('a label', () => {
  it.each<[what: string, plan: Partial<ReturnPlan>, rules: Partial<ReturnCaptureRules>, isNeeded: boolean]>([
    ['is asked for', {}, {}, true],
    ['is missing if the sender is unknown', { order: UNSENT }, {}, false],
    ['is none with the flag', {}, { isLabelOff: true }, false],
    ['is none for a store', { method: { name: 'returnToStore' } }, {}, false],
    ['is none where the country has none', {}, { requestsLabel: false }, false],
  ])('%s', (...[, plan, rules, isNeeded]) => {
    expect(capture(plan, rules).createsLabel).toBe(isNeeded);
  });
});

describe('the method of a request', () => {
  it.each([
    [true, false, { name: 'upsDropoff', scac: 'UPSN' }],
    [false, true, { name: 'upsDropoff', scac: 'UPSN' }],
    [false, false, undefined],
  ])('by country %s, by flag %s: %j', (sendsMethod, sendsMethodAnywhere, method) => {
    expect(capture({}, { sendsMethod, sendsMethodAnywhere }).method).toEqual(method);
  });

  it('without a carrier has none', () => {
    expect(capture({ method: { name: 'returnToStore' } }).method).toEqual({ name: 'returnToStore' });
  });
});
