import type { CallContext } from '../../src/api/call-context.js';
import { getCancelJob } from '../../src/api/get-cancel-job.js';
import { getOrder } from '../../src/api/get-order.js';
import { getOrderSummary } from '../../src/api/get-order-summary.js';
import { listConsents } from '../../src/api/list-consents.js';
import { listOrderHistory } from '../../src/api/list-order-history.js';
import { listStores } from '../../src/api/list-stores.js';
import { listPartnerHistory } from '../../src/api/list-partner-history.js';
import { requestCancel } from '../../src/api/request-cancel.js';
import { requestGuestCheck } from '../../src/api/request-guest-check.js';
import type { CallName } from '../../src/api/retry-classes.js';
import type { Outcome } from '../../src/domain/failure.js';
import { createWirePartnerOrder } from '../api/schemas/partner-samples.js';
import { createWireOrder } from '../api/schemas/wire-samples.js';
import { createWireStore } from '../api/schemas/wire-store-samples.js';
import type { FakeClock } from './fake-clock.js';

/** One of the calls, ready to be sent. */
export interface CallUnderTest {
  readonly name: CallName;
  readonly run: (context: CallContext, signal: AbortSignal) => Promise<Outcome<unknown>>;
  /** The answer the contract promises. */
  readonly soundBody: object;
}

export const ORDER_HISTORY: CallUnderTest = {
  name: 'list-order-history',
  run: (context, signal) => listOrderHistory(context, {}, signal),
  soundBody: { objects: [createWireOrder()], pages: { next: '/history/v1?count=10&anchor=n2' } },
};

export const PARTNER_HISTORY: CallUnderTest = {
  name: 'list-partner-history',
  run: (context, signal) => listPartnerHistory(context, {}, signal),
  soundBody: { orderItems: [createWirePartnerOrder()], pages: { next: '/partner_history/v1?count=10&anchor=n2' } },
};

export const ORDER: CallUnderTest = {
  name: 'get-order',
  run: (context, signal) => getOrder(context, { orderNumber: 'A1000' }, signal),
  soundBody: createWireOrder(),
};

/** A read, which is tried again. */
export const ORDER_SUMMARY: CallUnderTest = {
  name: 'get-order-summary',
  run: (context, signal) =>
    getOrderSummary(context, { orderNumber: 'A1000', contact: { email: 'guest@example.com' } }, signal),
  soundBody: createWireOrder(),
};

export const CONSENTS: CallUnderTest = {
  name: 'list-consents',
  run: (context, signal) => listConsents(context, { userId: 'm1' }, signal),
  soundBody: { consents: [{ id: 'c1', partnerName: 'Partner' }] },
};

/** A check of a secret, which is never tried again by itself. */
export const GUEST_CHECK: CallUnderTest = {
  name: 'request-guest-check',
  run: (context, signal) => requestGuestCheck(context, { orderNumber: 'A1000', phoneNumber: '5035550101' }, signal),
  soundBody: { valid: true },
};

const CONTACT = { email: 'guest@example.com' };

/** A write, which is never sent again by itself. */
export const REQUEST_CANCEL: CallUnderTest = {
  name: 'request-cancel',
  run: (context, signal) =>
    requestCancel(
      context,
      {
        orderNumber: 'A1000',
        regionReference: 'NIKEUS',
        contact: CONTACT,
        dayPhoneNumber: undefined,
        proof: CONTACT,
      },
      signal,
    ),
  soundBody: { jobId: 'job-1', status: 'PENDING', eta: 400 },
};

/** A question after a job: whoever follows the job asks again. */
export const CANCEL_JOB: CallUnderTest = {
  name: 'get-cancel-job',
  run: (context, signal) => getCancelJob(context, { jobId: 'job-1', proof: CONTACT }, signal),
  soundBody: { jobId: 'job-1', status: 'COMPLETED', response: { status: 'CANCELLED' } },
};

export const STORES: CallUnderTest = {
  name: 'list-stores',
  run: (context, signal) => listStores(context, { country: 'us', text: '95814' }, signal),
  soundBody: { objects: [createWireStore()], pages: { next: '' } },
};

export const EVERY_CALL: readonly CallUnderTest[] = [
  ORDER_HISTORY,
  PARTNER_HISTORY,
  ORDER,
  ORDER_SUMMARY,
  CONSENTS,
  GUEST_CHECK,
  REQUEST_CANCEL,
  CANCEL_JOB,
  STORES,
];

/** How a call ended, and when; nothing while it goes on. */
export interface WatchedCall {
  outcome?: Outcome<unknown>;
  rejection?: unknown;
  endedAt?: number;
  /** Timers that were still running at that moment. */
  timersLeft?: number;
}

/** Starts a call and notes its end. */
export function watchCall(clock: FakeClock, call: Promise<Outcome<unknown>>): WatchedCall {
  const watched: WatchedCall = {};
  const end = (how: WatchedCall): void => {
    Object.assign(watched, how, { endedAt: clock.now(), timersLeft: clock.countTimers() });
  };
  call.then(
    (outcome) => end({ outcome }),
    (rejection: unknown) => end({ rejection }),
  );
  return watched;
}
