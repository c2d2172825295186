import type { WireOrder } from '../../../contract/wire-order.js';
import { toOrderDate } from '../../../src/http/read/wire-fields.js';

/** This long after the order date, the warehouse starts packing. */
const WINDOW_MS = 30 * 60_000;

export type CancelRefusal = 'alreadyCancelled' | 'stateConflict';

/** Returns why an order cannot be cancelled in its current state; undefined if it can. */
export function findCancelRefusal(order: WireOrder, now: number): CancelRefusal | undefined {
  const [first] = order.group;
  if (first?.orderItems.every(({ simpleStatus }) => simpleStatus === 'CANCELLED')) return 'alreadyCancelled';
  const isOffered = first?.isCancellable && first.actions?.cancel && !order.pendingModification;
  const placedAt = Date.parse(toOrderDate(order.transaction.orderDate) ?? '');
  return isOffered && now - placedAt <= WINDOW_MS ? undefined : 'stateConflict';
}
