import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toGuestCheck } from '../../../src/orders/api/request-guest-check.js';
import { toOrder } from '../../../src/orders/api/order.js';
import { SchemaFailure } from '../../../src/http/errors.js';
import type { Order } from '../../../src/orders/model/order.js';
import { createWireGroup, createWireItem, createWireOrder } from './wire-samples.js';
import { sampleCount } from '../../support/sample.js';

const SEED = 20_261_121;

const SOUND = JSON.stringify(
  createWireOrder({
    group: [
      createWireGroup({ orderItems: [createWireItem(), createWireItem({ orderLineKey: 'L2' })] }),
      createWireGroup(),
    ],
  }),
);

/** Possible statuses of the lines of the valid order: that of its raw text, or unknown. */
const STATUSES = ['shipped', 'cancellationPending', 'unknown'];

type Mutation = readonly [place: number, value: unknown, kind: 'replace' | 'remove' | 'add'];

const mutation = fc.tuple(
  fc.nat(),
  fc.oneof(fc.jsonValue(), fc.constantFrom(null, -1, 1e308, '', [], {}, '2026-11-20T10:00:00Z[UTC]')),
  fc.constantFrom('replace', 'remove', 'add'),
);

/** A valid order with a few fields removed, replaced or added anywhere. */
function createDrifted(mutations: readonly Mutation[]): unknown {
  const order = JSON.parse(SOUND) as object;
  for (const [field, value, kind] of mutations) {
    const fields = listFields(order);
    const [holder, key] = fields[field % fields.length] ?? [order, 'orderNumber'];
    if (kind === 'remove') Reflect.deleteProperty(holder, key);
    else Reflect.set(holder, kind === 'add' ? `${key}New` : key, value);
  }
  return order;
}

function listFields(holder: object): [holder: object, key: string][] {
  return Object.keys(holder).flatMap((key) => {
    const value: unknown = Reflect.get(holder, key);
    const target: [object, string] = [holder, key];
    return typeof value === 'object' && value !== null ? [target, ...listFields(value)] : [target];
  });
}

/** The order, or `undefined` if it failed in the documented way. Any other exception fails the test. */
function readOrder(wire: unknown): Order | undefined {
  try {
    return toOrder(wire);
  } catch (failure) {
    if (failure instanceof SchemaFailure) return undefined;
    throw failure;
  }
}

/** The invariants that all other code relies on, whatever the server sent. */
function expectSound(order: Order): void {
  expect(order.orderNumber).not.toBe('');
  expect(order.currency).toMatch(/^([A-Z]{3,8})?$/);
  expect(['sales', 'return', 'partner', 'unknown']).toContain(order.kind);
  expect(order.total ?? 0).toBeGreaterThanOrEqual(0);
  if (order.placedAt !== undefined) expect(Date.parse(order.placedAt)).not.toBeNaN();
  const items = order.groups.flatMap((group) => group.items);
  expect(new Set(items.map(({ key }) => key)).size).toBe(items.length);
  for (const { title, quantity, price = 0 } of items) {
    expect([typeof title, Number.isSafeInteger(quantity), Number.isFinite(price)]).toEqual(['string', true, true]);
  }
  expect(JSON.stringify(order)).not.toContain('undefined');
}

function expectSoundBlocks(order: Order): void {
  for (const { items, statuses } of order.groups) {
    expect(statuses).toEqual([...new Set(items.map(({ status }) => status))]);
    for (const status of statuses) expect(STATUSES).toContain(status);
  }
  for (const { type } of order.payments) expect(type).not.toBe('');
  const { sums, alternate = { currency: 'USD', total: 0 } } = order;
  for (const amount of Object.values({ ...sums, alternate: alternate.total, age: order.ageSeconds })) {
    expect(Number.isFinite(amount) && amount >= 0).toBe(true);
  }
  expect(alternate.currency).toMatch(/^[A-Z]{3,8}$/);
  for (const name of ['shippingAddress', 'storeAddress', 'pickupAddress'] as const) {
    for (const text of Object.values({ ...order[name] })) expect(typeof text).toBe('string');
  }
}

/** Every missing required part of an order or line is reported. */
function expectNamed(order: Order): void {
  const lost = order.unreadable.map(({ path }) => path).join();
  if (order.total === undefined || order.placedAt === undefined) expect(lost).toContain('transaction');
  if (order.sums.subTotal === undefined || order.sums.shipping === undefined) expect(lost).toContain('transaction');
  if (order.currency === '') expect(lost).toContain('currency');
  for (const { price } of order.groups.flatMap(({ items }) => items)) {
    if (price === undefined) expect(lost).toContain('.lineItemTransaction.lineItemChargedPrice');
  }
}

const RUNS = sampleCount(2_000);

describe('an order that has drifted', () => {
  it('is parsed or fails in the documented way', () => {
    let readCount = 0;
    fc.assert(
      fc.property(fc.array(mutation, { minLength: 1, maxLength: 6 }), (mutations) => {
        const order = readOrder(createDrifted(mutations));
        if (!order) return;
        readCount += 1;
        expectSound(order);
        expectSoundBlocks(order);
        expectNamed(order);
      }),
      { seed: SEED, numRuns: RUNS },
    );
    // A generator that broke every order completely would prove nothing about the rest.
    expect(readCount).toBeGreaterThan(0.7 * RUNS);
  });

  it('is parsed or fails in the documented way for any JSON at all', () => {
    fc.assert(
      fc.property(fc.oneof(fc.jsonValue(), fc.dictionary(fc.string(), fc.jsonValue()), fc.anything()), (wire) => {
        const order = readOrder(wire);
        if (!order) return;
        expectSound(order);
        expectSoundBlocks(order);
        expectNamed(order);
      }),
      { seed: SEED, numRuns: sampleCount(1_000) },
    );
  });

  it('loses only the block that contains a missing field', () => {
    const costs = new Set<number>();
    for (const field of listFields(JSON.parse(SOUND) as object).keys()) {
      const order = readOrder(createDrifted([[field, undefined, 'remove']]));
      if (!order) continue;
      const lost = 3 - order.groups.flatMap(({ items }) => items).length;
      expect(lost).toBe(countItems(order.unreadable[0]?.path));
      costs.add(lost);
    }
    expect([...costs].sort()).toEqual([0, 1, 2, 3]);
  });
});

/** How many of the three items of the valid order are in the block of a path. */
function countItems(path = ''): number {
  if (/^group\[\d\]\.orderItems\[/.test(path)) return 1;
  if (path.startsWith('group[0]')) return 2;
  if (path.startsWith('group[1]')) return 1;
  return path === 'group' ? 3 : 0;
}

describe('a hostile answer', () => {
  const POISON = '"__proto__":{"polluted":true,"title":"poisoned"},"constructor":{"prototype":{"polluted":true}}';

  it('changes no prototype and passes on no unknown field', () => {
    const wire: unknown = JSON.parse(SOUND.replaceAll('{"', `{${POISON},"`));
    const order = toOrder(wire);
    expect(order).toStrictEqual(toOrder(JSON.parse(SOUND)));
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
    for (const object of [order, ...order.groups, ...order.groups.flatMap(({ items }) => items)]) {
      expect(Object.getPrototypeOf(object)).toBe(Object.prototype);
      expect(Object.keys(object)).not.toContain('__proto__');
    }
  });

  it('cannot fill in a required field through __proto__', () => {
    const wire: unknown = JSON.parse(SOUND.replace('"title":"Trail shoe"', '"__proto__":{"title":"Poisoned"}'));
    expect(toOrder(wire).unreadable).toEqual([{ path: 'group[0].orderItems[0].product.title' }]);
  });

  it('of 10,000 lines is parsed at once', () => {
    const orderItems = Array.from({ length: 10_000 }, (_, index) => createWireItem({ orderLineKey: `L${index}` }));
    const order = toOrder(createWireOrder({ group: [createWireGroup({ orderItems })] }));
    expect(order.groups[0]?.items).toHaveLength(10_000);
  });
});

describe('the answer to a guest check', () => {
  it('is valid', () => {
    expect(toGuestCheck({ valid: true, addedLater: 1 })).toBe(true);
  });

  it.each([[{ valid: false }], [{ valid: 'true' }], [{}], [null], [undefined], ['true'], [[]]])(
    '%j is invalid',
    (wire) => {
      expect(() => toGuestCheck(wire)).toThrow(SchemaFailure);
    },
  );
});
