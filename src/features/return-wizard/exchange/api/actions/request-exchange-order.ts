import * as z from 'zod/mini';
import type { OrderedExchange, ExchangeRequest } from '../../model/exchange-request.js';
import { RETRY_CLASSES } from '../../../../../http/retry-classes.js';
import { toExchangeBody } from '../to-exchange-body.js';
import { readWhole } from '../../../../../http/read/wire-fields.js';
import { defineCall } from '../../../../../http/define-call.js';

export interface ExchangeOrderRequest {
  readonly exchange: ExchangeRequest;
  readonly previewId: string;
  /** The return that the exchange belongs to. */
  readonly returnNumber: string;
}

/** Places the order of an exchange. Sent once. `missing`: this shopper has no such return. */
export const requestExchangeOrder = defineCall({
  name: 'request-exchange-order',
  isForMember: true,
  retry: RETRY_CLASSES.write,
  method: 'POST',
  path: '/order_mgmt/exchange_orders/v1',
  toRequest: ({ exchange, previewId, returnNumber }: ExchangeOrderRequest, context) => ({
    body: { ...toExchangeBody(context, exchange), previewId, parentReturnOrderNumber: returnNumber },
  }),
  toValue: toOrderedExchange,
});

export const exchangeOrderSchema = z.object({ orderNumber: z.string().check(z.minLength(1)) });

/** @throws SchemaFailure if the order has no valid number */
export function toOrderedExchange(wire: unknown): OrderedExchange {
  return { exchangeNumber: readWhole(exchangeOrderSchema, wire).orderNumber };
}
