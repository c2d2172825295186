import type { DisplayStatus, Order } from './order.js';

/** Orders can be cancelled for this long after they were placed (returns and calls, section 9). */
export const CANCEL_MINUTES = 30;
const WINDOW_MS = CANCEL_MINUTES * 60_000;

/** The calls of a cancellation. */
export const CANCEL_CALLS = ['request-cancel', 'get-cancel-job'] as const;

/** Statuses in which the carrier or the shopper has the items, or in which they go back. */
const HANDED_OVER: ReadonlySet<DisplayStatus> = new Set([
  'shipped',
  'delivered',
  'readyForPickUp',
  'pickedUp',
  'returnInProcess',
  'returnedToStore',
  'returnCompleted',
  'returnDenied',
]);

/** The outcome of a cancellation: done, or still pending. */
export type CancelResult = 'cancelled' | 'pending';

/** The outcome of a cancellation as told to the shopper, before the service shows it in the order. */
export interface CancelMark {
  readonly result: CancelResult;
  /** Wall clock, milliseconds since 1970. */
  readonly at: number;
}

/** A cancellation that the shopper was told about and that the service may not show yet. */
export interface StoredMark extends CancelMark {
  readonly orderNumber: string;
  /** What was cancelled, if not the whole order. The code that shows it checks its shape. */
  readonly line?: unknown;
}

/** `expired`: the order was cancellable, but its time is over. */
export type CancelOffer = 'offered' | 'expired' | 'hidden';

export interface CancelFacts {
  readonly mark: CancelMark | undefined;
  /** The service's clock, milliseconds since 1970; the shopper's if the service's is unknown. */
  readonly now: number;
}

/**
 * Whether an order may be cancelled: only by its first group, if the service offers it, and at most `CANCEL_MINUTES` after it was placed.
 * The time limit can only hide the action: what the service does not offer stays hidden (orders area, section 4).
 */
export function findCancelOffer(order: Order, { mark, now }: CancelFacts): CancelOffer {
  const [first] = order.groups;
  const isOver = mark !== undefined || findCancelResult(order) !== undefined;
  if (!first?.hasCancelAction || !first.isCancellable || isOver) return 'hidden';
  // Without a readable order date, the service's offer decides.
  if (order.placedAt === undefined) return 'offered';
  return now - Date.parse(order.placedAt) > WINDOW_MS ? 'expired' : 'offered';
}

/** The cancellation state according to the order; absent if it was not cancelled. */
export function findCancelResult({ groups: [first] }: Pick<Order, 'groups'>): CancelResult | undefined {
  if (!first) return undefined;
  const { statuses, isRecentlyCancelled, isPendingCancellation } = first;
  const isCancelled =
    statuses.length > 0 && statuses.every((status) => status === 'cancelled' || status === 'returnCancelled');
  if (isRecentlyCancelled || isCancelled) return 'cancelled';
  return isPendingCancellation ? 'pending' : undefined;
}

/** Whether every line of an order is cancelled. Its total is then still the amount before the cancellation. */
export function isAllCancelled({ groups = [] }: Partial<Pick<Order, 'groups'>>): boolean {
  const statuses = groups.flatMap((group) => group.statuses);
  return statuses.length > 0 && statuses.every((status) => status === 'cancelled');
}

/** A cancellation to report to the shopper; with its time, if known. */
export type CancelStatus = Pick<CancelMark, 'result'> & Partial<CancelMark>;

/**
 * The cancellation to report: according to the order, or else what the shopper was told before the service shows it. An order that the
 * service calls recently cancelled has today's date, unless the shopper was told on another day. An order cancelled a while ago reports it
 * by its status alone, and an order that has left the warehouse is no longer cancelled, whatever the shopper was told.
 */
export function findCancelStatus(
  { groups }: Pick<Order, 'groups'>,
  { mark, now }: CancelFacts,
): CancelStatus | undefined {
  const [first] = groups;
  if (!first) return mark;
  const known = mark?.result === 'cancelled' ? mark : undefined;
  if (first.isRecentlyCancelled) return known ?? { result: 'cancelled', at: now };
  if (first.isPendingCancellation) return { result: 'pending' };
  if (findCancelResult({ groups }) === 'cancelled') return known;
  return first.statuses.some((status) => HANDED_OVER.has(status)) ? undefined : mark;
}

/** What the shopper was told about a cancellation, as long as the order itself does not show it. */
export function findUnconfirmedCancel(
  order: Pick<Order, 'groups'>,
  mark: CancelMark | undefined,
): CancelResult | undefined {
  const isHandedOver = order.groups[0]?.statuses.some((status) => HANDED_OVER.has(status)) ?? false;
  return isHandedOver || findCancelResult(order) !== undefined ? undefined : mark?.result;
}
