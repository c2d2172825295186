import * as z from 'zod/mini';
import { addressVerdictSchema } from '../../src/features/return-wizard/address/api/book-address.js';
import { knownAddressRequestSchema } from '../address-fields.js';
import { bodyResponses } from '../common-responses.js';
import type { ContractCall } from '../contract-call.js';
import { visitorIdField } from '../request-fields.js';

/** Checks whether an address exists, and returns its correct notation. */
export const requestAddressCheckContract: ContractCall = {
  name: 'request-address-check',
  method: 'POST',
  path: '/identity/address_validations/v1',
  who: 'both',
  summary: 'Validate an address',
  description:
    'Changes nothing; it has a body because an address must not appear in a URL. If the verified address differs from the one that ' +
    'was sent, the shopper can choose between the two. If the address is not verified, the shopper is asked to check it.',
  request: {
    headers: z.object({ 'x-visitor-id': z.optional(visitorIdField) }),
    body: z.strictObject({ address: knownAddressRequestSchema }),
  },
  responses: {
    200: {
      description:
        'States whether the address is verified. `validatedAddress` is the address as the service writes it; its `originalId` is the id of the address that was sent.',
      schema: addressVerdictSchema,
    },
    ...bodyResponses,
  },
};
