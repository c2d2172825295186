import * as z from 'zod/mini';
import { interactionSchema } from '../../src/features/curbside/api/get-curbside-interaction.js';
import { commonResponses } from '../common-responses.js';
import type { ContractCall } from '../contract-call.js';
import { errorBodySchema } from '../error-body.js';
import { guestFiltersSchema, guestHeadersSchema } from '../guest-proof.js';
import { interactionIdField } from '../request-fields.js';

/** Polled every second while the page is visible, for ten minutes at most. */
export const getCurbsideInteractionContract: ContractCall = {
  name: 'get-curbside-interaction',
  method: 'GET',
  path: '/store/pickup_interactions/v1/{id}',
  who: 'both',
  summary: 'Poll a curbside check-in',
  description:
    'Polled every second while the page is visible (every five seconds from the second minute on with `retailer.curbsidePollDecay`), ' +
    'never while it is hidden, and for ten minutes at most. The id is opaque, hard to guess and sufficient authorization.',
  request: {
    path: z.object({ id: interactionIdField }),
    headers: guestHeadersSchema,
    filters: guestFiltersSchema,
  },
  responses: {
    200: {
      description: '`SUBMITTED` until a team member accepts it, `COMPLETE` once the order is handed over.',
      schema: interactionSchema,
    },
    ...commonResponses,
    404: { description: 'There is no such check-in.', schema: errorBodySchema },
  },
};
