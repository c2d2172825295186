import { describe, expect, it } from 'vitest';
import type { DisplayStatus, Order } from '../../../src/orders/model/order.js';
import { hasNoRefund, findRefundProgress, isStoreReturn } from '../../../src/returns/model/refund-progress.js';
import { createGroup, createItem, createOrder } from '../../support/orders.js';

const DAY_MS = 86_400_000;
const NOW = Date.UTC(2026, 10, 21, 12);
const STARTED = '2026-11-10T12:00:00Z';

function createReturn(statuses: readonly DisplayStatus[], changes: Partial<Order> = {}): Order {
  const items = statuses.map((status, index) => createItem({ key: String(index), status }));
  return createOrder({ kind: 'return', placedAt: STARTED, groups: [createGroup({ items })], ...changes });
}

/** The steps in short: `+` done, `>` current, `-` ahead. */
function sketch(order: Order, mostMs: number | undefined = 5 * DAY_MS, now = NOW): string | undefined {
  const signs = { done: '+', current: '>', ahead: '-' };
  return findRefundProgress(order, { now, mostMs })
    ?.map(({ step, state }) => signs[state] + step)
    .join(' ');
}

const withEvents = (...times: (string | undefined)[]): Partial<Order> => ({
  parcels: [
    {
      number: 'PX1',
      itemKeys: [],
      events: times.map((at) => ({ status: 'Scanned', ...(at !== undefined && { at }) })),
    },
  ],
});

describe('the refund of a return', () => {
  it.each<[statuses: DisplayStatus[], expected: string | undefined]>([
    [['returnCreated'], '>created -inProcess -completed -refunded'],
    [['returnInProcess'], '+created >inProcess -completed -refunded'],
    [['returnCompleted'], '+created +inProcess +completed >refunded'],
    [['returnCompleted', 'returnInProcess'], '+created >inProcess -completed -refunded'],
    [['returnCompleted', 'returnCreated'], '>created -inProcess -completed -refunded'],
    [['returnDenied'], '+created +inProcess >denied'],
    [['returnDenied', 'returnInProcess'], '+created >inProcess -completed -refunded'],
    [['returnDenied', 'returnCompleted'], '+created +inProcess +completed >refunded'],
    [['returnedToStore'], '+created +inStore >refunded'],
    [['returnedToStore', 'returnCreated'], '>created -inStore -refunded'],
    [['returnedToStore', 'returnDenied'], '+created +inStore >refunded'],
    [['returnedToStore', 'returnCompleted'], '+created +inStore >refunded'],
    [['returnCompleted', 'cancelled'], '+created +inProcess +completed >refunded'],
    [['unknown'], undefined],
    [['returnCompleted', 'unknown'], undefined],
    [['ordered', 'delivered'], undefined],
    [[], undefined],
  ])('with lines that are %j has reached: %s', (statuses, expected) => {
    expect(sketch(createReturn(statuses))).toBe(expected);
  });

  it.each<[DisplayStatus[], string]>([
    [['returnCreated'], '>created -inProcess -completed'],
    [['returnInProcess'], '+created >inProcess -completed'],
    [['returnCompleted'], '+created +inProcess +completed'],
    [['returnedToStore'], '+created +inStore'],
    [['returnDenied'], '+created +inProcess >denied'],
  ])('has no refund steps without money: %j has reached %s', (statuses, expected) => {
    expect(sketch(createReturn(statuses, { total: 0 }))).toBe(expected);
  });

  it.each<[DisplayStatus, string]>([
    ['returnCreated', '>created -inStore -refunded'],
    ['returnInProcess', '+created >inStore -refunded'],
    ['returnCompleted', '+created +inStore >refunded'],
    ['returnDenied', '+created +inProcess >denied'],
  ])('to a store that is %s has reached: %s', (status, expected) => {
    expect(sketch(createReturn([status], { goesToStore: true }))).toBe(expected);
  });

  it('ignores services, whose status is independent', () => {
    const items = [
      createItem({ status: 'returnCompleted' }),
      createItem({ key: '2', kind: 'service', status: 'unknown' }),
    ];
    expect(sketch(createReturn([], { groups: [createGroup({ items })] }))).toBe(
      '+created +inProcess +completed >refunded',
    );
  });

  it.each([
    ['complete, because it was delivered and the duration has passed', withEvents('2026-11-16T11:59:59Z'), '+refunded'],
    ['incomplete before the duration has passed', withEvents('2026-11-16T12:00:01Z'), '>refunded'],
    [
      'incomplete if the latest carrier event is recent',
      withEvents('2026-11-12T09:00:00Z', '2026-11-20T09:00:00Z'),
      '>refunded',
    ],
    ['incomplete without a delivery date', {}, '>refunded'],
    ['incomplete with an invalid delivery date', withEvents(undefined), '>refunded'],
  ])("is by the carrier's events %s", (_case, changes, last) => {
    expect(
      sketch(createReturn(['returnCompleted'], changes))
        ?.split(' ')
        .at(-1),
    ).toBe(last);
  });

  it('is not assumed complete without a known duration, nor before the return is completed', () => {
    const old = withEvents('2026-10-01T12:00:00Z');
    const time = { now: NOW, mostMs: undefined };
    expect(findRefundProgress(createReturn(['returnCompleted'], old), time)?.at(-1)?.state).toBe('current');
    expect(sketch(createReturn(['returnInProcess'], old))).toBe('+created >inProcess -completed -refunded');
  });

  it('has the known dates of the steps that were reached', () => {
    const events = withEvents('2026-11-12T09:00:00Z', '2026-11-14T09:00:00Z');
    const dates = (statuses: DisplayStatus[]) =>
      findRefundProgress(createReturn(statuses, events), { now: NOW, mostMs: undefined })?.map(({ at }) => at);
    expect(dates(['returnCreated'])).toEqual([STARTED, undefined, undefined, undefined]);
    expect(dates(['returnInProcess'])).toEqual([STARTED, '2026-11-14T09:00:00Z', undefined, undefined]);
    expect(dates(['returnCompleted'])).toEqual([STARTED, '2026-11-14T09:00:00Z', undefined, undefined]);
  });
});

describe('a return', () => {
  it.each<[boolean | undefined, DisplayStatus, boolean]>([
    [undefined, 'returnCreated', false],
    [false, 'returnedToStore', true],
    [true, 'returnCreated', true],
  ])('with store %s and a line that is %s goes to a store: %s', (goesToStore, status, expected) => {
    const order = createReturn([status], goesToStore === undefined ? {} : { goesToStore });
    expect(isStoreReturn(order)).toBe(expected);
  });
});

it.each<[statuses: DisplayStatus[], total: number | undefined, isWithoutMoney: boolean]>([
  [['returnCompleted'], 80, false],
  [['returnCompleted'], undefined, false],
  [['returnCompleted'], 0, true],
  [['returnDenied'], 80, true],
  [['returnDenied', 'returnCompleted'], 80, false],
])('a return whose lines are %j with a total of %s brings no money: %s', (statuses, total, isWithoutMoney) => {
  expect(hasNoRefund(createReturn(statuses, total === undefined ? {} : { total }))).toBe(isWithoutMoney);
});
