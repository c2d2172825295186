import type { BankAccount } from '../model/bank-account.js';
import type { Call } from '../../../http/model/failure.js';
import type { Proof, Secret } from '../../../http/model/secret.js';

export interface BankRefundRequest {
  /** Number of the return, or of the order it is of. */
  readonly orderNumber: string;
  readonly email: Secret;
  /** Ready to be sent. */
  readonly account: { readonly [Field in keyof BankAccount]: Secret };
  /** How a guest proves the order; absent for members. */
  readonly proof: Proof | undefined;
}

/** The call that has a refund paid into a bank account. */
export type BankRefundCall = Call<BankRefundRequest, true>;
