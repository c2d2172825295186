import * as z from 'zod/mini';
import { commonResponses } from '../common-responses.js';
import type { ContractCall } from '../contract-call.js';
import {
  anchorField,
  countryField,
  latitudeField,
  longitudeField,
  pageSizeField,
  searchField,
  storeIdField,
  visitorIdField,
} from '../request-fields.js';
import { wireStorePageSchema } from '../wire-store.js';

/** Lists stores where orders can be picked up and returned. */
export const listStoresContract: ContractCall = {
  name: 'list-stores',
  method: 'GET',
  path: '/store/store_locations/v1',
  who: 'both',
  summary: 'List the stores of a country',
  description:
    'One page at a time. Filters select the store with an id, the stores whose name or address contains a text, or order the stores ' +
    'by their distance from a point; latitude and longitude must be sent together. An order does not name its store: the client ' +
    'searches by the postal code of the pickup address and recognises the store by the first address line. An anchor that this ' +
    'service did not issue for this list gets 400.',
  request: {
    headers: z.object({
      'x-visitor-id': z.optional(visitorIdField),
    }),
    filters: z.object({ country: countryField, storeId: z.optional(storeIdField) }),
    query: z.object({
      search: z.optional(searchField),
      latitude: z.optional(latitudeField),
      longitude: z.optional(longitudeField),
      count: pageSizeField,
      anchor: z.optional(anchorField),
    }),
  },
  responses: {
    200: { description: 'A page of stores.', schema: wireStorePageSchema },
    ...commonResponses,
  },
};
