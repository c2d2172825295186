import * as z from 'zod/mini';
import { bookAddressSchema } from '../src/features/return-wizard/address/api/book-address.js';

const lineField = z.string().check(z.maxLength(128));
const wordField = z.string().check(z.minLength(1), z.maxLength(128));

/** An address as a shopper typed it. */
export const newAddressRequestSchema = z.strictObject({
  code: z.string().check(z.maxLength(16)),
  country: z.string().check(z.regex(/^[A-Z]{2}$/)),
  email: z.optional(z.string().check(z.maxLength(254))),
  line1: wordField,
  line2: z.optional(lineField),
  line3: z.optional(lineField),
  locality: z.string().check(z.maxLength(128)),
  name: z.strictObject({ familyName: lineField, givenName: lineField }),
  phone: z.optional(z.string().check(z.maxLength(32))),
  preferred: z.boolean(),
  province: z.optional(lineField),
  zone: z.optional(lineField),
});

/** The `id` of an address, unchanged. */
export const addressIdField = z.string().check(z.regex(/^[A-Za-z0-9._~:-]{1,128}$/));

/** A new or saved address; a saved one has its id. */
export const knownAddressRequestSchema = z.extend(newAddressRequestSchema, { id: z.optional(addressIdField) });

/** The member's address book as sent by the service; the client parses each address separately. */
export const wireAddressesSchema = z.array(bookAddressSchema);
