import type { Address } from '../../addresses/model/address.js';
import type { GroupDetails, ItemDetails, OrderDetails } from './order-details.js';
import type { OrderSums } from './order-sums.js';
import type { Tone } from './tone.js';

/**
 * The order model, independent of the server's field names. Money is in major units of `currency`; dates are ISO 8601 strings with a
 * zone, or absent if the server sent no readable one.
 */

export type OrderKind = 'sales' | 'return' | 'partner' | 'unknown';

/** The status of a line or a group that the shopper sees (orders area, section 4); `unknown` for every unmapped raw status. */
export type DisplayStatus =
  | 'returnCreated'
  | 'returnDenied'
  | 'returnInProcess'
  | 'returnCompleted'
  | 'returnedToStore'
  | 'returnCancelled'
  | 'delivered'
  | 'cancellationPending'
  | 'cancelled'
  | 'ordered'
  | 'orderConfirmed'
  | 'readyForPickUp'
  | 'pickedUp'
  | 'preparingShipment'
  | 'shipped'
  | 'unknown';

export interface Order extends OrderDetails {
  readonly orderNumber: string;
  readonly kind: OrderKind;
  /** True for an order bought in a store (`orderClassification` STORE). */
  readonly isStoreOrder: boolean;
  readonly isGlobalStoreOrder: boolean;
  /**
   * ISO 4217, upper case; `USD` if the server sends none. An unknown code of up to eight letters is kept as sent. Empty if an invalid
   * code was sent: amounts are then shown without a currency.
   */
  readonly currency: string;
  readonly placedAt?: string;
  readonly total?: number;
  /** The amounts of the total; an amount that the server did not send is absent. */
  readonly sums: OrderSums;
  /** The total in the currency of the country that the order was shipped from, beside the main one. */
  readonly alternate?: { readonly currency: string; readonly total: number };
  readonly message?: string;
  /** Second line below the order's headline, as the server words it. */
  readonly subStatus?: string;
  readonly groups: readonly OrderGroup[];
  readonly payments: readonly Payment[];
  /** The order still has to be paid: the id for requesting its payment. */
  readonly paymentApprovalId?: string;
  /** Payment page of the older kind of order; checked by the URL gate before use. */
  readonly legacyPaymentUrl?: string;
  readonly shippingAddress?: Address;
  readonly storeAddress?: Address;
  readonly pickupAddress?: Address;
  /** The server asks for the order to be reloaded the next time it is shown. */
  readonly shouldRefresh: boolean;
  /** Age of the answer at its arrival, in seconds. */
  readonly ageSeconds: number;
  /** The service's region of the order, used in requests. */
  readonly regionReference: string;
  /** The customer's contact. Never shown: used only in requests. */
  readonly contact: OrderContact;
  /** Unreadable blocks and values, by the path of the offending field. */
  readonly unreadable: readonly UnreadableBlock[];
}

/** What the service knows about the customer; each part is absent if it sent none. */
export interface OrderContact {
  readonly email?: string;
  /** Without its country code. */
  readonly phoneNumber?: string;
  readonly dayPhoneNumber?: string;
}

/** A part of an order that shares one status and heading: a shipment, a pickup, a return. */
export interface OrderGroup extends GroupDetails {
  /** As the server words it; absent if it sent none. */
  readonly heading?: string;
  readonly tone: Tone;
  readonly subheading?: string;
  readonly message?: string;
  readonly items: readonly OrderItem[];
  /** The statuses of its lines without duplicates, in the order of the lines. */
  readonly statuses: readonly DisplayStatus[];
  readonly isCancellable: boolean;
  /** Whether the service lists cancelling among the group's actions. */
  readonly hasCancelAction: boolean;
  readonly isPendingCancellation: boolean;
  readonly isRecentlyCancelled: boolean;
  readonly isReturnOrder: boolean;
  readonly isGlobalStoreOrder: boolean;
  /** The carrier's tracking page of this group; checked by the URL gate before use. */
  readonly trackingUrl?: string;
  /** The address for starting a return of this group; checked by the URL gate before use. */
  readonly returnUrl?: string;
  /** Two letters, as sent. */
  readonly shipFromCountry?: string;
  /** Numbers of the returns of this group, without duplicates. */
  readonly returnNumbers: readonly string[];
}

/** A product, a customised product, or a service for another line. */
export type ItemKind = 'product' | 'custom' | 'service' | 'unknown';

export interface OrderItem extends ItemDetails {
  /** Unique within the order. */
  readonly key: string;
  readonly kind: ItemKind;
  readonly productId: string;
  /** Global trade item number, by which a return identifies a line; without it, the line cannot be returned. */
  readonly gtin?: string;
  /** The style-color code, by which reviews are written. */
  readonly styleColor?: string;
  /** Set on a product personalised for one shopper, which some markets do not take back. */
  readonly pbid?: string;
  readonly title: string;
  readonly category?: string;
  /** Product picture; checked by the URL gate before use. */
  readonly image?: string;
  readonly color?: string;
  readonly size?: string;
  readonly quantity: number;
  /** Price of the whole line, not per unit. */
  readonly price?: number;
  /** List price of the whole line; shown struck through if it is above the price. */
  readonly listPrice?: number;
  readonly status: DisplayStatus;
  readonly isReturnable: boolean;
  /** The product page for buying again; checked by the URL gate before use. Absent if the product cannot be bought again. */
  readonly buyAgainUrl?: string;
  /** The product's id in a cart. */
  readonly skuId?: string;
  /** Only for a customised product: the id of its customisation. */
  readonly valueAddedServiceId?: string;
  /** Only for a customised product: the reference of its design. */
  readonly customisation?: string;
  /** The number of the line's parcel, once it has one. */
  readonly shipmentNumber?: string;
  /** Translated estimated delivery, as the server words it. */
  readonly estimatedDelivery?: string;
}

export interface Payment {
  /** The server's word, in lower case: `credit_card`, `paypal`; an unknown one is shown only by its number or picture. */
  readonly type: string;
  /** The last digits of a card, or another identification of the payment. */
  readonly displayNumber?: string;
  /** Logo of the payment's brand; checked by the URL gate before use. */
  readonly image?: string;
}

export interface UnreadableBlock {
  /** Path of the first unreadable field, for example `group[0].orderItems[1].product.title`. */
  readonly path: string;
  /** The value is shown as sent, so the shopper misses nothing. */
  readonly isShown?: true;
}

/** An order that a page sets as the property `order`: in the format of the order service, parsed from JSON. */
export type GivenOrder = Readonly<Record<string, unknown>>;
