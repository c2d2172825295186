import type { DisplayStatus, UnreadableBlock } from '../../../../orders/model/order.js';
import type { Tone } from '../../../../orders/model/tone.js';

/**
 * An item that a member bought from a partner with the same account. Money is in major units of `currency`; the date is
 * an ISO 8601 string with a zone.
 */
export interface PartnerOrder {
  /** The partner's own order number; it does not open an order here. Items bought together share it. */
  readonly orderNumber: string;
  readonly partnerName: string;
  readonly placedAt?: string;
  readonly title: string;
  readonly category?: string;
  /** Product picture; must pass `findSafeUrl` before it is shown. */
  readonly image?: string;
  readonly size?: string;
  /** The code of style and colour, as on the label. */
  readonly styleColor?: string;
  readonly quantity: number;
  /** Price of the whole line, not of a unit. */
  readonly price?: number;
  readonly currency: string;
  readonly status: DisplayStatus;
  /** The partner's own text for the status; shown if the status is unknown. */
  readonly statusText: string;
  readonly tone: Tone;
  /** Whether only members could buy it. */
  readonly isMemberExclusive: boolean;
  /** Paths of values that could not be read. */
  readonly unreadable: readonly UnreadableBlock[];
}

/** One page of partner orders, newest first. */
export interface PartnerPage {
  readonly orders: readonly PartnerOrder[];
  /** Opaque anchor of the next page; absent on the last. */
  readonly next?: string;
  /** There is a next page, but its address cannot be used. */
  readonly isNextUnreadable?: true;
  /** How many items were left out because they could not be read at all. */
  readonly unreadable: number;
}
