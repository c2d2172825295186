import * as z from 'zod/mini';
import { optionalField } from './wire-fields.js';

/** A phone number in two parts; a bare string stands for its subscriber number. */
export const phoneSchema = z.union([
  z.object({ countryCode: optionalField(z.string()), subscriberNumber: z.string() }),
  z.string(),
]);

export const contactSchema = z.object({
  email: optionalField(z.string()),
  dayPhoneNumber: optionalField(z.string()),
  phoneNumber: optionalField(phoneSchema),
});
