import type { WireBookAddress } from '../../../src/features/return-wizard/address/api/book-address.js';
import type { JobOutcome, ReturnOutcome } from '../scenarios/scenario.js';

/** All that the sandbox remembers: it survives a restart and is gone after a reset. */
export interface SandboxState {
  /** Milliseconds since 1970; the dates of all scenario orders are counted from it. */
  anchor: number;
  /** Number of the latest journal entry. */
  lastEntry: number;
  journal: JournalEntry[];
  /** Failed lookups by the address they came from: a server's defence against guessing. */
  misses: Miss[];
  /** `once-` faults that have happened. */
  spentFaults: string[];
  /** Requests to cancel an order that were taken on, the oldest first. */
  jobs: CancelJob[];
  /** Requests to pay an order that were taken on, the oldest first. */
  payments: PaymentJob[];
  /** Requests to return something that were taken on, the oldest first. */
  returns: ReturnJob[];
  /** Exchanges that were ordered, the oldest first. */
  exchanges: ExchangeOrder[];
  /** Numbers of the orders that were paid since the reset. */
  paidOrders: string[];
  /** What lies in the cart of each shopper, the newest first. */
  carts: Record<string, CartLine[]>;
  /** Address books that were changed since the reset, by member. */
  addresses: Record<string, SavedAddress[]>;
  /** Returns whose label was asked for while it was being made. */
  labelsAsked: string[];
  /** Labels that were sent, the oldest first. */
  labelsSent: LabelSending[];
  /** Arrivals that stores were told of, the oldest first. */
  arrivals: CurbsideArrival[];
  /** First answers to requests with an idempotency key, the oldest first. */
  keptAnswers: KeptAnswer[];
}

export interface KeptAnswer {
  /** Of the key, its call and its shopper. */
  readonly name: string;
  /** Of what was asked. */
  readonly content: string;
  /** A `CallAnswer` as JSON. */
  readonly answer: string;
}

export interface CurbsideArrival {
  readonly id: string;
  readonly orderNumber: string;
  readonly storeId: string;
  /** How often somebody asked after it. */
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

/** One request of the contract, without anything personal in it. */
export interface JournalEntry {
  readonly id: number;
  /** ISO 8601. */
  readonly at: string;
  readonly method: string;
  /** Path without its query; a part that is not what the contract asks for is replaced by its name. */
  readonly path: string;
  readonly call: string;
  /** Names of the documented headers, filters and query keys that came with the request, never their values. */
  readonly carried: readonly string[];
  readonly fault?: string;
  /** Absent while the answer is pending, and for good when there was none. */
  status?: number;
}

export interface Miss {
  readonly address: string;
  readonly at: number;
}

/** How far it is follows from this and the time. */
export interface CancelJob {
  readonly id: string;
  readonly orderNumber: string;
  readonly end: JobOutcome;
  /** Milliseconds since 1970. */
  readonly startedAt: number;
  /** How often somebody asked after it. */
  polls: number;
}

export interface ReturnJob {
  readonly id: string;
  /** Of the order that something goes back of. */
  readonly orderNumber: string;
  /** Of the return that is made. */
  readonly returnNumber: string;
  readonly lines: readonly ReturnLine[];
  /** How it goes back, where the request said so. */
  readonly method?: string;
  readonly end: ReturnOutcome;
  /** Milliseconds since 1970. */
  readonly startedAt: number;
  /** How often somebody asked after it. */
  polls: number;
}

export interface ReturnLine {
  readonly gtin: string;
  readonly quantity: number;
}

export interface ExchangeOrder {
  /** Of the order that something went back of. */
  readonly orderNumber: string;
  readonly returnNumber: string;
  /** Of the order that comes. */
  readonly exchangeNumber: string;
  readonly items: readonly { readonly id: string; readonly skuId: string }[];
  /** Milliseconds since 1970. */
  readonly at: number;
}

export interface PaymentJob {
  readonly id: string;
  readonly orderNumber: string;
  /** In which world, for the payment page: a browser sends no header of ours with a form. */
  readonly world?: string;
  /** Where the shopper goes once it is paid. */
  readonly returnUrl: string;
  /** Milliseconds since 1970. */
  readonly startedAt: number;
  /** How often somebody asked after it. */
  polls: number;
}

export function createState(anchor: number): SandboxState {
  const done = { jobs: [], payments: [], returns: [], exchanges: [], paidOrders: [], carts: {}, addresses: {} };
  const labels = { labelsAsked: [], labelsSent: [], arrivals: [], keptAnswers: [] };
  return { anchor, lastEntry: 0, journal: [], misses: [], spentFaults: [], ...done, ...labels };
}
