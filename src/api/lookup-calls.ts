import type { Outcome } from '../domain/failure.js';
import type { Contact } from '../domain/guest-lookup-check.js';
import type { Order } from '../domain/order.js';

/** A call as the state uses it: its chunk is loaded with the first use, and it never rejects. */
export type Call<Request, Value> = (request: Request, signal: AbortSignal) => Promise<Outcome<Value>>;

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
