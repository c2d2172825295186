import * as z from 'zod/mini';
import { giftCardSchema } from '../../src/features/gift-card/api/get-gift-card-balance.js';
import { bodyResponses } from '../common-responses.js';
import type { ContractCall } from '../contract-call.js';
import { errorBodySchema } from '../error-body.js';
import { visitorIdField } from '../request-fields.js';

/** Reads the balance of a gift card. */
export const getGiftCardBalanceContract: ContractCall = {
  name: 'get-gift-card-balance',
  method: 'POST',
  path: '/payment/gift_card_balance/v1',
  who: 'both',
  summary: 'Get the balance of a gift card',
  description:
    'Changes nothing; it has a body because a PIN must not appear in an address. A wrong PIN and an unknown card get the same 404, in ' +
    'the same time. The client never retries by itself, and waits after five failed attempts; the service must limit attempts as ' +
    'well.',
  request: {
    headers: z.object({ 'x-visitor-id': z.optional(visitorIdField) }),
    body: z.strictObject({
      accountNumber: z.string().check(z.regex(/^\d{19}$/)),
      currency: z.string().check(z.regex(/^[A-Z]{3}$/)),
      pin: z.string().check(z.regex(/^\d{6}$/)),
    }),
  },
  responses: {
    200: { description: 'The balance; without `currency`, it is in the requested one.', schema: giftCardSchema },
    ...bodyResponses,
    404: { description: 'The PIN is wrong, or there is no such card.', schema: errorBodySchema },
  },
};
