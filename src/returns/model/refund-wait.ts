import type { Order } from '../../orders/model/order.js';
import { isStoreReturn, findRefundMethod } from './refund-progress.js';

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
