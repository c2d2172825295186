import type { OrderGroup, Order, OrderItem } from './order.js';
import type { ReturnRefusal } from './order-details.js';
import { RETURN_STATUSES } from './tracking.js';

/** What decides about a return besides the group itself. */
export interface ReturnAvailability {
  /** Returns are switched off (`disableReturns`). */
  readonly isDisabled?: boolean;
  /** In the row of quick actions, which does not check whether a line is returnable. */
  readonly isQuickAction?: boolean;
  /** The market takes back no customised items (`refusesCustomItems`). */
  readonly refusesCustomItems?: boolean;
}

/**
 * Whether a group has a return button (orders area, section 4). The service must list returning among the group's actions, without a reason
 * against it, and some line must be returnable. Lines of services do not count, and neither do lines that are cancelled or already go back.
 */
export function isReturnOffered(
  { items, returnUrl, returnRefusal }: Pick<OrderGroup, 'items' | 'returnUrl' | 'returnRefusal'>,
  { isDisabled, isQuickAction, refusesCustomItems }: ReturnAvailability = {},
): boolean {
  if (isDisabled || returnRefusal || !(isQuickAction || returnUrl !== undefined)) return false;
  return items.some((item) => {
    const isRefused = refusesCustomItems && item.pbid !== undefined;
    return (
      item.kind !== 'service' && !isCancelledOrReturned(item) && !isRefused && (isQuickAction || item.isReturnable)
    );
  });
}

/** Whether a line is cancelled, or already goes back. */
export function isCancelledOrReturned({ status }: Pick<OrderItem, 'status'>): boolean {
  return status === 'cancelled' || RETURN_STATUSES.has(status);
}

/** The country that a group was sent from, if it is valid and not the shopper's. Two letters, lower case. */
export function findOtherCountry(sent: string | undefined, country: string): string | undefined {
  const from = sent?.trim().toLowerCase();
  return from === undefined || from === country || !/^[a-z]{2}$/.test(from) ? undefined : from;
}

/** Numbers of the returns of an order, without duplicates and without the order's own. */
export function listReturnNumbers({ orderNumber, groups }: Pick<Order, 'orderNumber' | 'groups'>): string[] {
  const numbers = groups.flatMap(({ returnNumbers }) => returnNumbers);
  return [...new Set(numbers)].filter((number) => number !== orderNumber);
}

/** Why nothing of an order can be returned: the reasons of its groups, without duplicates. */
export function listReturnRefusals({ groups }: Pick<Order, 'groups'>): ReturnRefusal[] {
  const refusals = groups.flatMap(({ returnRefusal }) => returnRefusal ?? []);
  return refusals.filter(({ text }, index) => refusals.findIndex((other) => other.text === text) === index);
}
