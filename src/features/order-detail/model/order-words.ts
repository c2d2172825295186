import type { CancelResult } from '../../../orders/model/cancellation.js';
import type { DisplayStatus, Order, OrderGroup } from '../../../orders/model/order.js';
import { isPlaced } from '../../../orders/model/placed.js';
import { isGone } from '../../../orders/model/return-offer.js';
import { isAlike } from '../../../stores/model/pickup-store.js';
import { findLeadingGroup, listShipments } from './order-shipments.js';

/**
 * Whose words the headline has: the group's, as `formatHeading` writes them, or ours for a status. `placedAt`: ours, with the day of the order.
 */
export type Headline =
  { readonly group: OrderGroup } | { readonly status: DisplayStatus } | { readonly placedAt: string };

/**
 * The headline of an order: that of its leading group, or that the order was or is being cancelled if it does not show that yet. Undefined
 * without groups.
 *
 * @param ahead what the shopper was told about a cancellation that the order does not show yet
 */
export function chooseHeadline(order: Order, ahead: CancelResult | undefined): Headline | undefined {
  const group = findLeadingGroup(order);
  if (!group) return undefined;
  const { placedAt, kind } = order;
  if (ahead === 'cancelled') return { status: kind === 'return' ? 'returnCancelled' : 'cancelled' };
  if (ahead === 'pending' && kind !== 'return' && group === order.groups[0]) return { status: 'cancellationPending' };
  return group.heading === undefined && placedAt !== undefined && isPlaced(group) ? { placedAt } : { group };
}

export interface ShownCancel {
  readonly result: CancelResult;
  /** The order itself does not show it yet, so that its texts are out of date. */
  readonly isAhead: boolean;
}

/** The statuses of lines that say the result of a cancellation. */
const CANCEL_STATUSES: Readonly<Record<CancelResult, readonly DisplayStatus[]>> = {
  cancelled: ['cancelled', 'returnCancelled'],
  pending: ['cancellationPending'],
};

/** What the screen shows by itself. */
export interface ShownTexts {
  readonly headline: string;
  /** What a message says about a cancellation. */
  readonly cancel: ShownCancel | undefined;
  /** A panel asks for the payment, or says that it is being checked. */
  readonly hasPaymentPanel: boolean;
  /** The group that a panel with the store is about. */
  readonly pickup: OrderGroup | undefined;
}

/** Where each text of the service stands; a text that would be there twice is absent. */
export interface OrderWords {
  /** The line below the headline. */
  readonly subStatus: string | undefined;
  /** In its place: how many of the shipments were delivered. */
  readonly shipments: { readonly count: number; readonly total: number } | undefined;
  /** A notice below it. */
  readonly notice: string | undefined;
  /** Where the cancellation is said: in a message with a title of ours, or in the headline, and what follows below it. */
  readonly cancelIn: 'message' | 'headline' | undefined;
  /** There, in place of our own sentence; the first group no longer says them. */
  readonly cancelNotes: readonly string[];
  /** In the payment panel, in place of our own sentence. */
  readonly paymentNote: string | undefined;
  /** In the panel with the store. */
  readonly pickupNotes: readonly string[];
  /** No group has a heading of its own, because the headline is that of all. */
  readonly hidesHeadings: boolean;
  /** Of each group: the lines below its heading. */
  readonly groupNotes: ReadonlyMap<OrderGroup, readonly string[]>;
}

/**
 * Says each thing once. Where a message or panel of ours is about the same as a text of the service, it holds that text in place of its own
 * sentence; a text that only repeats another one, or that a cancellation has overtaken, is left out.
 */
export function chooseWords(order: WordedOrder, shown: ShownTexts): OrderWords {
  const { groups } = order;
  const { headline, cancel, pickup } = shown;
  const leading = findLeadingGroup(order);
  const cancelNotes = dropRepeats(listCancelNotes(groups[0], cancel), [headline]);
  const [line] = dropRepeats([order.subStatus], [headline, ...cancelNotes]);
  const [notice] = dropRepeats([order.message], [headline, line, ...cancelNotes]);
  const isAboutPayment = shown.hasPaymentPanel && cancel === undefined;
  const cancelIn = cancel && (isCancelInHeadline(order, cancel) ? 'headline' : 'message');
  return {
    subStatus: line,
    shipments: line === undefined && cancelIn !== 'headline' ? countDelivered(order, leading) : undefined,
    notice: isAboutPayment ? undefined : notice,
    cancelIn,
    cancelNotes,
    paymentNote: isAboutPayment ? notice : undefined,
    pickupNotes: pickup ? dropRepeats([pickup.subheading, pickup.message], [headline]) : [],
    hidesHeadings: hasOneHeading(groups, headline),
    groupNotes: new Map(groups.map((group, index) => [group, listNotes(group, index, shown)])),
  };
}

/** Whether the headline says that the order was or is being cancelled. */
export function isCancelInHeadline(order: Pick<Order, 'groups'>, { result, isAhead }: ShownCancel): boolean {
  const leading = findLeadingGroup(order);
  if (isAhead) return result === 'cancelled' || leading === order.groups[0];
  return leading?.statuses.every((status) => CANCEL_STATUSES[result].includes(status)) === true;
}

function hasOneHeading(groups: readonly OrderGroup[], headline: string): boolean {
  const filled = groups.filter(({ items }) => items.length > 0);
  return filled.length === 1 || filled.every(({ heading }) => isAlike(heading, headline));
}

type Text = string | undefined;
type WordedOrder = Pick<Order, 'subStatus' | 'message' | 'groups'>;

/** Of a pending cancellation only the message: the line below the heading says what happens if it fails. */
function listCancelNotes(first: OrderGroup | undefined, cancel: ShownCancel | undefined): Text[] {
  if (!cancel || cancel.isAhead) return [];
  return cancel.result === 'pending' ? [first?.message] : [first?.subheading, first?.message];
}

function listNotes(group: OrderGroup, index: number, { cancel, pickup }: ShownTexts): string[] {
  const { heading, subheading, message } = group;
  if (index === 0 && cancel) return cancel.result === 'pending' ? dropRepeats([subheading], [heading]) : [];
  return group === pickup ? [] : dropRepeats([subheading, message], [heading]);
}

/** With several shipments: how many of them were delivered. */
function countDelivered(order: WordedOrder, leading: OrderGroup | undefined): OrderWords['shipments'] {
  const shipments = listShipments(order).filter(({ isReturn, index }) => !isReturn && index !== undefined);
  const delivered = shipments.filter(({ group }) =>
    group.statuses.every((status) => status === 'delivered' || isGone({ status })),
  );
  const isAmong = shipments.some(({ group }) => group === leading);
  return isAmong && shipments.length > 1 ? { count: delivered.length, total: shipments.length } : undefined;
}

function dropRepeats(texts: readonly Text[], others: readonly Text[]): string[] {
  const known = others.filter((text) => text !== undefined);
  return texts.reduce<string[]>(
    (distinct, text) =>
      text === undefined || [...known, ...distinct].some((other) => isAlike(other, text))
        ? distinct
        : [...distinct, text],
    [],
  );
}
