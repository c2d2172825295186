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
    'Works something out and does nothing. Asked for once every exchanged unit has its article, and again where one changes. The `id` of an item is `{orderLineKey}:{unit}`, units counted from 1; ' +
    '`priceAdjustments` and `totals` of the request are of what goes back, those of the answer of what comes.',
  request: {
    headers: z.object({ 'x-visitor-id': z.optional(visitorIdField) }),
    body: z.strictObject(exchangeBodyShape),
  },
  responses: {
    200: { description: 'The prices of what comes. Nothing is reserved by it.', schema: wireExchangePreviewSchema },
    ...bodyResponses,
    404: { description: 'There is no such order, or no such line, for this shopper.', schema: errorBodySchema },
  },
};
