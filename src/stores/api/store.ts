import * as z from 'zod/mini';
import { optionalBlock } from '../../http/read/blocks.js';
import {
  optionalEnumField,
  optionalField,
  optionalStringField,
  optionalFlagField,
} from '../../http/read/wire-fields.js';

/**
 * One opening. Its fields are strict where those of other blocks forgive: an opening that cannot be read must not pass for a closed
 * day, so it costs all hours of the store.
 */
export const openingSchema = z.object({
  startTime: optionalBlock(z.string()),
  start: optionalBlock(z.string()),
  end: optionalBlock(z.string()),
  duration: optionalBlock(z.string()),
});

const openingsSchema = optionalBlock(z.array(openingSchema));

export const storeHoursSchema = z.object({
  regularHours: z.object({
    monday: openingsSchema,
    tuesday: openingsSchema,
    wednesday: openingsSchema,
    thursday: openingsSchema,
    friday: openingsSchema,
    saturday: openingsSchema,
    sunday: openingsSchema,
  }),
  specialHours: optionalBlock(z.array(z.extend(openingSchema, { date: z.string() }))),
});

export const storeAddressSchema = z.object({
  address1: z.string(),
  address2: optionalStringField,
  address3: optionalStringField,
  city: z.string(),
  area: optionalStringField,
  state: optionalStringField,
  postalCode: optionalStringField,
  iso2Country: z.string(),
});

/** What the client reads of a store. Hours are read apart: a store is of use without them. */
export const storeSchema = z.object({
  storeId: optionalStringField,
  id: optionalStringField,
  storeName: optionalStringField,
  name: optionalStringField,
  slug: optionalStringField,
  facilityType: optionalEnumField(['COMPANY_OWNED_STORE']),
  telephone: optionalStringField,
  phone: optionalStringField,
  address: storeAddressSchema,
  gps: optionalField(z.object({ latitude: z.number(), longitude: z.number() })),
  timezone: z.string(),
  storeServices: optionalField(
    z.array(z.object({ serviceGroup: z.string(), enabled: z.boolean(), storeServiceId: optionalStringField })),
  ),
  isOpen: optionalFlagField,
});
