import type { Outcome } from '../../http/model/failure.js';
import type { Order } from '../model/order.js';
import { toReadFilters, type CallContext, withFilters } from '../../http/call-context.js';
import { findOutcome } from '../../http/client.js';
import type { OrderRequest } from './order-calls.js';
import { getOrderPath } from '../../http/paths.js';
import { toOrderInFull } from './in-full/create-detail-reader.js';

/**
 * Reads an order of the signed-in member: `GET /history/v1/{orderNumber}`.
 *
 * @returns the order, of sales or of a return; missing for an unknown number and for another member's order alike; an answer
 *   about another order fails
 */
export function getOrder(
  context: CallContext,
  { orderNumber }: OrderRequest,
  signal: AbortSignal,
): Promise<Outcome<Order>> {
  return findOutcome(context, toOrderInFull, {
    call: 'get-order',
    method: 'GET',
    path: withFilters(getOrderPath(orderNumber), toReadFilters(context)),
    isForMember: true,
    isRequested: (order) => order.orderNumber === orderNumber,
    signal,
  });
}
