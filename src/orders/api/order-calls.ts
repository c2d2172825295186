import type { Order } from '../model/order.js';
import type { OrderSummaryRequest } from './lookup-calls.js';
import type { Call } from '../../http/call.js';

export interface OrderRequest {
  readonly orderNumber: string;
}

export interface OrderHistoryRequest {
  /** `next` of the page before; absent for the first page. */
  readonly anchor?: string;
}

/** The calls that read an order. */
export interface OrderCalls {
  readonly getOrder: Call<OrderRequest, Order>;
  readonly getOrderSummary: Call<OrderSummaryRequest, Order>;
}
