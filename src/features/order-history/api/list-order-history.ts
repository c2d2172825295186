import { encodePart } from '../../../http/model/encode-part.js';
import type { Outcome } from '../../../http/model/failure.js';
import type { OrderPage } from '../model/order-page.js';
import { toQuery, toReadFilters, type CallContext } from '../../../http/call-context.js';
import { findOutcome } from '../../../http/find-outcome.js';
import type { OrderHistoryRequest } from '../../../orders/api/order-calls.js';
import { ORDER_HISTORY_PATH } from '../../../http/paths.js';
import { toOrderPage } from './order-page.js';

/** Orders a page: one request fills a screen. */
const PAGE_SIZE = 10;

/**
 * Lists the orders that the signed-in member placed in a country, newest first: `GET /history/v1`.
 *
 * @returns one page; an order that cannot be read is left out of it and counted
 */
export function listOrderHistory(
  context: CallContext,
  { anchor }: OrderHistoryRequest,
  signal: AbortSignal,
): Promise<Outcome<OrderPage>> {
  const page = `count=${PAGE_SIZE}${anchor === undefined ? '' : `&anchor=${encodePart(anchor)}`}`;
  return findOutcome(context, toOrderPage, {
    call: 'list-order-history',
    isForMember: true,
    method: 'GET',
    path: `${ORDER_HISTORY_PATH}?${toQuery(toReadFilters(context))}&${page}`,
    signal,
  });
}
