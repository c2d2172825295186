import * as z from 'zod/mini';
import type { Outcome } from '../../../http/model/failure.js';
import type { BankRefundRequest } from './bank-refund-calls.js';
import type { CallContext } from '../../../http/call-context.js';
import { findOutcome } from '../../../http/client.js';
import { RETRY_CLASSES } from '../../../http/retry-classes.js';
import { OrdersError, SchemaFailure } from '../../../http/errors.js';
import { createBlockReader } from '../../../http/read/read-block.js';
import { optionalField } from '../../../http/read/wire-fields.js';

/**
 * Has the refund of a return paid into a bank account: `POST /order_mgmt/bank_refund/v1`. It is sent once, with the token of the
 * context, which is a fixed word and no member's.
 *
 * @returns true where the service took it; missing where there is no such return for this shopper; a failure with `isUncertain` where
 *   it may have taken it all the same
 */
export function requestBankRefund(
  context: CallContext,
  { orderNumber, email, account, proof }: BankRefundRequest,
  signal: AbortSignal,
): Promise<Outcome<true>> {
  const { iban, firstName, lastName } = account;
  return findOutcome(context, toAcceptedRefund, {
    call: 'request-bank-refund',
    rules: RETRY_CLASSES.write,
    method: 'POST',
    path: BANK_REFUND_PATH,
    proof,
    body: { accountDetails: { iban, owner: { firstName, lastName } }, email, orderNumber },
    signal,
  });
}

// Apart from the other paths: it comes with the form that asks for an account.

/** `request-bank-refund`: pay a refund into a bank account. */
export const BANK_REFUND_PATH = '/order_mgmt/bank_refund/v1';

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
