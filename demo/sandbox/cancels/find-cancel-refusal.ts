import type { WireOrder } from '../../../contract/wire-order.js';
import { toOrderDate } from '../../../src/http/read/wire-fields.js';

/** After this time from the order date, the warehouse is at work. */
const WINDOW_MS = 30 * 60_000;

export type CancelRefusal = 'alreadyCancelled' | 'stateConflict';

/** Why an order, as it stands now, is not cancelled; absent where nothing stands in the way. */
export function findCancelRefusal(order: WireOrder, now: number): CancelRefusal | undefined {
  const [first] = order.group;
  if (first?.orderItems.every(({ simpleStatus }) => simpleStatus === 'CANCELLED')) return 'alreadyCancelled';
  const isOffered = first?.isCancellable && first.actions?.cancel && !order.pendingModification;
  const placedAt = Date.parse(toOrderDate(order.transaction.orderDate) ?? '');
  return isOffered && now - placedAt <= WINDOW_MS ? undefined : 'stateConflict';
}
