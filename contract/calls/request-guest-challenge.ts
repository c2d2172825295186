import * as z from 'zod/mini';
import { guestChallengeSchema } from '../../src/app/guest-proof/api/request-guest-challenge.js';
import { bodyResponses } from '../common-responses.js';
import type { ContractCall } from '../contract-call.js';
import {
  countryField,
  emailField,
  languageField,
  orderNumberField,
  phoneNumberField,
  visitorIdField,
} from '../request-fields.js';

/** Sends a code to a guest, who proves with it that the contact is theirs. */
export const requestGuestChallengeContract: ContractCall = {
  name: 'request-guest-challenge',
  method: 'POST',
  path: '/order_mgmt/guest_challenges/v1',
  who: 'guest',
  summary: 'Send a code to a guest',
  description:
    'Has either `email` or `phoneNumber`. The answers for right and wrong pairs of order and contact are alike, and take the same time; ' +
    'a code is sent only if they belong together. If the same pair is sent again while its code can be used, the answer names the same ' +
    'challenge, and the same code is sent again, but not before `resendAfter`: a link in the message may open another page.',
  request: {
    headers: z.object({ 'x-visitor-id': z.optional(visitorIdField) }),
    body: z.strictObject({
      orderNumber: orderNumberField,
      email: z.optional(emailField),
      phoneNumber: z.optional(phoneNumberField),
      country: countryField,
      language: languageField,
    }),
  },
  responses: {
    202: { description: 'The code is on its way, if the contact belongs to the order.', schema: guestChallengeSchema },
    ...bodyResponses,
  },
};
