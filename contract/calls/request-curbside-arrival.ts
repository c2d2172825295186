import * as z from 'zod/mini';
import { interactionSchema } from '../../src/features/curbside/api/get-curbside-interaction.js';
import { writeResponses } from '../common-responses.js';
import type { ContractCall } from '../contract-call.js';
import { errorBodySchema } from '../error-body.js';
import { guestFiltersSchema } from '../guest-proof.js';
import { orderNumberField, qrIdField, storeIdField, vehicleField } from '../request-fields.js';
import { guestWriteHeadersSchema } from '../write-headers.js';

/** Tells a store that the shopper waits outside. */
export const requestCurbsideArrivalContract: ContractCall = {
  name: 'request-curbside-arrival',
  method: 'POST',
  path: '/store/pickup_interactions/v1',
  who: 'both',
  summary: 'Check in for curbside pickup',
  description:
    'The client sends it once by itself. After a lost answer the shopper can send it again, and the service must not create a second ' +
    'check-in for the order: it answers 409, with the check-in in `Location` if the same shopper may follow it.',
  request: {
    headers: guestWriteHeadersSchema,
    filters: guestFiltersSchema,
    body: z.strictObject({
      storeId: storeIdField,
      orderNumber: orderNumberField,
      qrId: qrIdField,
      vehicleDescription: vehicleField,
    }),
  },
  responses: {
    201: { description: 'The store has been notified.', schema: interactionSchema },
    ...writeResponses,
    404: { description: 'There is no such order or store.', schema: errorBodySchema },
    409: {
      description:
        'There is a check-in already. `Location` is its path, `/store/pickup_interactions/v1/{id}`; without `Location`, another shopper created it.',
      schema: errorBodySchema,
      headers: ['Location'],
    },
  },
};
