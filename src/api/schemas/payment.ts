import * as z from 'zod/mini';
import { optionalField, urlField } from './wire-fields.js';

export const paymentSchema = z.object({
  paymentType: z.string().check(z.minLength(1)),
  paymentDisplayNumber: optionalField(z.string()),
  paymentTypeImageUrl: optionalField(urlField),
});
