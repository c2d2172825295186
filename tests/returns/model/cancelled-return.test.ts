import { describe, expect, it } from 'vitest';
import type { CancelMark } from '../../../src/orders/model/cancellation.js';
import type { DisplayStatus } from '../../../src/orders/model/order.js';
import { toDisplayStatus } from '../../../src/orders/model/order-status.js';
import { findCancellableReturn, isReturnCancelled } from '../../../src/returns/model/cancelled-return.js';

const MARK: CancelMark = { result: 'cancelled', at: 0 };

/** A return with one line in each of these statuses. */
function createReturn(...statuses: DisplayStatus[]) {
  const items = statuses.map((status) => ({ kind: 'product', status }));
  return { kind: 'return', groups: [{ items, statuses }] } as unknown as Parameters<typeof isReturnCancelled>[0];
}

describe('a return', () => {
  it.each<[statuses: DisplayStatus[], mark: CancelMark | undefined, isCancelled: boolean]>([
    [['returnCreated'], undefined, false],
    [['returnCancelled'], undefined, true],
    [['returnCancelled', 'returnCreated'], undefined, false],
    [['returnCreated'], MARK, true],
    [['unknown'], MARK, true],
    // It went back after all.
    [['returnInProcess'], MARK, false],
    [['returnCompleted'], MARK, false],
    [['returnedToStore'], MARK, false],
    [['returnDenied'], MARK, false],
    [[], undefined, false],
  ])('of %j with the mark %j is cancelled: %s', (statuses, mark, isCancelled) => {
    expect(isReturnCancelled(createReturn(...statuses), mark)).toBe(isCancelled);
  });

  it('is not a sales order that was cancelled', () => {
    expect(isReturnCancelled({ ...createReturn('ordered'), kind: 'sales' }, MARK)).toBe(false);
  });
});

describe('the status of a cancelled return', () => {
  it.each([
    ['cancelled', 'CANCELLED', 'return', 'returnCancelled'],
    ['return created', 'CANCELLED', 'return', 'returnCancelled'],
    ['cancelled', 'unknown', 'return', 'returnCompleted'],
    ['cancelled', 'CANCELLED', 'sales', 'cancelled'],
    ['delivered', 'CANCELLED', 'sales', 'delivered'],
  ] as const)('by the raw text %s and the simple status %s in a %s order is %s', (...[raw, simple, kind, status]) => {
    expect(toDisplayStatus({ raw, simple, kind })).toBe(status);
  });
});

describe('the return whose cancellation is offered', () => {
  const SALE = { kind: 'sales', orderNumber: 'A1' } as const;

  it.each([
    ['on its own page', { kind: 'return', orderNumber: 'R1' } as const, {}, 'R1'],
    ['in its group', SALE, { listedReturnNumber: 'R1', returnNumbers: ['R1', 'R2'] }, 'R1'],
    ['by its only number', SALE, { returnNumbers: ['R1'] }, 'R1'],
    ['of several without a name', SALE, { returnNumbers: ['R1', 'R2'] }, undefined],
    ['without a number', SALE, {}, undefined],
  ])('%s', (...[, order, group, number]) => {
    expect(findCancellableReturn(order, group)).toBe(number);
  });
});
