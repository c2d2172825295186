import type { CancelResult } from '../../../orders/model/cancellation.js';
import type { DisplayStatus, Order, OrderGroup } from '../../../orders/model/order.js';
import { isPlaced } from '../../../orders/model/placed.js';
import { isCancelledOrReturned } from '../../../orders/model/return-offer.js';
import { isSameText } from '../../../stores/model/pickup-store.js';
import { findLeadingGroup, listShipments } from './order-shipments.js';

/**
 * What the headline shows: the heading of a group, as `formatHeading` returns it, our text for a status, or, with `placedAt`, our text with
 * the order date.
 */
export type Headline =
  | { readonly group: OrderGroup }
  | { readonly status: DisplayStatus }
  | { readonly placedAt: string };

/**
 * Chooses the headline of an order: that of its leading group, or its cancellation if the order does not show that yet. Returns undefined
 * if the order has no groups.
 *
 * @param unconfirmed a cancellation that the shopper was told about and the order does not show yet
 */
export function chooseHeadline(order: HeadedOrder, unconfirmed: CancelResult | undefined): Headline | undefined {
  const group = findLeadingGroup(order);
  if (!group) return undefined;
  const { placedAt, kind } = order;
  if (unconfirmed === 'cancelled') return { status: kind === 'return' ? 'returnCancelled' : 'cancelled' };
  if (unconfirmed === 'pending' && kind !== 'return' && group === order.groups[0])
    return { status: 'cancellationPending' };
  return group.heading === undefined && placedAt !== undefined && isPlaced(group) ? { placedAt } : { group };
}

type HeadedOrder = Pick<Order, 'groups' | 'kind' | 'placedAt'>;

export interface ShownCancel {
  readonly result: CancelResult;
  /** The order does not show the cancellation yet, so its texts are out of date. */
  readonly isUnconfirmed: boolean;
}

/** The line statuses that express each result of a cancellation. */
const CANCEL_STATUSES: Readonly<Record<CancelResult, readonly DisplayStatus[]>> = {
  cancelled: ['cancelled', 'returnCancelled'],
  pending: ['cancellationPending'],
};

/** What the screen shows besides the service's texts. */
export interface ShownTexts {
  readonly headline: string;
  /** The cancellation that the screen reports. */
  readonly cancel: ShownCancel | undefined;
  /** A panel asks for the payment, or says that the payment is being checked. */
  readonly hasPaymentPanel: boolean;
  /** The group that the pickup panel is about. */
  readonly pickup: OrderGroup | undefined;
}

/** Where the screen shows each text of the service. A text that would appear twice is absent. */
export interface OrderWords {
  /** The line below the headline. */
  readonly subStatus: string | undefined;
  /** Shown in place of `subStatus`: how many of the shipments were delivered. */
  readonly shipments: { readonly count: number; readonly total: number } | undefined;
  /** A notice below that line. */
  readonly notice: string | undefined;
  /** What reports the cancellation: a message with a title of ours, or the headline. `cancelNotes` stand below it. */
  readonly cancelIn: 'message' | 'headline' | undefined;
  /** The texts that replace our own sentence about the cancellation; the first group does not repeat them. */
  readonly cancelNotes: readonly string[];
  /** Replaces our own sentence in the payment panel. */
  readonly paymentNote: string | undefined;
  /** Shown in the pickup panel. */
  readonly pickupNotes: readonly string[];
  /** No group shows a heading of its own, because the headline applies to all groups. */
  readonly hidesHeadings: boolean;
  /** The lines below each group's heading. */
  readonly groupNotes: ReadonlyMap<OrderGroup, readonly string[]>;
}

/**
 * Decides where to show each text of the service, so that the screen says nothing twice. A message or panel of ours shows the service's
 * text about its subject in place of its own sentence. Texts that repeat another text, or that a cancellation has made obsolete, are left
 * out.
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
export function isCancelInHeadline(order: HeadedOrder, { result, isUnconfirmed }: ShownCancel): boolean {
  const headline = chooseHeadline(order, isUnconfirmed ? result : undefined);
  if (!headline || 'placedAt' in headline) return false;
  return 'status' in headline || headline.group.statuses.every((status) => CANCEL_STATUSES[result].includes(status));
}

function hasOneHeading(groups: readonly OrderGroup[], headline: string): boolean {
  const filled = groups.filter(({ items }) => items.length > 0);
  return filled.length === 1 || filled.every(({ heading }) => isSameText(heading, headline));
}

type Text = string | undefined;
type WordedOrder = HeadedOrder & Pick<Order, 'subStatus' | 'message'>;

/** Lists only the message for a pending cancellation, because the subheading says what happens if the cancellation fails. */
function listCancelNotes(first: OrderGroup | undefined, cancel: ShownCancel | undefined): Text[] {
  if (!cancel || cancel.isUnconfirmed) return [];
  return cancel.result === 'pending' ? [first?.message] : [first?.subheading, first?.message];
}

function listNotes(group: OrderGroup, index: number, { cancel, pickup }: ShownTexts): string[] {
  const { heading, subheading, message } = group;
  if (index === 0 && cancel) return cancel.result === 'pending' ? dropRepeats([subheading], [heading]) : [];
  return group === pickup ? [] : dropRepeats([subheading, message], [heading]);
}

/** Counts the delivered shipments if the order has several. */
function countDelivered(order: WordedOrder, leading: OrderGroup | undefined): OrderWords['shipments'] {
  const shipments = listShipments(order).filter(({ isReturn, index }) => !isReturn && index !== undefined);
  const delivered = shipments.filter(({ group }) =>
    group.statuses.every((status) => status === 'delivered' || isCancelledOrReturned({ status })),
  );
  const isAmong = shipments.some(({ group }) => group === leading);
  return isAmong && shipments.length > 1 ? { count: delivered.length, total: shipments.length } : undefined;
}

function dropRepeats(texts: readonly Text[], others: readonly Text[]): string[] {
  const known = others.filter((text) => text !== undefined);
  return texts.reduce<string[]>(
    (distinct, text) =>
      text === undefined || [...known, ...distinct].some((other) => isSameText(other, text))
        ? distinct
        : [...distinct, text],
    [],
  );
}
