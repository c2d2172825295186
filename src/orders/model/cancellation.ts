import type { DisplayStatus, Order } from './order.js';

/** Orders can be cancelled this long after they were placed (returns and calls, section 9). */
export const CANCEL_MINUTES = 30;
const WINDOW_MS = CANCEL_MINUTES * 60_000;

/** What is with the carrier or the shopper. */
const GONE: ReadonlySet<DisplayStatus> = new Set(['shipped', 'delivered', 'readyForPickUp', 'pickedUp']);

/** How the service ended a cancellation: it is done, or it is under way and told about later. */
export type CancelResult = 'cancelled' | 'pending';

/** What the shopper is told of a cancellation before the service says it with the order. */
export interface CancelMark {
  readonly result: CancelResult;
  /** Wall clock, milliseconds since 1970. */
  readonly at: number;
}

/** `expired`: it could have been cancelled, and the time for it is over. */
export type CancelOffer = 'offered' | 'expired' | 'hidden';

export interface CancelFacts {
  readonly mark: CancelMark | undefined;
  /** The service's clock, milliseconds since 1970; the shopper's where the service's cannot be known. */
  readonly now: number;
}

/**
 * Whether an order may be cancelled: only by its first group, where the service offers it, and not for longer than `CANCEL_MINUTES`
 * after it was placed. The window can only hide: what the service does not offer stays hidden (orders area, section 4).
 */
export function findCancelOffer(order: Order, { mark, now }: CancelFacts): CancelOffer {
  const [first] = order.groups;
  const isOver = mark !== undefined || findCancelResult(order) !== undefined;
  if (!first?.hasCancelAction || !first.isCancellable || isOver) return 'hidden';
  // An order without a date that can be read is left to the service's own word.
  if (order.placedAt === undefined) return 'offered';
  return now - Date.parse(order.placedAt) > WINDOW_MS ? 'expired' : 'offered';
}

/** What an order says of its own cancellation; absent where there is none. */
export function findCancelResult({ groups: [first] }: Pick<Order, 'groups'>): CancelResult | undefined {
  if (!first) return undefined;
  const { statuses, isRecentlyCancelled, isPendingCancellation } = first;
  const isCancelled = statuses.length > 0 && statuses.every((status) => status === 'cancelled');
  if (isRecentlyCancelled || isCancelled) return 'cancelled';
  return isPendingCancellation ? 'pending' : undefined;
}

/** What is to be said of a cancellation; when it was, where somebody knows. */
export type CancelStatus = Pick<CancelMark, 'result'> & Partial<CancelMark>;

/**
 * What is to be said of a cancellation: by the order itself, or else by what the shopper was told and the service does not show yet.
 * An order that was cancelled a while ago says so by its status alone, and one that has left the warehouse is not cancelled any more,
 * whatever the shopper was told.
 */
export function findCancelStatus(
  { groups }: Pick<Order, 'groups'>,
  mark: CancelMark | undefined,
): CancelStatus | undefined {
  const [first] = groups;
  if (!first) return mark;
  const known = mark?.result === 'cancelled' ? mark : undefined;
  if (first.isRecentlyCancelled) return known ?? { result: 'cancelled' };
  if (first.isPendingCancellation) return { result: 'pending' };
  if (findCancelResult({ groups }) === 'cancelled') return known;
  return first.statuses.some((status) => GONE.has(status)) ? undefined : mark;
}
