import type { DisplayStatus, Order, Payment } from '../../orders/model/order.js';

export type RefundStep = 'created' | 'inProcess' | 'completed' | 'inStore' | 'denied' | 'refunded';

export interface RefundStation {
  readonly step: RefundStep;
  readonly state: 'done' | 'current' | 'ahead';
  /** ISO 8601 with a zone; absent where nobody said when. */
  readonly at?: string;
}

type Positions = Readonly<Partial<Record<DisplayStatus, number>>>;

interface Course {
  readonly steps: readonly RefundStep[];
  readonly positions: Positions;
}

/** Sent back: once the return is completed, the money is what is under way. */
const BY_CARRIER: Course = {
  steps: ['created', 'inProcess', 'completed', 'refunded'],
  positions: { returnCreated: 0, returnInProcess: 1, returnCompleted: 3 },
};

/** Handed in at a store. */
const IN_STORE: Course = {
  steps: ['created', 'inStore', 'refunded'],
  positions: { returnCreated: 0, returnInProcess: 1, returnedToStore: 2, returnCompleted: 2 },
};

/** Nothing of it was accepted: the way ends here. */
const DENIED: Course = { steps: ['created', 'inProcess', 'denied'], positions: { returnDenied: 2 } };

export interface RefundTime {
  /** Wall-clock milliseconds. */
  readonly now: number;
  /** How long the refund takes at most, once the return is there; absent where it is not known. */
  readonly mostMs: number | undefined;
}

/**
 * How far the refund of a return order has come: as far as the least advanced line that was not denied. No service tells when money
 * arrives. The last step counts as done only where a carrier says when the return came in and the longest wait since then is over; a
 * return that brings no money back has none such. Absent where the status of a line is not known, and where no line is on its way back.
 */
export function findRefundProgress(
  order: Pick<Order, 'groups' | 'placedAt' | 'parcels' | 'goesToStore' | 'total'>,
  { now, mostMs }: RefundTime,
): readonly RefundStation[] | undefined {
  const statuses = new Set(
    order.groups.flatMap(({ items }) => items.filter(({ kind }) => kind !== 'service').map(({ status }) => status)),
  );
  const { steps, positions } = findCourse(statuses, isStoreReturn(order));
  const reached = Math.min(...[...statuses].map((status) => positions[status] ?? Infinity));
  if (statuses.has('unknown') || !Number.isFinite(reached)) return undefined;
  const receivedAt = findLastEvent(order);
  const isOver = receivedAt !== undefined && mostMs !== undefined && Date.parse(receivedAt) + mostMs < now;
  const dates: Partial<Record<RefundStep, string | undefined>> = { created: order.placedAt, inProcess: receivedAt };
  const shown = bringsNoMoney(order) ? steps.filter((step) => step !== 'refunded') : steps;
  return shown.map((step, index) => {
    const isDone = index < reached || (step === 'refunded' && index === reached && isOver);
    const state = isDone ? 'done' : index === reached ? 'current' : 'ahead';
    const at = state === 'ahead' ? undefined : dates[step];
    return { step, state, ...(at !== undefined && { at }) };
  });
}

/** Whether nothing is refunded for a return, as where all of it is exchanged for what costs as much. */
export function bringsNoMoney({ total }: Pick<Order, 'total'>): boolean {
  return total === 0;
}

/** Whether the return is handed in at a store: the order says so, or a line was. */
export function isStoreReturn({ groups, goesToStore }: Pick<Order, 'groups' | 'goesToStore'>): boolean {
  return goesToStore === true || groups.some(({ statuses }) => statuses.includes('returnedToStore'));
}

function findCourse(statuses: ReadonlySet<DisplayStatus>, isInStore: boolean): Course {
  if (hasOnlyDenied(statuses)) return DENIED;
  return isInStore ? IN_STORE : BY_CARRIER;
}

/** What is not a status of a return has left its way, and says nothing of it. */
function hasOnlyDenied(statuses: ReadonlySet<DisplayStatus>): boolean {
  return statuses.has('returnDenied') && ![...statuses].some((status) => status in IN_STORE.positions);
}

/** When a carrier last said something of the parcels that go back. */
function findLastEvent({ parcels = [] }: Pick<Order, 'parcels'>): string | undefined {
  const moments = parcels.flatMap(({ events }) => events.flatMap(({ at }) => at ?? []));
  return moments.sort((one, other) => Date.parse(other) - Date.parse(one))[0];
}

/** How the money of a return comes back. */
type RefundMethod =
  | { readonly kind: 'bank' }
  | { readonly kind: 'giftCard' }
  | { readonly kind: 'payments'; readonly payments: readonly Payment[] };

/** Cannot be paid back by a till. */
const NOT_BY_TILL = 'paypal';

/**
 * How the money of a return order comes back (returns, sections 4 and 6): cash of a store by bank transfer, for there is nothing else it
 * could go back to; what a store takes back of an order paid by PayPal or in instalments as a gift card; else the way it was paid.
 */
export function findRefundMethod(
  order: Pick<Order, 'groups' | 'payments' | 'isStoreOrder' | 'goesToStore' | 'isPaidInInstalments'>,
): RefundMethod {
  const { payments, isStoreOrder, isPaidInInstalments } = order;
  const has = (wanted: string): boolean => payments.some(({ type }) => type === wanted);
  if (isStoreOrder && has('cash')) return { kind: 'bank' };
  if (isStoreReturn(order) && (has(NOT_BY_TILL) || isPaidInInstalments)) return { kind: 'giftCard' };
  return { kind: 'payments', payments };
}

const DAY_MS = 24 * 3_600_000;

/** In every five working days, or a part of them, lies a weekend at most. */
const WEEKEND_DAYS = 2;
const WORKING_WEEK_DAYS = 5;

/** A bank transfer is sent within so many working days, and takes so many days more to clear (returns, section 9). */
export const BANK_DAYS = { least: 2, most: 10 } as const;

/** What a market says of refunds. */
export interface RefundRules {
  readonly refundWait: { readonly least: number; readonly most: number; readonly isInWorkingDays: boolean };
  readonly storeRefundDays: number;
  readonly fastStoreRefundDays: number;
  readonly fastRefundPayments: readonly string[];
}

/** How long a refund takes: working days or days after the return is there, days after it was handed in, or those of a bank. */
export interface RefundWait {
  readonly kind: 'workingDays' | 'days' | 'store' | 'bank';
  readonly least: number;
  readonly most: number;
}

/** How long the refund of a return order takes (returns, section 9), by the rules of the shopper's market. */
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

/** The longest a refund may take, weekends included, in milliseconds. */
export function toLongestWaitMs({ kind, least, most }: RefundWait): number {
  const workingDays = kind === 'workingDays' ? most : kind === 'bank' ? least : 0;
  const weekends = Math.ceil(workingDays / WORKING_WEEK_DAYS) * WEEKEND_DAYS;
  return (weekends + most + (kind === 'bank' ? least : 0)) * DAY_MS;
}

/** Sunday and Saturday, as a date counts them. */
const WEEKEND: readonly number[] = [0, 6];

/**
 * The day by which a refund is there at the latest, counted on the shopper's own calendar from when the return came in.
 *
 * @param receivedAt ISO 8601 with a zone
 * @returns ISO 8601; absent where the moment cannot be read
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
