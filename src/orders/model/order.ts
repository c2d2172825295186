import type { Address } from '../../addresses/model/address.js';
import type { GroupDetails, ItemDetails, OrderDetails } from './order-details.js';
import type { OrderSums } from './order-sums.js';
import type { Tone } from './tone.js';

/**
 * What is true about an order, whatever the server calls it.
 * Money is in major units of `currency`; dates are ISO 8601 strings with a zone, or absent when the server sent none that can be read.
 */

export type OrderKind = 'sales' | 'return' | 'partner' | 'unknown';

/** What a shopper is told of a line or a group (orders area, section 4); `unknown` for every raw status nobody knows. */
export type DisplayStatus =
  | 'returnCreated'
  | 'returnDenied'
  | 'returnInProcess'
  | 'returnCompleted'
  | 'returnedToStore'
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
   * ISO 4217, upper case; `USD` when the server sends none. A code that nobody knows stands as it was sent, with up to eight
   * letters. Empty when something was sent that is no code: amounts then stand alone.
   */
  readonly currency: string;
  readonly placedAt?: string;
  readonly total?: number;
  /** What the total is made of; an amount the server did not send is absent. */
  readonly sums: OrderSums;
  /** The same order in the currency it was shipped from, beside the main one. */
  readonly alternate?: { readonly currency: string; readonly total: number };
  readonly message?: string;
  /** Second line under the headline of the whole order, as the server words it. */
  readonly subStatus?: string;
  readonly groups: readonly OrderGroup[];
  readonly payments: readonly Payment[];
  readonly shippingAddress?: Address;
  readonly storeAddress?: Address;
  readonly pickupAddress?: Address;
  /** The server asks for the order to be read again with the next look. */
  readonly shouldRefresh: boolean;
  /** How old the answer already was when it came, in seconds. */
  readonly ageSeconds: number;
  /** The service's region of the order, which its requests name. */
  readonly regionReference: string;
  /** Who ordered. Never shown: it goes into requests alone. */
  readonly contact: OrderContact;
  /** Blocks and values the server sent in a shape that cannot be read, by the path of the offending field. */
  readonly unreadable: readonly UnreadableBlock[];
}

/** What the service knows of whoever ordered; each is absent where it sent none. */
export interface OrderContact {
  readonly email?: string;
  /** Without its country code. */
  readonly phoneNumber?: string;
  readonly dayPhoneNumber?: string;
}

/** A part of an order that shares one status and heading: a shipment, a pickup, a return. */
export interface OrderGroup extends GroupDetails {
  /** In the server's words; absent where it sent none. */
  readonly heading?: string;
  readonly tone: Tone;
  readonly subheading?: string;
  readonly message?: string;
  readonly items: readonly OrderItem[];
  /** Each status of its lines once, in the order of the lines. */
  readonly statuses: readonly DisplayStatus[];
  readonly isCancellable: boolean;
  /** The service names cancelling among the actions of the group. */
  readonly hasCancelAction: boolean;
  readonly isPendingCancellation: boolean;
  readonly isRecentlyCancelled: boolean;
  readonly isReturnOrder: boolean;
  readonly isGlobalStoreOrder: boolean;
  /** Where the carrier shows the way of this group; passes the URL gate before it is followed. */
  readonly trackingUrl?: string;
  /** Where the service has a return of this group begun; passes the URL gate before it is followed. */
  readonly returnUrl?: string;
  /** Two letters, as sent. */
  readonly shipFromCountry?: string;
}

/** A product, a customised one, or a service done to another line. */
export type ItemKind = 'product' | 'custom' | 'service' | 'unknown';

export interface OrderItem extends ItemDetails {
  /** Unique within the order. */
  readonly key: string;
  readonly kind: ItemKind;
  readonly productId: string;
  /** Global trade item number: what a return names a line by. */
  readonly gtin: string;
  /** Code of the style in its colour; reviews are written by it. */
  readonly styleColor?: string;
  /** Of a product that belongs to one shopper: such lines go back in no market that says so. */
  readonly pbid?: string;
  readonly title: string;
  readonly category?: string;
  /** Product picture; passes the URL gate before it is shown. */
  readonly image?: string;
  readonly color?: string;
  readonly size?: string;
  readonly quantity: number;
  /** Price of the whole line, not of a unit. */
  readonly price?: number;
  /** List price of the whole line; shown struck through where it is above the price. */
  readonly listPrice?: number;
  readonly status: DisplayStatus;
  readonly isReturnable: boolean;
  /** Where the product can be bought; passes the URL gate before it is followed. Absent where it cannot be bought again. */
  readonly buyAgainUrl?: string;
  /** What a cart knows the product by. */
  readonly skuId?: string;
  /** What was done to a customised product, and how it was put together. */
  readonly valueAddedServiceId?: string;
  readonly customisation?: string;
  /** Names the parcel that holds the line, once it has one. */
  readonly shipmentNumber?: string;
  /** Translated estimated delivery, as the server words it. */
  readonly estimatedDelivery?: string;
}

export interface Payment {
  /** The server's word, lower case: `credit_card`, `paypal`; one that nobody knows is shown by its number or picture alone. */
  readonly type: string;
  /** Last digits of a card, or what else tells one payment from another. */
  readonly displayNumber?: string;
  /** Picture of the payment's brand; passes the URL gate before it is shown. */
  readonly image?: string;
}

export interface UnreadableBlock {
  /** Path of the first field that could not be read, for example `group[0].orderItems[1].product.title`. */
  readonly path: string;
  /** Shown as it was sent all the same, so that nothing is missing to the shopper. */
  readonly isShown?: true;
}
