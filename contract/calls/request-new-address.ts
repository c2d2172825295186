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
    'Never sent twice: whoever loses the answer lists the addresses, and takes an equal one for it. An answer without an id says that the address was not saved: the shopper may use it for this return alone.',
  request: {
    path: z.object({ upmId: userIdField }),
    headers: writeHeadersSchema,
    body: newAddressRequestSchema,
  },
  responses: {
    201: { description: 'The address has this id; without one it was not saved.', schema: newAddressSchema },
    ...writeResponses,
    404: { description: 'The member has no such id.', schema: errorBodySchema },
  },
};
