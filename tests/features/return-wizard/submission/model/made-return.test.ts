import { describe, expect, it } from 'vitest';
import { findMadeReturn, isReturnOf } from '../../../../../src/features/return-wizard/submission/model/made-return.js';
import type { OrderGroup } from '../../../../../src/orders/model/order.js';
import { createGroup, createItem, createOrder } from '../../../../support/orders.js';

const LINES = [{ gtin: '1', quantity: 2 }];
const ASKED = { lines: LINES, before: ['R1'] };

const items = (...quantities: readonly number[]) =>
  quantities.map((quantity, index) => createItem({ key: String(index), gtin: '1', quantity }));

function find(...groups: readonly Partial<OrderGroup>[]) {
  return findMadeReturn(createOrder({ groups: groups.map((group) => createGroup(group)) }), ASKED);
}

describe('the detection of a created return', () => {
  const own = (number: string, ...quantities: readonly number[]): Partial<OrderGroup> => ({
    listedReturnNumber: number,
    returnNumbers: [number],
    items: items(...quantities),
  });

  it.each<[what: string, groups: readonly Partial<OrderGroup>[], found: object]>([
    ['finds nothing without a new group', [{ items: items(2) }], { unread: [] }],
    ['finds a new group with the lines', [own('R2', 2)], { returnNumber: 'R2', unread: [] }],
    ['finds a new group with further lines', [own('R2', 3)], { returnNumber: 'R2', unread: [] }],
    ['finds a new return in two groups', [own('R2', 1), own('R2', 1)], { returnNumber: 'R2', unread: [] }],
    ['ignores an existing group', [own('R1', 2)], { unread: [] }],
    ['ignores a new group with fewer lines', [own('R2', 1)], { unread: [] }],
    [
      'ignores a new group with another article',
      [{ ...own('R2'), items: [createItem({ gtin: '2', quantity: 2 })] }],
      { unread: [] },
    ],
    [
      'finds a new number beside remaining lines',
      [{ returnNumbers: ['R1', 'R2'], items: items(2) }],
      { unread: ['R2'] },
    ],
    ['finds the right one of two new ones', [own('R2', 1), own('R3', 2)], { returnNumber: 'R3', unread: [] }],
  ])('by %s', (_what, groups, found) => {
    expect(find(...groups)).toEqual(found);
  });

  it('uses the lines of the return order if the sales order names none', () => {
    expect(isReturnOf(createOrder({ groups: [createGroup({ items: items(1, 1) })] }), ASKED)).toBe(true);
    expect(isReturnOf(createOrder({ groups: [createGroup({ items: items(1) })] }), ASKED)).toBe(false);
  });
});
