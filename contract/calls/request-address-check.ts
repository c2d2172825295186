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
  summary: 'Check an address',
  description:
    'It changes nothing, and is sent with a body because an address has no place in a URL. A verified address that differs from what was sent is offered to the shopper beside their own. Where it fails, the shopper is asked to look the address over.',
  request: {
    headers: z.object({ 'x-visitor-id': z.optional(visitorIdField) }),
    body: z.strictObject({ address: knownAddressRequestSchema }),
  },
  responses: {
    200: {
      description:
        'Whether it was verified; `validatedAddress` is the address as the service writes it, its `originalId` that of the one sent.',
      schema: addressVerdictSchema,
    },
    ...bodyResponses,
  },
};
