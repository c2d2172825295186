import type { BankAccount } from '../domain/bank-account.js';
import type { Contact } from '../domain/guest-lookup-check.js';
import type { Call } from './lookup-calls.js';

export interface BankRefundRequest {
  /** Number of the return, or of the order it is of. */
  readonly orderNumber: string;
  readonly email: string;
  /** Ready to be sent. */
  readonly account: BankAccount;
  /** How a guest proves the order; absent for members. */
  readonly proof: Contact | undefined;
}

/** The call that has a refund paid into a bank account. */
export type BankRefundCall = Call<BankRefundRequest, true>;
