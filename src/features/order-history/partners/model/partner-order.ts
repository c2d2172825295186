import type { DisplayStatus, UnreadableBlock } from '../../../../orders/model/order.js';
import type { Tone } from '../../../../orders/model/tone.js';

/**
 * Something that a member bought from a partner with the same account. Money is in major units of `currency`; the date is an ISO
 * 8601 string with a zone.
 */
export interface PartnerOrder {
  /** The partner's own number: it opens nothing here. Several things bought together have the same. */
  readonly orderNumber: string;
  readonly partnerName: string;
  readonly placedAt?: string;
  readonly title: string;
  readonly category?: string;
  /** Product picture; passes the URL gate before it is shown. */
  readonly image?: string;
  readonly size?: string;
  /** The code of style and colour, as the label has it. */
  readonly styleColor?: string;
  readonly quantity: number;
  /** Price of the whole line, not of a unit. */
  readonly price?: number;
  readonly currency: string;
  readonly status: DisplayStatus;
  /** The partner's words for the status; told where nobody knows what they mean. */
  readonly statusText: string;
  readonly tone: Tone;
  /** Only members could buy it. */
  readonly isMemberExclusive: boolean;
  /** Values the service sent that cannot be read, by their path. */
  readonly unreadable: readonly UnreadableBlock[];
}

/** One page of what a member bought from partners, newest first. */
export interface PartnerPage {
  readonly orders: readonly PartnerOrder[];
  /** Opaque mark of the page after this one; absent on the last. */
  readonly next?: string;
  /** Things the service sent in a shape that cannot be read at all; they are left out. */
  readonly unreadable: number;
}
