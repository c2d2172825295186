import * as z from 'zod/mini';
import { guestCheckSchema } from '../../src/orders/api/request-guest-check.js';
import { bodyResponses } from '../common-responses.js';
import type { ContractCall } from '../contract-call.js';
import { errorBodySchema } from '../error-body.js';
import { orderNumberField, phoneNumberField, visitorIdField } from '../request-fields.js';

/** Sent before the summary if the contact is a phone number; not sent for an e-mail address. */
export const requestGuestCheckContract: ContractCall = {
  name: 'request-guest-check',
  method: 'POST',
  path: '/order_mgmt/guest_credentials/v1',
  who: 'guest',
  summary: 'Check a phone number against an order',
  description:
    'Changes nothing. An order number and a phone number that do not belong together get the same 404 as `get-order-summary`, ' +
    'whichever of the two is wrong.',
  request: {
    headers: z.object({
      'x-visitor-id': z.optional(visitorIdField),
    }),
    body: z.object({ orderNumber: orderNumberField, phoneNumber: phoneNumberField }),
  },
  responses: {
    200: { description: 'The order was placed with this phone number.', schema: guestCheckSchema },
    ...bodyResponses,
    404: { description: 'There is no such order for this phone number.', schema: errorBodySchema },
  },
};
