import * as z from 'zod/mini';
import { bookAddressSchema } from '../../src/features/return-wizard/address/api/book-address.js';
import { addressIdField, knownAddressRequestSchema } from '../address-fields.js';
import { bodyResponses } from '../common-responses.js';
import type { ContractCall } from '../contract-call.js';
import { errorBodySchema } from '../error-body.js';
import { userIdField, visitorIdField } from '../request-fields.js';

/** Changes an address of the member's address book. */
export const requestAddressUpdateContract: ContractCall = {
  name: 'request-address-update',
  method: 'PUT',
  path: '/identity/user/v1/{upmId}/address/{addressId}',
  who: 'member',
  summary: 'Update a saved address',
  description:
    'Sends the complete new address. The client may send it again after a lost answer, which has the same effect. If it fails, the ' +
    'entered address is used for this return only.',
  request: {
    path: z.object({ upmId: userIdField, addressId: addressIdField }),
    headers: z.object({ 'x-visitor-id': z.optional(visitorIdField) }),
    body: knownAddressRequestSchema,
  },
  responses: {
    200: { description: 'The saved address.', schema: bookAddressSchema },
    ...bodyResponses,
    404: { description: 'There is no such address for this member.', schema: errorBodySchema },
  },
};
