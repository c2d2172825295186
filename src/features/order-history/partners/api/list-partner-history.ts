import { encodePart } from '../../../../http/model/encode-part.js';
import type { Outcome } from '../../../../http/model/failure.js';
import type { PartnerPage } from '../model/partner-order.js';
import { toQuery, toReadFilters, type CallContext } from '../../../../http/call-context.js';
import { findOutcome } from '../../../../http/find-outcome.js';
import type { OrderHistoryRequest } from '../../../../orders/api/order-calls.js';
import { PARTNER_HISTORY_PATH } from '../../../../http/paths.js';
import { toPartnerPage } from './partner-page.js';

/** Orders a page: one request fills a screen. */
const PAGE_SIZE = 10;

/**
 * Lists what the signed-in member bought from partners in a country, newest first: `GET /partner_history/v1`.
 *
 * @returns one page; what cannot be read is left out of it and counted
 */
export function listPartnerHistory(
  context: CallContext,
  { anchor }: OrderHistoryRequest,
  signal: AbortSignal,
): Promise<Outcome<PartnerPage>> {
  const page = `count=${PAGE_SIZE}${anchor === undefined ? '' : `&anchor=${encodePart(anchor)}`}`;
  return findOutcome(context, toPartnerPage, {
    call: 'list-partner-history',
    isForMember: true,
    method: 'GET',
    path: `${PARTNER_HISTORY_PATH}?${toQuery(toReadFilters(context))}&${page}`,
    signal,
  });
}
