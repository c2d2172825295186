import * as z from 'zod/mini';
import { enumField, urlField } from '../../http/read/wire-fields.js';

/** How a payment on hold is completed: a code to scan, or a form to post to the provider. */
export const deferredPaymentDataSchema = z.union([
  z.object({ qrCodeURL: urlField }),
  z.object({
    form: z.object({
      action: urlField,
      method: enumField(['GET', 'POST']),
      fields: z.array(z.object({ name: z.string(), value: z.string() })),
    }),
  }),
]);
