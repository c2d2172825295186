import * as z from 'zod/mini';
import { pagesSchema, optionalField } from '../src/http/read/wire-fields.js';
import { storeAddressSchema, storeHoursSchema, storeSchema, storePageSchema } from '../src/stores/api/list-stores.js';

export const wireStoreAddressSchema = z.extend(storeAddressSchema, { postalCode: z.string() });

/** The complete store as sent by the service, including fields that the client does not read yet. */
export const wireStoreSchema = z.extend(storeSchema, {
  facilityType: optionalField(z.string()),
  address: wireStoreAddressSchema,
  pickupHours: optionalField(storeHoursSchema),
  operationalDetails: optionalField(z.object({ hoursOfOperation: storeHoursSchema })),
  defaultLanguage: optionalField(z.string()),
});

/** A page of stores as sent by the service; the client parses each store separately. */
export const wireStorePageSchema = z.extend(storePageSchema, { objects: z.array(wireStoreSchema), pages: pagesSchema });

export type WireStore = z.input<typeof wireStoreSchema>;
export type WireStoreHours = z.input<typeof storeHoursSchema>;
export type WireStorePage = z.input<typeof wireStorePageSchema>;
