import { describe, expect, it } from 'vitest';
import type { DisplayStatus } from '../../../../src/orders/model/order.js';
import { isReturnOpen } from '../../../../src/features/return-instructions/use-return-guide.js';

const DAY_MS = 24 * 3_600_000;
const PLACED = '2026-11-01T10:00:00Z';
const RULES = { windowDays: 60 };

const create = (kind: 'return' | 'sales', ...statuses: DisplayStatus[]) => ({
  kind,
  placedAt: PLACED,
  groups: [{ statuses, items: [] } as never],
});
const after = (days: number): number => Date.parse(PLACED) + days * DAY_MS;

describe('the return methods', () => {
  it.each([
    ['created', true],
    ['in process', true],
    ['completed', false],
    ['denied', false],
    ['in a store already', false],
  ] as const)('of a return that is %s are shown: %s', (what, isOpen) => {
    const status = (
      {
        created: 'returnCreated',
        'in process': 'returnInProcess',
        completed: 'returnCompleted',
        denied: 'returnDenied',
        'in a store already': 'returnedToStore',
      } as const
    )[what];
    expect(isReturnOpen(create('return', status), RULES, after(1))).toBe(isOpen);
  });

  it('are shown as long as one part of it is not completed', () => {
    expect(isReturnOpen(create('return', 'returnCompleted', 'returnCreated'), RULES, after(1))).toBe(true);
  });

  it('are hidden after the return window', () => {
    expect(isReturnOpen(create('return', 'returnCreated'), RULES, after(60))).toBe(true);
    expect(isReturnOpen(create('return', 'returnCreated'), RULES, after(60) + 1)).toBe(false);
  });

  it('of an order without a return depend on the return window only', () => {
    expect(isReturnOpen(create('sales', 'delivered'), RULES, after(1))).toBe(true);
    expect(isReturnOpen(create('sales', 'delivered'), RULES, after(61))).toBe(false);
  });
});
