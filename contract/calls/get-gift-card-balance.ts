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
  summary: 'Ask what is left on a gift card',
  description:
    'Reads only; a body because of the PIN, which belongs in no address. A wrong PIN and a card that nobody knows get the same 404, in the same time. ' +
    'The client never asks again by itself, and waits after five misses; the service must limit guesses as well.',
  request: {
    headers: z.object({ 'x-visitor-id': z.optional(visitorIdField) }),
    body: z.strictObject({
      accountNumber: z.string().check(z.regex(/^\d{19}$/)),
      currency: z.string().check(z.regex(/^[A-Z]{3}$/)),
      pin: z.string().check(z.regex(/^\d{6}$/)),
    }),
  },
  responses: {
    200: { description: 'What is left; without `currency`, in the one that was asked for.', schema: giftCardSchema },
    ...bodyResponses,
    404: { description: 'Number and PIN do not belong together, or there is no such card.', schema: errorBodySchema },
  },
};
