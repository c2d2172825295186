import type { Outcome } from '../../http/model/failure.js';
import type { Order } from '../model/order.js';
import { toReadFilters, withFilters, type CallContext } from '../../http/call-context.js';
import { findOutcome } from '../../http/client.js';
import { getOrderSummaryPath } from '../../http/paths.js';
import type { Proof } from '../../http/model/secret.js';
import { toOrderInFull } from './in-full/create-detail-reader.js';

export interface GuestOrderRequest {
  readonly orderNumber: string;
  readonly proof: Proof;
}

/**
 * Reads a guest's order: `GET /summary/v1/{orderNumber}`.
 *
 * @returns the order; missing for an unknown number, a wrong e-mail and a wrong phone alike; an answer about another order fails
 */
export function getOrderSummary(
  context: CallContext,
  { orderNumber, proof }: GuestOrderRequest,
  signal: AbortSignal,
): Promise<Outcome<Order>> {
  return findOutcome(context, toOrderInFull, {
    call: 'get-order-summary',
    method: 'GET',
    path: withFilters(getOrderSummaryPath(orderNumber), toReadFilters(context)),
    proof,
    isRequested: (order) => order.orderNumber === orderNumber,
    signal,
  });
}
