import * as z from 'zod/mini';
import { addressSchema } from './address.js';
import { contactSchema } from './contact.js';
import { optionalStringField } from '../../http/read/wire-fields.js';

/** Who sends a return, and from where. */
export const shipFromSchema = z.object({
  id: optionalStringField,
  contactInformation: contactSchema,
  address: addressSchema,
  recipient: z.object({ firstName: z.string(), lastName: z.string() }),
});
