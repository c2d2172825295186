import * as z from 'zod/mini';
import type { Outcome } from '../../../../../http/model/failure.js';
import type { OrderedExchange } from '../../model/exchange-preview.js';
import type { CallContext } from '../../../../../http/call-context.js';
import type { ExchangeOrderRequest } from '../exchange-calls.js';
import { EXCHANGE_ORDERS_PATH } from '../exchange-paths.js';
import { findOutcome } from '../../../../../http/client.js';
import { RETRY_CLASSES } from '../../../../../http/retry-classes.js';
import { toExchangeBody } from '../to-exchange-body.js';
import { createBlockReader } from '../../../../../http/read/read-block.js';
import { SchemaFailure } from '../../../../../http/errors.js';

/**
 * Orders what comes in exchange for a return: `POST /order_mgmt/exchange_orders/v1`. It is sent once.
 *
 * @returns the number of the order; missing where there is no such return for this shopper; a failure with `isUncertain` where it may
 *   have been ordered all the same
 */
export function requestExchangeOrder(
  context: CallContext,
  { exchange, previewId, returnNumber }: ExchangeOrderRequest,
  signal: AbortSignal,
): Promise<Outcome<OrderedExchange>> {
  return findOutcome(context, toOrderedExchange, {
    call: 'request-exchange-order',
    isForMember: true,
    rules: RETRY_CLASSES.write,
    method: 'POST',
    path: EXCHANGE_ORDERS_PATH,
    body: { ...toExchangeBody(context, exchange), previewId, parentReturnOrderNumber: returnNumber },
    signal,
  });
}

/** The order that comes in exchange. */
export const exchangeOrderSchema = z.object({ orderNumber: z.string().check(z.minLength(1)) });

/** The number of what was ordered in exchange. Throws `SchemaFailure`. */
export function toOrderedExchange(wire: unknown): OrderedExchange {
  let offender = 'orderNumber';
  const order = createBlockReader((path) => (offender = path))(exchangeOrderSchema, wire, '');
  if (!order) throw new SchemaFailure(offender);
  return { exchangeNumber: order.orderNumber };
}
