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
  summary: 'Tell a store that a shopper waits outside',
  description:
    'It is sent once by itself. After a lost answer the shopper sends it again, so one order must not become two arrivals: the service ' +
    'answers 409, and names the arrival in `Location` where the same shopper may follow it.',
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
    201: { description: 'The store knows.', schema: interactionSchema },
    ...writeResponses,
    404: { description: 'There is no such order or store.', schema: errorBodySchema },
    409: {
      description:
        'The store knows already. `Location` is the path of the arrival, `/store/pickup_interactions/v1/{id}`; without it, somebody else told the store.',
      schema: errorBodySchema,
      headers: ['Location'],
    },
  },
};
