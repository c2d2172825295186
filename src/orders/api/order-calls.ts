import type { Order } from '../model/order.js';
import type { Call } from '../../http/model/failure.js';
import type { Contact } from '../../http/model/phone-number.js';

export interface OrderSummaryRequest {
  readonly orderNumber: string;
  readonly contact: Contact;
  /** The tags that wait for the answer: any of them can ask the guest for a code. */
  readonly listTags?: () => readonly unknown[];
}

export interface GuestCheckRequest {
  readonly orderNumber: string;
  /** Digits only; the call adds the market's dial code. */
  readonly phoneNumber: string;
}

/** The calls of a guest lookup. */
export interface LookupCalls {
  readonly getOrderSummary: Call<OrderSummaryRequest, Order>;
  readonly requestGuestCheck: Call<GuestCheckRequest, true>;
}

export interface OrderRequest {
  readonly orderNumber: string;
}

/** The calls that read an order. */
export interface OrderCalls {
  readonly getOrder: Call<OrderRequest, Order>;
  readonly getOrderSummary: Call<OrderSummaryRequest, Order>;
}
