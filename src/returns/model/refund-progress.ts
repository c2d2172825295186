import { isShownCancelled } from './cancelled-return.js';
import type { DisplayStatus, Order, Payment } from '../../orders/model/order.js';

export type RefundStep = 'created' | 'inProcess' | 'completed' | 'inStore' | 'denied' | 'refunded';

export interface RefundStage {
  readonly step: RefundStep;
  readonly state: 'done' | 'current' | 'ahead';
  /** ISO 8601 with a zone; absent if unknown. */
  readonly at?: string;
}

type Positions = Readonly<Partial<Record<DisplayStatus, number>>>;

interface Course {
  readonly steps: readonly RefundStep[];
  readonly positions: Positions;
}

/** Returned by carrier: once the return is completed, the refund is pending. */
const BY_CARRIER: Course = {
  steps: ['created', 'inProcess', 'completed', 'refunded'],
  positions: { returnCreated: 0, returnInProcess: 1, returnCompleted: 3 },
};

/** Returned to a store. */
const IN_STORE: Course = {
  steps: ['created', 'inStore', 'refunded'],
  positions: { returnCreated: 0, returnInProcess: 1, returnedToStore: 2, returnCompleted: 2 },
};

/** No item was accepted: the course ends here. */
const DENIED: Course = { steps: ['created', 'inProcess', 'denied'], positions: { returnDenied: 2 } };

export interface RefundTime {
  /** Wall-clock milliseconds. */
  readonly now: number;
  /** The maximum time of the refund once the return has arrived; absent if it is unknown. */
  readonly mostMs: number | undefined;
}

/**
 * How far the refund of a return order has progressed: as far as the least advanced line that was not denied. No service reports when the
 * money arrives. The last step counts as done only if a carrier reported when the return arrived and the maximum wait since then is over; a
 * return without a refund has no such step. Undefined if the status of a line is unknown, or if no line is being returned.
 */
export function findRefundProgress(
  order: Pick<Order, 'groups' | 'placedAt' | 'parcels' | 'goesToStore' | 'total'>,
  { now, mostMs }: RefundTime,
): readonly RefundStage[] | undefined {
  const statuses = new Set(
    order.groups.flatMap(({ items }) => items.filter(({ kind }) => kind !== 'service').map(({ status }) => status)),
  );
  const { steps, positions } = findCourse(statuses, isStoreReturn(order));
  const reached = Math.min(...[...statuses].map((status) => positions[status] ?? Infinity));
  if (statuses.has('unknown') || !Number.isFinite(reached)) return undefined;
  const receivedAt = findLastEvent(order);
  const isOver = receivedAt !== undefined && mostMs !== undefined && Date.parse(receivedAt) + mostMs < now;
  const dates: Partial<Record<RefundStep, string | undefined>> = { created: order.placedAt, inProcess: receivedAt };
  const shown = hasNoRefund(order) ? steps.filter((step) => step !== 'refunded') : steps;
  return shown.map((step, index) => {
    const isDone = index < reached || (step === 'refunded' && index === reached && isOver);
    const state = isDone ? 'done' : index === reached ? 'current' : 'ahead';
    const at = state === 'ahead' ? undefined : dates[step];
    return { step, state, ...(at !== undefined && { at }) };
  });
}

/**
 * Whether a return has no refund: everything is exchanged for items of the same price, nothing was accepted, or it was cancelled. The
 * amounts that the service sends with such a return are those that were asked for.
 */
export function hasNoRefund({ total, groups }: Pick<Order, 'total' | 'groups'>): boolean {
  return total === 0 || isShownCancelled({ groups }) || isDenied({ groups });
}

/** Whether nothing of a return was accepted. */
export function isDenied({ groups }: Pick<Order, 'groups'>): boolean {
  return hasOnlyDenied(new Set(groups.flatMap(({ statuses }) => statuses)));
}

/** Whether the return goes to a store: the order says so, or a line was returned there. */
export function isStoreReturn({ groups, goesToStore }: Pick<Order, 'groups' | 'goesToStore'>): boolean {
  return goesToStore === true || groups.some(({ statuses }) => statuses.includes('returnedToStore'));
}

function findCourse(statuses: ReadonlySet<DisplayStatus>, isInStore: boolean): Course {
  if (hasOnlyDenied(statuses)) return DENIED;
  return isInStore ? IN_STORE : BY_CARRIER;
}

/** Lines without a return status are no longer part of the return and are ignored. */
function hasOnlyDenied(statuses: ReadonlySet<DisplayStatus>): boolean {
  return statuses.has('returnDenied') && ![...statuses].some((status) => status in IN_STORE.positions);
}

/** The time of the carriers' last event for the returned parcels. */
function findLastEvent({ parcels = [] }: Pick<Order, 'parcels'>): string | undefined {
  const moments = parcels.flatMap(({ events }) => events.flatMap(({ at }) => at ?? []));
  return moments.sort((one, other) => Date.parse(other) - Date.parse(one))[0];
}

/** How a return is refunded. */
type RefundMethod =
  | { readonly kind: 'bank' }
  | { readonly kind: 'giftCard' }
  | { readonly kind: 'payments'; readonly payments: readonly Payment[] };

/** A payment that a till cannot refund. */
const NOT_BY_TILL = 'paypal';

/**
 * The method by which a return order is refunded (returns, sections 4 and 6). Cash paid in a store is refunded by bank transfer, because
 * there is no other account. Store returns of orders paid by PayPal or in instalments are refunded by gift card. All others are refunded to
 * the original payment.
 */
export function findRefundMethod(
  order: Pick<Order, 'groups' | 'payments' | 'isStoreOrder' | 'goesToStore' | 'isPaidInInstalments'>,
): RefundMethod {
  const { payments, isStoreOrder, isPaidInInstalments } = order;
  const has = (expected: string): boolean => payments.some(({ type }) => type === expected);
  if (isStoreOrder && has('cash')) return { kind: 'bank' };
  if (isStoreReturn(order) && (has(NOT_BY_TILL) || isPaidInInstalments)) return { kind: 'giftCard' };
  return { kind: 'payments', payments };
}

const DAY_MS = 24 * 3_600_000;

/** Every five working days, or part of them, include at most one weekend. */
const WEEKEND_DAYS = 2;
const WORKING_WEEK_DAYS = 5;

/** A bank transfer is sent within `least` working days, and takes `most` more days to clear (returns, section 9). */
export const BANK_DAYS = { least: 2, most: 10 } as const;

/** The market's rules for refunds. */
export interface RefundRules {
  readonly refundWait: { readonly least: number; readonly most: number; readonly isInWorkingDays: boolean };
  readonly storeRefundDays: number;
  readonly fastStoreRefundDays: number;
  readonly fastRefundPayments: readonly string[];
}

/**
 * How long a refund takes: working days or days after the return has arrived, days after it was handed in at a store, or the days of a bank
 * transfer.
 */
export interface RefundWait {
  readonly kind: 'workingDays' | 'days' | 'store' | 'bank';
  readonly least: number;
  readonly most: number;
}

/** How long the refund of a return order takes (returns, section 9), according to the shopper's market. */
export function findRefundWait(order: Order, rules: RefundRules): RefundWait {
  if (findRefundMethod(order).kind === 'bank') return { kind: 'bank', ...BANK_DAYS };
  const { refundWait, storeRefundDays, fastStoreRefundDays, fastRefundPayments } = rules;
  if (isStoreReturn(order)) {
    const isFast = order.payments.some(({ type }) => fastRefundPayments.includes(type));
    return { kind: 'store', least: 0, most: isFast ? fastStoreRefundDays : storeRefundDays };
  }
  const { least, most, isInWorkingDays } = refundWait;
  return { kind: isInWorkingDays ? 'workingDays' : 'days', least, most };
}

/** The maximum time of a refund, weekends included, in milliseconds. */
export function toLongestWaitMs({ kind, least, most }: RefundWait): number {
  const workingDays = kind === 'workingDays' ? most : kind === 'bank' ? least : 0;
  const weekends = Math.ceil(workingDays / WORKING_WEEK_DAYS) * WEEKEND_DAYS;
  return (weekends + most + (kind === 'bank' ? least : 0)) * DAY_MS;
}

/** Sunday and Saturday, as `Date.prototype.getDay` numbers them. */
const WEEKEND: readonly number[] = [0, 6];

/**
 * The latest day of the refund, counted in the shopper's time zone from the arrival of the return.
 *
 * @param receivedAt ISO 8601 with a zone
 * @returns ISO 8601; undefined if the date cannot be parsed
 */
export function findRefundDay(receivedAt: string, { kind, least, most }: RefundWait): string | undefined {
  const day = new Date(receivedAt);
  if (Number.isNaN(day.getTime())) return undefined;
  let workingDays = kind === 'workingDays' ? most : kind === 'bank' ? least : 0;
  while (workingDays > 0) {
    day.setDate(day.getDate() + 1);
    if (!WEEKEND.includes(day.getDay())) workingDays -= 1;
  }
  if (kind !== 'workingDays') day.setDate(day.getDate() + most);
  return day.toISOString();
}
