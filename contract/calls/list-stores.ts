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
    'A page at a time: the store of an id, those whose name or address holds a text, those near a point first. Latitude and ' +
    'longitude come together. An order names no store: the one it is picked up in is looked for by the postal code of its pickup ' +
    'address and known by the first line of it. An anchor that this service did not give for this list gets 400.',
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
