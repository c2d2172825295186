import type { CallName } from '../../../src/http/model/call-classes.js';

/** What a shopper does in a visit: calls, each after some time of reading or typing. */
export interface VisitStep {
  readonly call: CallName;
  /** Mean seconds before the call. */
  readonly afterSeconds: number;
  /** The share of shoppers who continue with this step; all if absent. For the others, the visit ends. */
  readonly share?: number;
  /** The call whose answer is stored for five minutes: within that time, this step sends nothing. */
  readonly storedBy?: CallName;
  /** Polled after the call until the service is done. */
  readonly polls?: { readonly call: CallName; readonly kind: 'job' | 'curbside' };
}

export interface VisitKind {
  readonly name: string;
  /** The share of all visits. */
  readonly share: number;
  readonly steps: readonly VisitStep[];
}

/** Assumed for a retailer with a million visits a day: these shares and times are not measured. */
export const VISITS: readonly VisitKind[] = [
  {
    name: 'a member follows orders',
    share: 0.52,
    steps: [
      { call: 'list-order-history', afterSeconds: 1 },
      { call: 'get-order', afterSeconds: 15 },
      { call: 'list-order-history', afterSeconds: 40, share: 0.4, storedBy: 'list-order-history' },
      { call: 'get-order', afterSeconds: 15, share: 0.7 },
      { call: 'list-order-history', afterSeconds: 300, share: 0.3, storedBy: 'list-order-history' },
    ],
  },
  {
    name: 'a guest looks up an order',
    share: 0.33,
    steps: [{ call: 'get-order-summary', afterSeconds: 30 }],
  },
  {
    name: 'a shopper cancels an order',
    share: 0.03,
    steps: [
      { call: 'get-order', afterSeconds: 5 },
      { call: 'request-cancel', afterSeconds: 25, polls: { call: 'get-cancel-job', kind: 'job' } },
      { call: 'get-order', afterSeconds: 3 },
    ],
  },
  {
    name: 'a shopper returns items',
    share: 0.08,
    steps: [
      { call: 'list-order-history', afterSeconds: 1 },
      { call: 'get-order', afterSeconds: 15 },
      { call: 'list-carrier-services', afterSeconds: 60 },
      { call: 'list-stores', afterSeconds: 5, share: 0.95 },
      { call: 'request-return', afterSeconds: 45, polls: { call: 'get-return-job', kind: 'job' } },
      { call: 'get-order', afterSeconds: 2 },
      { call: 'get-return-label', afterSeconds: 10 },
    ],
  },
  {
    name: 'a shopper picks up at the curb',
    share: 0.01,
    steps: [
      { call: 'get-order', afterSeconds: 5 },
      {
        call: 'request-curbside-arrival',
        afterSeconds: 60,
        polls: { call: 'get-curbside-interaction', kind: 'curbside' },
      },
    ],
  },
  {
    name: 'a shopper reads a gift card balance',
    share: 0.03,
    steps: [{ call: 'get-gift-card-balance', afterSeconds: 40 }],
  },
];
