import { describe, expect, it } from 'vitest';
import {
  isAllCancelled,
  findCancelStatus,
  findCancelOffer,
  findCancelResult,
  findUnconfirmedCancel,
  type CancelMark,
  type CancelStatus,
  type CancelOffer,
  type CancelResult,
} from '../../../src/orders/model/cancellation.js';
import type { DisplayStatus, Order, OrderGroup } from '../../../src/orders/model/order.js';
import { createGroup, createItem, createOrder } from '../../support/orders.js';

const PLACED_AT = '2026-11-21T11:45:00.000Z';
const MINUTE = 60_000;
const NOW = Date.parse(PLACED_AT) + 15 * MINUTE;
const MARK: CancelMark = { result: 'pending', at: NOW - MINUTE };
const DONE: CancelMark = { ...MARK, result: 'cancelled' };

const withStatuses = (...statuses: readonly DisplayStatus[]): OrderGroup =>
  createGroup({
    items: statuses.map((status, index) => createItem({ key: String(index), status })),
    isCancellable: true,
    hasCancelAction: true,
  });
const CANCELLABLE = withStatuses('ordered');

/** An order placed a quarter of an hour ago that can be cancelled, except for its first group. */
function createOrderOf(first: Partial<OrderGroup> = {}, ...others: readonly OrderGroup[]): Order {
  return createOrder({ placedAt: PLACED_AT, groups: [{ ...CANCELLABLE, ...first }, ...others] });
}

describe('cancellation', () => {
  it.each<[what: string, order: Order, offer: CancelOffer]>([
    ['offers it, without an obstacle', createOrderOf(), 'offered'],
    ['has no such action', createOrderOf({ hasCancelAction: false }), 'hidden'],
    ['forbids it', createOrderOf({ isCancellable: false }), 'hidden'],
    ['reports it as pending', createOrderOf({ isPendingCancellation: true }), 'hidden'],
    ['reports it as recent', createOrderOf({ isRecentlyCancelled: true }), 'hidden'],
    ['reports all of it as cancelled', createOrderOf(withStatuses('cancelled', 'cancelled')), 'hidden'],
    ['reports a part of it as cancelled', createOrderOf(withStatuses('cancelled', 'ordered')), 'offered'],
    ['reports all that of another group', createOrderOf({}, createGroup({ isPendingCancellation: true })), 'offered'],
    ['offers it for another group only', createOrderOf(createGroup(), CANCELLABLE), 'hidden'],
    ['has sent no group', createOrder({ placedAt: PLACED_AT }), 'hidden'],
  ])('of an order whose service %s', (_what, order, offer) => {
    expect(findCancelOffer(order, { mark: undefined, now: NOW })).toBe(offer);
  });

  it.each<CancelResult>(['cancelled', 'pending'])('is not offered after the answer that it is %s', (result) => {
    expect(findCancelOffer(createOrderOf(), { mark: { result, at: NOW }, now: NOW })).toBe('hidden');
  });

  it.each<[ms: number, offer: CancelOffer]>([
    [0, 'offered'],
    [30 * MINUTE - 1, 'offered'],
    [30 * MINUTE, 'offered'],
    [30 * MINUTE + 1, 'expired'],
    [365 * 24 * 60 * MINUTE, 'expired'],
    [-1, 'offered'],
  ])('%i ms after the order was placed is %s', (ms, offer) => {
    const now = Date.parse(PLACED_AT) + ms;
    expect(findCancelOffer(createOrderOf(), { mark: undefined, now })).toBe(offer);
  });

  it('depends on the moment, in whatever time zone the order gives it', () => {
    const order = { ...createOrderOf(), placedAt: '2026-11-21T20:45:00+09:00' };
    const from = (now: number): CancelOffer => findCancelOffer(order, { mark: undefined, now });
    expect([from(NOW + 15 * MINUTE), from(NOW + 15 * MINUTE + 1)]).toEqual(['offered', 'expired']);
  });

  it('depends only on the service if the order date is unknown', () => {
    const order = createOrder({ groups: [CANCELLABLE] });
    expect(findCancelOffer(order, { mark: undefined, now: NOW })).toBe('offered');
  });

  it.each<[what: string, order: Order, mark?: CancelMark]>([
    ['does not offer', createOrderOf({ hasCancelAction: false })],
    ['does not allow', createOrderOf({ isCancellable: false })],
    ['has done', createOrderOf({ isRecentlyCancelled: true })],
    ['has reported', createOrderOf(), MARK],
  ])('is hidden rather than expired after the deadline if the service %s', (_what, order, mark) => {
    expect(findCancelOffer(order, { mark, now: NOW + 60 * MINUTE })).toBe('hidden');
  });
});

describe('the cancellation result of an order', () => {
  it.each<[what: string, groups: readonly OrderGroup[], result: CancelResult | undefined]>([
    ['undefined without a group', [], undefined],
    ['undefined in transit', [createGroup()], undefined],
    ['undefined with a first group without lines', [createGroup({ items: [] })], undefined],
    ['cancelled if that happened recently', [createGroup({ isRecentlyCancelled: true })], 'cancelled'],
    ['cancelled if all its lines are', [withStatuses('cancelled', 'cancelled')], 'cancelled'],
    ['undefined if one line is not cancelled', [withStatuses('cancelled', 'shipped')], undefined],
    ['pending', [createGroup({ isPendingCancellation: true })], 'pending'],
    [
      'the final one if both are reported',
      [createGroup({ isPendingCancellation: true, isRecentlyCancelled: true })],
      'cancelled',
    ],
    ['undefined for another group', [createGroup(), withStatuses('cancelled')], undefined],
  ])('is %s', (_what, groups, result) => {
    expect(findCancelResult({ groups })).toBe(result);
  });
});

describe('an order', () => {
  it.each<[what: string, groups: OrderGroup[], expected: boolean]>([
    ['is cancelled if all lines of all groups are', [withStatuses('cancelled'), withStatuses('cancelled')], true],
    ['is not if a line is left', [withStatuses('cancelled'), withStatuses('shipped')], false],
    ['is not without lines', [createGroup({ items: [] })], false],
  ])('%s', (_what, groups, expected) => {
    expect(isAllCancelled({ groups })).toBe(expected);
  });
});

describe('the status message of a cancellation', () => {
  const CANCELLED_MARK: CancelMark = { result: 'cancelled', at: NOW - MINUTE };
  const CANCELLED: CancelStatus = { result: 'cancelled', at: NOW };
  const PENDING: CancelStatus = { result: 'pending' };
  const ORDERED = withStatuses('ordered');

  it.each<[what: string, groups: readonly OrderGroup[], mark: CancelMark | undefined, news: CancelStatus | undefined]>([
    ['none for an order that is processed normally', [ORDERED], undefined, undefined],
    ["the service's, with today's date", [createGroup({ isRecentlyCancelled: true })], undefined, CANCELLED],
    [
      "the service's, with the time of the message to the shopper",
      [createGroup({ isRecentlyCancelled: true })],
      CANCELLED_MARK,
      CANCELLED_MARK,
    ],
    [
      "the service's 'cancelled', after the shopper read 'pending'",
      [createGroup({ isRecentlyCancelled: true })],
      MARK,
      CANCELLED,
    ],
    ["the service's 'pending'", [createGroup({ isPendingCancellation: true })], undefined, PENDING],
    [
      "the service's 'pending', although the shopper read 'cancelled'",
      [createGroup({ isPendingCancellation: true })],
      CANCELLED_MARK,
      PENDING,
    ],
    ['the remembered one, while the service shows none', [ORDERED], MARK, MARK],
    ['the remembered one, if the order has no groups', [], CANCELLED_MARK, CANCELLED_MARK],
    ['none for an order cancelled long ago, whose status shows it', [withStatuses('cancelled')], undefined, undefined],
    [
      "the remembered 'cancelled', if the order is cancelled",
      [withStatuses('cancelled')],
      CANCELLED_MARK,
      CANCELLED_MARK,
    ],
    [
      "none if the order is cancelled and the remembered one is 'pending'",
      [withStatuses('cancelled')],
      MARK,
      undefined,
    ],
    ['none if a part of the group was shipped', [withStatuses('ordered', 'shipped')], MARK, undefined],
    [
      "none if a part was shipped, although the shopper read 'cancelled'",
      [withStatuses('cancelled', 'shipped')],
      CANCELLED_MARK,
      undefined,
    ],
    ['the remembered one, if only another group was shipped', [ORDERED, withStatuses('shipped')], MARK, MARK],
  ])('is %s', (...[, groups, mark, notice]) => {
    expect(findCancelStatus({ groups }, { mark, now: NOW })).toEqual(notice);
  });

  it.each<[DisplayStatus, boolean]>([
    ['shipped', true],
    ['delivered', true],
    ['readyForPickUp', true],
    ['pickedUp', true],
    ['ordered', false],
    ['orderConfirmed', false],
    ['preparingShipment', false],
    ['cancellationPending', false],
    ['unknown', false],
  ])('of a pending request is removed once its lines are %s: %s', (status, isDropped) => {
    expect(findCancelStatus({ groups: [withStatuses(status)] }, { mark: MARK, now: NOW })).toEqual(
      isDropped ? undefined : MARK,
    );
  });

  it.each<{ what: string; group: OrderGroup; mark?: CancelMark; unconfirmed?: CancelResult }>([
    { what: 'unconfirmed by an order that does not show it', group: CANCELLABLE, mark: DONE, unconfirmed: 'cancelled' },
    { what: 'unconfirmed by it while it is pending', group: CANCELLABLE, mark: MARK, unconfirmed: 'pending' },
    { what: 'no longer unconfirmed once the order shows it', group: withStatuses('cancelled'), mark: DONE },
    { what: 'no longer unconfirmed once the order is under way', group: withStatuses('shipped'), mark: DONE },
    { what: 'not unconfirmed if it was never requested', group: CANCELLABLE },
  ])('is $what', ({ group, mark, unconfirmed }) => {
    expect(findUnconfirmedCancel({ groups: [group] }, mark)).toBe(unconfirmed);
  });
});
