import type { Call } from '../../http/call.js';
import type { Contact } from '../../http/model/contact.js';
import type { Order } from '../model/order.js';

export interface OrderSummaryRequest {
  readonly orderNumber: string;
  readonly contact: Contact;
}

export interface GuestCheckRequest {
  readonly orderNumber: string;
  /** In the form of the guest check: digits, with the market's dial code in front. */
  readonly phoneNumber: string;
}

/** The calls a guest lookup makes. */
export interface LookupCalls {
  readonly getOrderSummary: Call<OrderSummaryRequest, Order>;
  readonly requestGuestCheck: Call<GuestCheckRequest, true>;
}
