import type { DeferredPayment } from './deferred-payment.js';
import type { OrderSums } from './order-sums.js';
import type { ShipFrom } from '../../addresses/model/ship-from.js';
import type { Tone } from './tone.js';

/**
 * Details that only an order's own screen shows. An order from a list has none of them, so absent means not requested as well as not
 * sent.
 */
export interface OrderDetails {
  readonly parcels?: readonly Parcel[];
  /** A change that the service has not carried out yet, in its own word: `CANCEL`, or another. */
  readonly pendingModification?: string;
  /** Whether the service wants the order's bar code shown, for use in a store. */
  readonly showsBarcode?: boolean;
  /** The content of the bar code, if it is not the order number. */
  readonly barcode?: Barcode;
  /** How to pay, if the service sends it with the order: no request is needed then. Only while payment is due. */
  readonly deferredPayment?: DeferredPayment;
  /** The amounts in the alternate currency. */
  readonly alternateSums?: OrderSums;
  /** Only for a return: the order that it belongs to. */
  readonly parentOrderNumber?: string;
  /** Address, contact and payment are masked, until the guest proves by a code who they are. */
  readonly isMasked?: true;
  /** Only for a return: the id of the return method. */
  readonly returnMethod?: string;
  /** Only for a return: whether it is handed in at a store. */
  readonly goesToStore?: boolean;
  /** Whether a payment of the order is in instalments. */
  readonly isPaidInInstalments?: boolean;
  /** Two letters, as sent; a group's own country takes precedence. */
  readonly shipFromCountry?: string;
  /** The sender of a return. Never shown: used in requests, and for rules that depend on the address. */
  readonly shipFrom?: ShipFrom;
  /** Files about the order, such as its invoice, as sent; at least one. */
  readonly documents?: readonly OrderDocument[];
}

export interface GroupDetails {
  /** Number of the return that this group's lines are part of: of all its returns, the one that lists these lines. */
  readonly listedReturnNumber?: string;
  /** Number of the order with the replacement. */
  readonly exchangeNumber?: string;
  /** Why nothing of this group can be returned; shown instead of the return action. */
  readonly returnRefusal?: ReturnRefusal;
  /** The return that the group's lines are part of may be cancelled. */
  readonly isReturnCancellable?: boolean;
}

export interface ItemDetails {
  /** Why the line cannot be returned. */
  readonly returnRefusal?: ReturnRefusal;
  /** Whether the product may be exchanged for another article. */
  readonly isExchangeable?: boolean;
  /** Only for a customised line: the path name of its product page. */
  readonly pathName?: string;
  /** Codes of the applied promotions. */
  readonly promotions?: readonly string[];
  /** Tone of the line's own status, if the service sends it. */
  readonly tone?: Tone;
  /** Price of the whole line in the alternate currency. */
  readonly alternatePrice?: number;
  /** How many pieces of the line can be returned. */
  readonly returnableQuantity?: number;
  /** How many pieces of the line can be cancelled without the rest of the order. */
  readonly cancellableQuantity?: number;
  /** For the whole line. */
  readonly fees?: number;
  readonly taxes?: number;
}

/** Why something cannot be returned, as the server words it, optionally with a link. */
export interface ReturnRefusal {
  readonly text: string;
  readonly linkText?: string;
  /** Checked by the URL gate before use. */
  readonly url?: string;
}

/** One parcel with its tracking events, newest first; most services send no events. */
export interface Parcel {
  readonly number: string;
  /** Keys of its lines, as the service names them. */
  readonly itemKeys: readonly string[];
  readonly carrier?: string;
  /** Checked by the URL gate before use. */
  readonly trackingUrl?: string;
  readonly events: readonly ParcelEvent[];
}

export interface ParcelEvent {
  /** ISO 8601 with a zone; absent if the sent time is invalid. */
  readonly at?: string;
  /** As the server words it. */
  readonly status: string;
  readonly location?: string;
}

/** A file about an order. */
export interface OrderDocument {
  /** Names it in a request. */
  readonly id: string;
  readonly type: DocumentType;
  /** As the server words it. */
  readonly label?: string;
  /** ISO 8601 with a zone. */
  readonly date?: string;
}

/** The service's word; `unknown` for one that the client does not know. */
export type DocumentType = 'INVOICE' | 'CREDIT_NOTE' | 'RECEIPT' | 'WARRANTY' | 'RETURN_PROOF' | 'unknown';

export interface Barcode {
  /** As the server words it; absent if it sent none. */
  readonly header?: string;
  readonly subheader?: string;
  readonly number: string;
}
