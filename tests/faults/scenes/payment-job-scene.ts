import type { CallScene, Cell } from '../call-scene.js';
import { PAYMENT_BOX, PAYMENT_JOB_PATH, type PaymentOutcome } from './payment-box.js';

type JobCell = Cell<PaymentOutcome>;
const CODE = 'service-deferred-payment-failure';
const DONE: JobCell = { outcome: 'done' };
const fails = (outcome: PaymentOutcome): JobCell => ({ outcome, errors: [CODE] });

/** Polling the job that prepares a deferred payment until it ends. The screen starts it by itself. */
export const PAYMENT_JOB_SCENE: CallScene<PaymentOutcome> = {
  ...PAYMENT_BOX,
  call: 'get-deferred-payment-job',
  method: 'GET',
  path: PAYMENT_JOB_PATH,
  cells: {
    noAnswer: DONE,
    offline: DONE,
    reset: fails('failed'),
    resetInBody: fails('failed'),
    status500: fails('failed'),
    badGateway: fails('failed'),
    away: DONE,
    expired: DONE,
    signedOut: fails('signedOut'),
    forbidden: fails('refused'),
    notFound: fails('failed'),
    conflict: fails('refused'),
    throttled: DONE,
    opaque: fails('failed'),
    oddWait: DONE,
    endlessWait: fails('failed'),
    brokenJson: fails('failed'),
    signInPage: fails('signedOut'),
    empty: fails('failed'),
    noContent: fails('failed'),
    fieldMissing: fails('failed'),
    extraFields: DONE,
    unknownWords: fails('failed'),
    // The sandbox completes the job at the second poll.
    nulls: { ...fails('failed'), requests: 2 },
    notAnObject: fails('failed'),
    slow: DONE,
    crossed: DONE,
    unmounted: { outcome: 'gone' },
    huge: DONE,
    chunk: { outcome: 'chunk', errors: ['chunk-load'] },
  },
};
