import type { Call } from './call.js';
import type { Contact } from '../domain/contact.js';
import type { Order } from '../domain/order.js';

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
