import * as z from 'zod/mini';
import { optionalStringField, optionalUrlField } from '../../http/read/wire-fields.js';

export const paymentSchema = z.object({
  paymentType: z.string().check(z.minLength(1)),
  paymentDisplayNumber: optionalStringField,
  paymentTypeImageUrl: optionalUrlField,
});
