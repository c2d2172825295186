import * as z from 'zod/mini';
import { wireAddressesSchema } from '../address-fields.js';
import { commonResponses } from '../common-responses.js';
import type { ContractCall } from '../contract-call.js';
import { errorBodySchema } from '../error-body.js';
import { userIdField, visitorIdField } from '../request-fields.js';

/** Lists a member's saved addresses. */
export const listAddressesContract: ContractCall = {
  name: 'list-addresses',
  method: 'GET',
  path: '/identity/user/v1/{upmId}/address',
  who: 'member',
  summary: "List a member's saved addresses",
  description:
    'Asked for where a courier comes for a return, and again where nobody knows whether a new address was taken. A member may ask for their own alone. An address without an id is not shown.',
  request: {
    path: z.object({ upmId: userIdField }),
    headers: z.object({ 'x-visitor-id': z.optional(visitorIdField) }),
  },
  responses: {
    200: { description: 'All of them, in the order in which they are shown.', schema: wireAddressesSchema },
    ...commonResponses,
    404: { description: 'The member has no such id.', schema: errorBodySchema },
  },
};
