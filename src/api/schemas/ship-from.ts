import * as z from 'zod/mini';
import { addressSchema } from './address.js';
import { contactSchema } from './contact.js';
import { optionalField } from './wire-fields.js';

/** Who sends a return, and from where. */
export const shipFromSchema = z.object({
  id: optionalField(z.string()),
  contactInformation: contactSchema,
  address: addressSchema,
  recipient: z.object({ firstName: z.string(), lastName: z.string() }),
});
