import { describe, expect, it } from 'vitest';
import { findCancelRefusal, type CancelRefusal } from '../../demo/sandbox/cancels/find-cancel-refusal.js';
import { createCancelledGroup } from '../../demo/sandbox/scenarios/builders/create-group.js';
import { findScenario } from '../../demo/sandbox/scenarios/find-scenario.js';
import type { WireOrder, WireOrderGroup } from '../../contract/wire-order.js';
import { NOON } from './start-sandbox.js';

const CONTEXT = { anchor: NOON, language: 'en', origin: '' } as const;

function createOrder(): WireOrder {
  const order = findScenario('US10000002')?.createOrder(CONTEXT);
  if (!order) throw new Error('The sandbox has no order US10000002.');
  return order;
}

const ORDER = createOrder();
const [OFFERED] = ORDER.group;

function withGroups(...changes: readonly Partial<WireOrderGroup>[]): WireOrder {
  return { ...ORDER, group: changes.flatMap((change) => (OFFERED ? [{ ...OFFERED, ...change }] : [])) };
}

const CALLED_OFF = createCancelledGroup(CONTEXT, OFFERED?.orderItems ?? []);

describe('the refusal of a cancellation', () => {
  it.each<[what: string, order: WireOrder, refusal: CancelRefusal | undefined]>([
    ['is undefined for an order with the offer', ORDER, undefined],
    ['ignores other groups', withGroups({}, { isCancellable: false, actions: null }), undefined],
    ['exists if the group is not cancellable', withGroups({ isCancellable: false }), 'stateConflict'],
    ['exists if the group has no such action', withGroups({ actions: {} }), 'stateConflict'],
    ['exists if the group has no actions', withGroups({ actions: null }), 'stateConflict'],
    ['exists if only another group has the offer', withGroups({ isCancellable: false }, {}), 'stateConflict'],
    ['exists while another change is pending', { ...ORDER, pendingModification: { type: 'ADDRESS' } }, 'stateConflict'],
    ['exists for an order without groups', withGroups(), 'stateConflict'],
    ['names an order that is cancelled', withGroups(CALLED_OFF), 'alreadyCancelled'],
  ])('%s', (_what, order, refusal) => {
    expect(findCancelRefusal(order, NOON)).toBe(refusal);
  });
});
