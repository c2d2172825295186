import { describe, expect, it } from 'vitest';
import { findMadeReturn, isReturnOf } from '../../../../../src/features/return-wizard/submission/model/made-return.js';
import type { OrderGroup } from '../../../../../src/orders/model/order.js';
import { createGroup, createItem, createOrder } from '../../../../support/orders.js';

const LINES = [{ gtin: '1', quantity: 2 }];
const REQUESTED = { lines: LINES, before: ['R1'] };

const items = (...quantities: readonly number[]) =>
  quantities.map((quantity, index) => createItem({ key: String(index), gtin: '1', quantity }));

function find(...groups: readonly Partial<OrderGroup>[]) {
  return findMadeReturn(createOrder({ groups: groups.map((group) => createGroup(group)) }), REQUESTED);
}

describe('the detection of a created return', () => {
  const createGroupOf = (number: string, ...quantities: readonly number[]): Partial<OrderGroup> => ({
    listedReturnNumber: number,
    returnNumbers: [number],
    items: items(...quantities),
  });

  it.each<[what: string, groups: readonly Partial<OrderGroup>[], found: object]>([
    ['finds nothing without a new group', [{ items: items(2) }], { unread: [] }],
    ['finds a new group with the lines', [createGroupOf('R2', 2)], { returnNumber: 'R2', unread: [] }],
    ['finds a new group with further lines', [createGroupOf('R2', 3)], { returnNumber: 'R2', unread: [] }],
    [
      'finds a new return in two groups',
      [createGroupOf('R2', 1), createGroupOf('R2', 1)],
      { returnNumber: 'R2', unread: [] },
    ],
    ['ignores an existing group', [createGroupOf('R1', 2)], { unread: [] }],
    ['ignores a new group with fewer lines', [createGroupOf('R2', 1)], { unread: [] }],
    [
      'ignores a new group with another article',
      [{ ...createGroupOf('R2'), items: [createItem({ gtin: '2', quantity: 2 })] }],
      { unread: [] },
    ],
    [
      'finds a new number beside remaining lines',
      [{ returnNumbers: ['R1', 'R2'], items: items(2) }],
      { unread: ['R2'] },
    ],
    [
      'finds the right one of two new ones',
      [createGroupOf('R2', 1), createGroupOf('R3', 2)],
      { returnNumber: 'R3', unread: [] },
    ],
  ])('by %s', (_what, groups, found) => {
    expect(find(...groups)).toEqual(found);
  });

  it('uses the lines of the return order if the sales order names none', () => {
    expect(isReturnOf(createOrder({ groups: [createGroup({ items: items(1, 1) })] }), REQUESTED)).toBe(true);
    expect(isReturnOf(createOrder({ groups: [createGroup({ items: items(1) })] }), REQUESTED)).toBe(false);
  });
});
