import * as z from 'zod/mini';
import { optionalField, optionalStringField } from '../../http/read/wire-fields.js';

/** A phone number in two parts; a bare string is a subscriber number. */
export const phoneSchema = z.union([
  z.object({ countryCode: optionalStringField, subscriberNumber: z.string() }),
  z.string(),
]);

export const contactSchema = z.object({
  email: optionalStringField,
  dayPhoneNumber: optionalStringField,
  phoneNumber: optionalField(phoneSchema),
});
