import type { Outcome } from '../domain/failure.js';
import type { Order } from '../domain/order.js';
import { toGuestFilters, toGuestHeaders, toReadFilters, withFilters, type CallContext } from './call-context.js';
import { findOutcome } from './find-outcome.js';
import type { OrderSummaryRequest } from './lookup-calls.js';
import { getOrderSummaryPath } from './paths.js';
import { toOrderInFull } from './schemas/order-in-full.js';

/**
 * Reads a guest's order: `GET /summary/v1/{orderNumber}`.
 *
 * @returns the order; missing for an unknown number, a wrong e-mail and a wrong phone alike
 */
export function getOrderSummary(
  context: CallContext,
  { orderNumber, contact }: OrderSummaryRequest,
  signal: AbortSignal,
): Promise<Outcome<Order>> {
  const filters = [...toReadFilters(context), ...toGuestFilters(context, contact)];
  return findOutcome(context, toOrderInFull, {
    call: 'get-order-summary',
    method: 'GET',
    path: withFilters(getOrderSummaryPath(orderNumber), filters),
    headers: toGuestHeaders(context, contact),
    signal,
  });
}
