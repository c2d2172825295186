import type { OrderGroup, Order } from './order.js';
import type { ReturnRefusal } from './order-details.js';

/** `schedule`: a carrier picks up the return, and the shopper books the time. */
export type ReturnOffer = 'start' | 'schedule';

/** What decides about a return besides the group itself. */
export interface ReturnAvailability {
  /** Returns are switched off (`disableReturns`). */
  readonly isDisabled?: boolean;
  /** In the row of quick actions, which does not check whether a line is returnable. */
  readonly isQuickAction?: boolean;
  /** The market takes back no personalised products (`keepsPersonalItems`). */
  readonly keepsPersonalItems?: boolean;
  /** A carrier picks up returns (`schedulesReturnPickup`, with `enableSagawaReturn`). */
  readonly schedulesPickup?: boolean;
}

/**
 * What the return button of a group offers, or `undefined` if there is none (orders area, section 4): the service must list returning
 * among the group's actions without a reason against it, and some line must be returnable.
 */
export function findReturnOffer(
  { items, returnUrl, returnRefusal }: Pick<OrderGroup, 'items' | 'returnUrl' | 'returnRefusal'>,
  { isDisabled, isQuickAction, keepsPersonalItems, schedulesPickup }: ReturnAvailability = {},
): ReturnOffer | undefined {
  if (isDisabled || returnRefusal) return undefined;
  if (keepsPersonalItems && items.every(({ pbid }) => pbid !== undefined)) return undefined;
  const isOffered = isQuickAction || (returnUrl !== undefined && items.some(({ isReturnable }) => isReturnable));
  if (!isOffered) return undefined;
  return schedulesPickup ? 'schedule' : 'start';
}

/** The country that a group was sent from, if it is valid and not the shopper's. Two letters, lower case. */
export function findOtherCountry(sent: string | undefined, country: string): string | undefined {
  const from = sent?.trim().toLowerCase();
  return from === undefined || from === country || !/^[a-z]{2}$/.test(from) ? undefined : from;
}

/** Numbers of the returns of an order, without duplicates and without the order's own. */
export function listReturnNumbers({ orderNumber, groups }: Pick<Order, 'orderNumber' | 'groups'>): string[] {
  const numbers = groups.flatMap(({ returnNumbers = [] }) => returnNumbers);
  return [...new Set(numbers)].filter((number) => number !== orderNumber);
}

/** Why nothing of an order can be returned: the reasons of its groups, without duplicates. */
export function listReturnRefusals({ groups }: Pick<Order, 'groups'>): ReturnRefusal[] {
  const refusals = groups.flatMap(({ returnRefusal }) => returnRefusal ?? []);
  return refusals.filter(({ text }, index) => refusals.findIndex((other) => other.text === text) === index);
}
