import * as z from 'zod/mini';
import { bodyResponses } from '../common-responses.js';
import type { ContractCall } from '../contract-call.js';
import { errorBodySchema } from '../error-body.js';
import { exchangeBodyShape, wireExchangePreviewSchema } from '../exchange-fields.js';
import { visitorIdField } from '../request-fields.js';

/** Calculates the totals of an exchange. */
export const requestExchangePreviewContract: ContractCall = {
  name: 'request-exchange-preview',
  method: 'POST',
  path: '/order_mgmt/exchange_order_previews/v1',
  who: 'member',
  summary: 'Preview an exchange',
  description:
    'Calculates prices and changes nothing. Requested once an article is chosen for every exchanged unit, and again after each ' +
    'change. `id` of an item is `{orderLineKey}:{unit}`, with units counted from 1. In the request, `priceAdjustments` and `totals` ' +
    'describe the returned items; in the answer they describe the replacements.',
  request: {
    headers: z.object({ 'x-visitor-id': z.optional(visitorIdField) }),
    body: z.strictObject(exchangeBodyShape),
  },
  responses: {
    200: { description: 'The prices of the replacements. Nothing is reserved.', schema: wireExchangePreviewSchema },
    ...bodyResponses,
    404: { description: 'There is no such order or line for this shopper.', schema: errorBodySchema },
  },
};
