import * as z from 'zod/mini';
import { guestTokenSchema } from '../../src/app/guest-proof/api/request-guest-token.js';
import { bodyResponses } from '../common-responses.js';
import type { ContractCall } from '../contract-call.js';
import { errorBodySchema } from '../error-body.js';
import { challengeIdField, guestCodeField, visitorIdField } from '../request-fields.js';

/** The error body of a wrong code, with the tries that are left. */
export const wrongCodeSchema = z.extend(errorBodySchema, {
  attemptsLeft: z.optional(z.int().check(z.minimum(0))),
});

/** Answers a challenge with the code that the guest received. */
export const requestGuestTokenContract: ContractCall = {
  name: 'request-guest-token',
  method: 'POST',
  path: '/order_mgmt/guest_challenges/v1/{challengeId}/answers',
  who: 'guest',
  summary: "Exchange a guest's code for a token",
  description:
    'The client sends it without retries: each request is a try. Every later call of the guest has the token in the header ' +
    '`x-guest-token`, beside the contact.',
  request: {
    path: z.object({ challengeId: challengeIdField }),
    headers: z.object({ 'x-visitor-id': z.optional(visitorIdField) }),
    body: z.strictObject({ code: guestCodeField }),
  },
  responses: {
    200: { description: 'The code is right. The guest is proved until the token expires.', schema: guestTokenSchema },
    ...bodyResponses,
    404: {
      description:
        'The code is wrong, expired or used, or there is no such challenge. With `attemptsLeft` 0, a new code is needed. The code ' +
        '`CODE_EXPIRED` says that the time of the challenge is over, whatever the digits.',
      schema: wrongCodeSchema,
    },
  },
};
