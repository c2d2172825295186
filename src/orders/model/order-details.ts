import type { DeferredPayment } from './deferred-payment.js';
import type { OrderSums } from './order-sums.js';
import type { ShipFrom } from '../../addresses/model/ship-from.js';
import type { Tone } from './tone.js';

/**
 * What only the order's own screen tells. An order that came with a list has none of it: absent here means not asked for as well
 * as not sent.
 */
export interface OrderDetails {
  readonly parcels?: readonly Parcel[];
  /** A change that the service has not carried out yet, by its own word: `CANCEL`, or another. */
  readonly pendingModification?: string;
  /** The service wants the order's code shown, as a store asks for it. */
  readonly showsBarcode?: boolean;
  /** What the code says, where it says something else than the order number. */
  readonly barcode?: Barcode;
  /** The order waits to be paid: what the payment is asked for by. */
  readonly paymentApprovalId?: string;
  /** How it is paid, where the service says so with the order: then nothing is asked for. Only while it waits. */
  readonly deferredPayment?: DeferredPayment;
  /** Where an order of the former kind is paid; passes the URL gate before it is followed. */
  readonly legacyPaymentUrl?: string;
  /** The sums once more in the alternate currency. */
  readonly alternateSums?: OrderSums;
  /** Of a return: the order it goes back to. */
  readonly parentOrderNumber?: string;
  /** Of a return: how it goes back, by the id of the method. */
  readonly returnMethod?: string;
  /** Of a return: it is handed in at a store. */
  readonly goesToStore?: boolean;
  /** A payment of the order is made in instalments. */
  readonly isPaidInInstalments?: boolean;
  /** Two letters, as sent; a group's own goes before it. */
  readonly shipFromCountry?: string;
  /** Who sends a return of it, and from where. Never shown: it goes into requests, and rules read where it is. */
  readonly shipFrom?: ShipFrom;
}

export interface GroupDetails {
  /** Numbers of the returns made of this group, each once. */
  readonly returnNumbers?: readonly string[];
  /** Number of the return that the lines of this group are part of: of all its returns, the one that names its lines. */
  readonly ownReturnNumber?: string;
  /** Number of the order that replaces what went back. */
  readonly exchangeNumber?: string;
  /** Why nothing of this group can be returned; stands in place of the return action. */
  readonly returnRefusal?: ReturnRefusal;
}

export interface ItemDetails {
  /** Why the line cannot be returned. */
  readonly returnRefusal?: ReturnRefusal;
  /** The product may be exchanged for another article. */
  readonly isExchangeable?: boolean;
  /** Of a customised line: what its product page is called in an address. */
  readonly pathName?: string;
  /** Codes of the offers that were taken. */
  readonly promotions?: readonly string[];
  /** Of its own status, where the service says it. */
  readonly tone?: Tone;
  /** Price of the whole line in the alternate currency. */
  readonly alternatePrice?: number;
  /** How many of the line may go back. */
  readonly returnableQuantity?: number;
  /** Of the whole line. */
  readonly fees?: number;
  readonly taxes?: number;
}

/** Why something cannot be returned, in the server's words, with a way on where there is one. */
export interface ReturnRefusal {
  readonly text: string;
  readonly linkText?: string;
  /** Passes the URL gate before it is followed. */
  readonly url?: string;
}

/** One parcel, and its way so far, newest first; most services tell none. */
export interface Parcel {
  readonly number: string;
  /** Keys of its lines, as the service names them. */
  readonly itemKeys: readonly string[];
  readonly carrier?: string;
  /** Passes the URL gate before it is followed. */
  readonly trackingUrl?: string;
  readonly events: readonly ParcelEvent[];
}

export interface ParcelEvent {
  /** ISO 8601 with a zone; absent where what was sent is no moment. */
  readonly at?: string;
  /** In the server's words. */
  readonly status: string;
  readonly location?: string;
}

export interface Barcode {
  /** In the server's words; absent where it sent none. */
  readonly header?: string;
  readonly subheader?: string;
  readonly number: string;
}
