import * as z from 'zod/mini';
import { RETRY_CLASSES } from '../../../http/retry-classes.js';
import { OrdersError, SchemaFailure } from '../../../http/errors.js';
import { optionalField, readWhole } from '../../../http/read/wire-fields.js';
import { defineCall } from '../../../http/define-call.js';
import type { Proof, Secret } from '../../../http/model/secret.js';
import type { BankAccount } from '../model/bank-account.js';

export interface BankRefundRequest {
  /** Number of the return, or of its order. */
  readonly orderNumber: string;
  readonly email: Secret;
  readonly account: { readonly [Field in keyof BankAccount]: Secret };
  /** Proves that the order belongs to the guest; absent for members. */
  readonly proof: Proof | undefined;
}

/**
 * Sends the bank account for the refund of a return, without retries and with a fixed word in place of a member's
 * token. `missing`: this shopper has no such return.
 */
export const requestBankRefund = defineCall({
  name: 'request-bank-refund',
  retry: RETRY_CLASSES.write,
  method: 'POST',
  path: '/order_mgmt/bank_refund/v1',
  toRequest: ({ orderNumber, email, account, proof }: BankRefundRequest) => ({
    proof,
    body: {
      accountDetails: { iban: account.iban, owner: { firstName: account.firstName, lastName: account.lastName } },
      email,
      orderNumber,
    },
  }),
  toValue: toAcceptedRefund,
});

/** Only the presence counts: `data` means that the refund was accepted, `error` that it was not. */
export const bankRefundSchema = z.object({
  data: optionalField(z.looseObject({})),
  error: optionalField(z.looseObject({})),
});

/**
 * Returns true if the refund was accepted.
 *
 * @throws OrdersError if the answer rejects it; SchemaFailure if the answer says neither, so that the result is unknown
 */
export function toAcceptedRefund(wire: unknown): true {
  const answer = readWhole(bankRefundSchema, wire);
  if (answer.error) {
    const code = 'service-request-bank-refund-failure';
    throw new OrdersError({ code, retryable: true, call: 'request-bank-refund', status: 200 });
  }
  if (!answer.data) throw new SchemaFailure('data');
  return true;
}
