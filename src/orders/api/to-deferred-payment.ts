import * as z from 'zod/mini';
import type { DeferredPayment } from '../model/deferred-payment.js';
import { toText, enumField, urlField } from '../../http/read/wire-fields.js';

/** How a payment is completed; absent if an address is missing or the form's method is unknown. */
export function toDeferredPayment(
  wire: z.output<typeof deferredPaymentDataSchema> | null | undefined,
): DeferredPayment | undefined {
  if (!wire) return undefined;
  if ('qrCodeURL' in wire) {
    const url = toText(wire.qrCodeURL);
    return url === undefined ? undefined : { kind: 'code', url };
  }
  const { action, method, fields } = wire.form;
  const address = toText(action);
  if (address === undefined || method === 'unknown') return undefined;
  return { kind: 'form', form: { action: address, method, fields } };
}

/** How a payment on hold is completed: a QR code to scan, or a form to post to the provider. */
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
