import type { Outcome } from '../domain/failure.js';
import type { Order } from '../domain/order.js';
import { toReadFilters, withFilters, type CallContext } from './call-context.js';
import { findOutcome } from './find-outcome.js';
import { getOrderSummaryPath } from './paths.js';
import type { Proof } from '../domain/secret.js';
import { toOrderInFull } from './schemas/order-in-full.js';

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
    isAsked: (order) => order.orderNumber === orderNumber,
    signal,
  });
}
