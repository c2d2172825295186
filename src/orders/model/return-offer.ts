import type { OrderGroup, Order } from './order.js';
import type { ReturnRefusal } from './order-details.js';

/** `schedule`: a carrier comes for what goes back, and the shopper books when. */
export type ReturnOffer = 'start' | 'schedule';

/** What decides over a return beside the group itself. */
export interface ReturnAvailability {
  /** Returns are off altogether (`disableReturns`). */
  readonly isDisabled?: boolean;
  /** In the row of quick actions, which asks no line whether it may go back. */
  readonly isQuickAction?: boolean;
  /** The market keeps what was made for one shopper (`keepsPersonalItems`). */
  readonly keepsPersonalItems?: boolean;
  /** A carrier comes for returns (`schedulesReturnPickup`, with `enableSagawaReturn`). */
  readonly schedulesPickup?: boolean;
}

/**
 * What the return button of a group offers, or `undefined` where there is none (orders area, section 4): the service must name
 * returning among the group's actions and give no reason against it, and some line must be one that goes back.
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

/** The country a group was sent from, where that is one and another than the shopper's. Two letters, lower case. */
export function findOtherCountry(sent: string | undefined, country: string): string | undefined {
  const from = sent?.trim().toLowerCase();
  return from === undefined || from === country || !/^[a-z]{2}$/.test(from) ? undefined : from;
}

/** Numbers of the returns made of an order, each once; the order's own is none of them. */
export function listReturnNumbers({ orderNumber, groups }: Pick<Order, 'orderNumber' | 'groups'>): string[] {
  const numbers = groups.flatMap(({ returnNumbers = [] }) => returnNumbers);
  return [...new Set(numbers)].filter((number) => number !== orderNumber);
}

/** Why nothing of an order can be returned: what its groups say, each reason once. */
export function listReturnRefusals({ groups }: Pick<Order, 'groups'>): ReturnRefusal[] {
  const refusals = groups.flatMap(({ returnRefusal }) => returnRefusal ?? []);
  return refusals.filter(({ text }, index) => refusals.findIndex((other) => other.text === text) === index);
}
