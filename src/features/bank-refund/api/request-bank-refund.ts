import type { Outcome } from '../../../http/model/failure.js';
import type { BankRefundRequest } from './bank-refund-calls.js';
import type { CallContext } from '../../../http/call-context.js';
import { findOutcome } from '../../../http/find-outcome.js';
import { BANK_REFUND_PATH } from './refund-paths.js';
import { RETRY_CLASSES } from '../../../http/retry-classes.js';
import { toAcceptedRefund } from './bank-refund.js';

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
