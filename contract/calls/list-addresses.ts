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
    'Requested when a courier picks up a return, and again if the outcome of saving a new address is unknown. Members may list only ' +
    'their own addresses. Addresses without an id are not shown.',
  request: {
    path: z.object({ upmId: userIdField }),
    headers: z.object({ 'x-visitor-id': z.optional(visitorIdField) }),
  },
  responses: {
    200: { description: 'All addresses, in the order in which the client shows them.', schema: wireAddressesSchema },
    ...commonResponses,
    404: { description: 'The member has no such id.', schema: errorBodySchema },
  },
};
