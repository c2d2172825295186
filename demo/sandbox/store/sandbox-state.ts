import type { WireBookAddress } from '../../../src/features/return-wizard/address/api/book-address.js';
import type { JobOutcome, LineCancelOutcome, ReturnCancelOutcome, ReturnOutcome } from '../scenarios/scenario.js';

/** Everything that the sandbox remembers: it survives a restart, and a reset deletes it. */
export interface SandboxState {
  /** Milliseconds since 1970; the dates of all scenario orders are relative to it. */
  anchor: number;
  /** Id of the latest journal entry. */
  lastEntry: number;
  journal: JournalEntry[];
  /** Failed lookups by the address they came from, as a defence against guessing. */
  misses: Miss[];
  /** `once-` faults that have already happened. */
  spentFaults: string[];
  /** Accepted requests to cancel an order, oldest first. */
  jobs: CancelJob[];
  /** Accepted requests to pay an order, oldest first. */
  payments: PaymentJob[];
  /** Accepted requests to return items, oldest first. */
  returns: ReturnJob[];
  /** Accepted requests to cancel a return, oldest first. */
  returnCancels: ReturnCancelJob[];
  /** Ordered exchanges, oldest first. */
  exchanges: ExchangeOrder[];
  /** Numbers of the orders paid since the reset. */
  paidOrders: string[];
  /** The carts by shopper, newest line first. */
  carts: Record<string, CartLine[]>;
  /** Address books changed since the reset, by member. */
  addresses: Record<string, SavedAddress[]>;
  /** Returns whose label was requested before it was ready. */
  labelsRequested: string[];
  /** Labels that were sent, oldest first. */
  labelsSent: LabelSending[];
  /** Arrivals at stores, oldest first. */
  arrivals: CurbsideArrival[];
  /** Statements of withdrawal, oldest first. */
  withdrawals: StoredWithdrawal[];
  /** Codes requested by guests, oldest first. */
  guestChallenges: GuestChallenge[];
  /** Guests who proved who they are. */
  guestTokens: GuestToken[];
  /** Messages with codes, oldest first. */
  mailbox: CodeMessage[];
  /** First answers to requests with an idempotency key, oldest first. */
  storedAnswers: StoredAnswer[];
}

export interface StoredAnswer {
  /** Digest of the key, its call and its shopper. */
  readonly name: string;
  /** Digest of the request's path and body. */
  readonly content: string;
  /** A `CallAnswer` as JSON. */
  readonly answer: string;
}

/** A statement of withdrawal, without its text and the shopper's name. */
export interface StoredWithdrawal {
  readonly withdrawalId: string;
  /** As typed. */
  readonly orderNumber: string;
  /** Digest of the e-mail address in lower case. */
  readonly email: string;
  /** Milliseconds since 1970. */
  readonly receivedAt: number;
}

export interface GuestChallenge {
  readonly id: string;
  /** Digest of order number and contact. */
  readonly pair: string;
  /** Digest of the contact; absent for a wrong pair. */
  readonly contact?: string;
  /** Milliseconds since 1970. */
  readonly startedAt: number;
  /** When the code was last sent, or would have been. */
  sentAt: number;
  attemptsLeft: number;
  isUsed: boolean;
}

export interface GuestToken {
  /** Digest of the token. */
  readonly token: string;
  /** Digest of the contact. */
  readonly contact: string;
  /** Milliseconds since 1970. */
  readonly endsAt: number;
}

/** An e-mail or a text message with a code. Only orders of scenarios get one, so their contacts are invented. */
export interface CodeMessage {
  /** ISO 8601. */
  readonly at: string;
  readonly to: string;
  readonly orderNumber: string;
  readonly language: string;
  readonly code: string;
}

export interface CurbsideArrival {
  readonly id: string;
  readonly orderNumber: string;
  readonly storeId: string;
  /** The number of polls. */
  polls: number;
}

export interface LabelSending {
  readonly returnNumber: string;
  readonly by: 'email' | 'mail';
}

export type SavedAddress = WireBookAddress & { readonly id: string };

export interface CartLine {
  readonly skuId: string;
  readonly quantity: number;
}

/** One request of the contract, without personal data. */
export interface JournalEntry {
  readonly id: number;
  /** ISO 8601. */
  readonly at: string;
  readonly method: string;
  /** Path without its query; a segment that does not match the contract is replaced by its parameter's name. */
  readonly path: string;
  readonly call: string;
  /** Names, not values, of the documented headers, filters and query keys of the request. */
  readonly carried: readonly string[];
  readonly fault?: string;
  /** Absent while the answer is pending, and permanently if there was none. */
  status?: number;
}

export interface Miss {
  readonly address: string;
  readonly at: number;
}

/** Its progress follows from these fields and the time. */
export interface CancelJob {
  readonly id: string;
  readonly orderNumber: string;
  readonly end: JobOutcome;
  /** The pieces that it cancels; absent for the whole order. */
  readonly lines?: readonly CancelJobLine[];
  /** Milliseconds since 1970. */
  readonly startedAt: number;
  /** The number of polls. */
  polls: number;
}

/** Pieces of a line, and what becomes of them once the job is done. */
export interface CancelJobLine {
  readonly orderLineKey: string;
  readonly quantity: number;
  readonly end: LineCancelOutcome;
}

export interface ReturnJob {
  readonly id: string;
  /** The number of the sales order. */
  readonly orderNumber: string;
  /** The number of the return order that it creates. */
  readonly returnNumber: string;
  readonly lines: readonly ReturnLine[];
  /** The return method, if the request named one. */
  readonly method?: string;
  readonly end: ReturnOutcome;
  /** Milliseconds since 1970. */
  readonly startedAt: number;
  /** The number of polls. */
  polls: number;
}

export interface ReturnCancelJob {
  readonly id: string;
  readonly returnNumber: string;
  readonly end: Exclude<ReturnCancelOutcome, 'refused'>;
  /** Milliseconds since 1970. */
  readonly startedAt: number;
  /** The number of polls. */
  polls: number;
}

export interface ReturnLine {
  readonly gtin: string;
  readonly quantity: number;
}

export interface ExchangeOrder {
  /** The number of the sales order. */
  readonly orderNumber: string;
  readonly returnNumber: string;
  /** The number of the exchange order. */
  readonly exchangeNumber: string;
  readonly items: readonly { readonly id: string; readonly skuId: string }[];
  /** Milliseconds since 1970. */
  readonly at: number;
}

export interface PaymentJob {
  readonly id: string;
  readonly orderNumber: string;
  /** The name of its world, for the payment page: browsers cannot send custom headers with a form. */
  readonly world?: string;
  /** Where the shopper is sent after the payment. */
  readonly returnUrl: string;
  /** Milliseconds since 1970. */
  readonly startedAt: number;
  /** The number of polls. */
  polls: number;
}

export function createState(anchor: number): SandboxState {
  const done = { jobs: [], payments: [], returns: [], exchanges: [], paidOrders: [], carts: {}, addresses: {} };
  const labels = { labelsRequested: [], labelsSent: [], arrivals: [], withdrawals: [], storedAnswers: [] };
  const guests = { guestChallenges: [], guestTokens: [], mailbox: [] };
  return {
    anchor,
    lastEntry: 0,
    journal: [],
    misses: [],
    spentFaults: [],
    returnCancels: [],
    ...done,
    ...labels,
    ...guests,
  };
}
