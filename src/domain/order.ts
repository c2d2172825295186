/**
 * What is true about an order, whatever the server calls it.
 * Money is in major units of `currency`; dates are ISO 8601 strings with a zone, or absent when the server sent none that can be read.
 */

/** One of the four tones a status may be shown in; never a raw colour from the server. */
export type Tone = 'neutral' | 'progress' | 'success' | 'critical';

export type OrderKind = 'sales' | 'return' | 'partner' | 'unknown';

export interface Order {
  readonly orderNumber: string;
  readonly kind: OrderKind;
  /** True for an order bought in a store (`orderClassification` STORE). */
  readonly isStoreOrder: boolean;
  /** ISO 4217, upper case; `USD` when the server sends none. */
  readonly currency: string;
  readonly placedAt?: string;
  readonly total?: number;
  readonly message?: string;
  readonly groups: readonly OrderGroup[];
  /** Blocks the server sent in a shape that cannot be read, by the path of the offending field. */
  readonly unreadable: readonly UnreadableBlock[];
}

export interface OrderGroup {
  readonly heading: string;
  readonly tone: Tone;
  readonly subheading?: string;
  readonly message?: string;
  readonly items: readonly OrderItem[];
}

export interface OrderItem {
  /** Unique within the order. */
  readonly key: string;
  readonly title: string;
  /** Product picture; passes the URL gate before it is shown. */
  readonly image?: string;
  readonly color?: string;
  readonly size?: string;
  readonly quantity: number;
  /** Price of the whole line, not of a unit. */
  readonly price?: number;
  /** Translated estimated delivery, as the server words it. */
  readonly estimatedDelivery?: string;
}

export interface UnreadableBlock {
  /** Path of the first field that could not be read, for example `group[0].orderItems[1].product.title`. */
  readonly path: string;
}
