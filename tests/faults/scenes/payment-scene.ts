import type { CallScene, Cell } from '../call-scene.js';
import { PAYMENT_BOX, PAYMENT_PRESS, PAYMENT_REQUEST_PATH, type PaymentOutcome } from './payment-box.js';

type PaymentCell = Cell<PaymentOutcome>;
const CODE = 'service-deferred-payment-failure';
/** The error of the first try, which makes the screen show a button. */
const DONE: PaymentCell = { outcome: 'done', errors: [CODE] };
const fails = (outcome: PaymentOutcome): PaymentCell => ({ outcome, errors: [CODE, CODE] });

/** Requesting a deferred payment: a write, but the shopper may send it again. */
export const PAYMENT_SCENE: CallScene<PaymentOutcome> = {
  ...PAYMENT_BOX,
  ...PAYMENT_PRESS,
  call: 'request-deferred-payment',
  method: 'POST',
  path: PAYMENT_REQUEST_PATH,
  // The screen sends the request by itself. The first try gets a 401, so that the screen shows a button.
  opening: (route) => route.fulfill({ status: 401, json: { errors: [] } }),
  cells: {
    noAnswer: fails('failed'),
    offline: { outcome: 'offline', errors: [CODE, 'offline'] },
    reset: fails('failed'),
    resetInBody: fails('failed'),
    status500: fails('failed'),
    badGateway: fails('failed'),
    away: fails('wait'),
    expired: DONE,
    signedOut: fails('signedOut'),
    forbidden: fails('refused'),
    notFound: fails('refused'),
    conflict: fails('refused'),
    throttled: fails('wait'),
    opaque: fails('failed'),
    oddWait: fails('wait'),
    endlessWait: fails('longWait'),
    brokenJson: fails('failed'),
    signInPage: fails('signedOut'),
    empty: fails('failed'),
    noContent: fails('failed'),
    fieldMissing: fails('failed'),
    extraFields: DONE,
    unknownWords: DONE,
    nulls: DONE,
    notAnObject: fails('failed'),
    slow: DONE,
    crossed: DONE,
    unmounted: { outcome: 'gone', errors: [CODE] },
    huge: DONE,
    chunk: { outcome: 'chunk', errors: ['chunk-load', 'chunk-load'] },
  },
};
