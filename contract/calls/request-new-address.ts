import * as z from 'zod/mini';
import { newAddressSchema } from '../../src/features/return-wizard/address/api/book-address.js';
import { newAddressRequestSchema } from '../address-fields.js';
import { writeResponses } from '../common-responses.js';
import type { ContractCall } from '../contract-call.js';
import { errorBodySchema } from '../error-body.js';
import { userIdField } from '../request-fields.js';
import { writeHeadersSchema } from '../write-headers.js';

/** Adds an address to the member's address book. */
export const requestNewAddressContract: ContractCall = {
  name: 'request-new-address',
  method: 'POST',
  path: '/identity/user/v1/{upmId}/address',
  who: 'member',
  summary: 'Save a new address',
  description:
    'The client never sends it twice: after a lost answer it lists the addresses, and an equal one counts as the new address. If the ' +
    'answer has no id, the address was not saved, and the shopper can use it for this return only.',
  request: {
    path: z.object({ upmId: userIdField }),
    headers: writeHeadersSchema,
    body: newAddressRequestSchema,
  },
  responses: {
    201: { description: 'The id of the address; without an id the address was not saved.', schema: newAddressSchema },
    ...writeResponses,
    404: { description: 'The member has no such id.', schema: errorBodySchema },
  },
};
