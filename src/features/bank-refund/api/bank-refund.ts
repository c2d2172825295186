import * as z from 'zod/mini';
import { OrdersError } from '../../../http/errors.js';
import { createBlockReader } from '../../../http/read/read-block.js';
import { SchemaFailure } from '../../../http/read/schema-failure.js';
import { optionalField } from '../../../http/read/wire-fields.js';

/** Nothing of either is shown: `data` says that the refund was taken on, `error` that it was not. */
export const bankRefundSchema = z.object({
  data: optionalField(z.looseObject({})),
  error: optionalField(z.looseObject({})),
});

/**
 * Whether the service took a bank refund on. Throws `OrdersError` where it says that it did not, and `SchemaFailure` where it says
 * neither: then nobody knows.
 */
export function toAcceptedRefund(wire: unknown): true {
  let offender = 'data';
  const answer = createBlockReader((path) => (offender = path))(bankRefundSchema, wire, '');
  if (answer?.error) {
    const code = 'service-request-bank-refund-failure';
    throw new OrdersError({ code, retryable: true, call: 'request-bank-refund', status: 200 });
  }
  if (!answer?.data) throw new SchemaFailure(offender);
  return true;
}
