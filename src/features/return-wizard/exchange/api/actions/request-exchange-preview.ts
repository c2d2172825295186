import type { Outcome } from '../../../../../http/model/failure.js';
import type { ExchangePreview } from '../../model/exchange-preview.js';
import type { ExchangeRequest } from '../../model/exchange-request.js';
import type { CallContext } from '../../../../../http/call-context.js';
import { EXCHANGE_PREVIEWS_PATH } from '../exchange-paths.js';
import { findOutcome } from '../../../../../http/find-outcome.js';
import { RETRY_CLASSES } from '../../../../../http/retry-classes.js';
import { toExchangePreview } from '../exchange-preview.js';
import { toExchangeBody } from '../to-exchange-body.js';

/**
 * Asks what an exchange would come to: `POST /order_mgmt/exchange_order_previews/v1`. Nothing is done by it.
 *
 * @returns the preview; missing where there is no such order for this shopper
 */
export function requestExchangePreview(
  context: CallContext,
  request: ExchangeRequest,
  signal: AbortSignal,
): Promise<Outcome<ExchangePreview>> {
  return findOutcome(context, toExchangePreview, {
    call: 'request-exchange-preview',
    isForMember: true,
    rules: RETRY_CLASSES.computing,
    method: 'POST',
    path: EXCHANGE_PREVIEWS_PATH,
    body: toExchangeBody(context, request),
    signal,
  });
}
