import { fill } from '../acts.js';
import { GONE, LONG_WAIT_MS, SHORT_WAIT_MS } from '../boxes.js';
import type { CallScene, Cell, NextAction } from '../call-scene.js';
import {
  boxOver,
  getNotice,
  getTypedCard,
  openNewAddress,
  pressSave,
  pressSaveAgain,
  readSummary,
  SUMMARY,
} from './address-setting.js';
import { createWriteCells } from './create-write-cells.js';

const title = 'returnAddress.failedTitle';
const USE_ONCE: NextAction = { role: 'button', message: 'returnAddress.useOnce' };

const OUTCOMES = {
  done: { find: getTypedCard },
  /** The address book rejected the address, so it is used for this return only. */
  unsaved: { find: getNotice },
  failed: boxOver.retry({ title, text: 'returnAddress.failed' }),
  refused: boxOver.other({ title, text: 'returnAddress.failed' }, USE_ONCE),
  wait: boxOver.wait({ title, text: 'returnAddress.failed' }, SHORT_WAIT_MS),
  longWait: boxOver.wait({ title, text: 'returnSubmit.waitUntil' }, LONG_WAIT_MS),
  uncertain: boxOver.retry({ title, text: 'returnAddress.uncertain' }),
  signedOut: boxOver.retry({ title, text: 'returnAddress.signedOut' }),
  offline: boxOver.retry({ title, text: 'returnAddress.offline' }),
  gone: GONE,
} as const satisfies CallScene['outcomes'];

type OutcomeName = keyof typeof OUTCOMES;
/** Saved, or the address book shows that it was. */
const DONE: Cell<OutcomeName> = { outcome: 'done' };
const UNSAVED: Cell<OutcomeName> = { outcome: 'unsaved' };
const CODE = 'service-request-new-address-failure';

/** Saving a new address: a write, which is never retried automatically. */
export const NEW_ADDRESS_SCENE: CallScene<OutcomeName> = {
  call: 'request-new-address',
  method: 'POST',
  path: /^\/identity\/user\/v1\/[^/]+\/address$/,
  chunks: '**/cdn/request-new-address-*.js',
  // The preceding address check has a scene of its own.
  answers: [{ path: /^\/identity\/address_validations\/v1$/, act: fill('{"validated":true}') }],
  open: openNewAddress,
  send: pressSave,
  cross: pressSaveAgain,
  slow: 'returnAddress.slow',
  readStored: readSummary,
  preserved: SUMMARY,
  outcomes: OUTCOMES,
  cells: {
    ...createWriteCells(CODE),
    resetInBody: DONE,
    // The address book was read in the meantime, and the wait is over.
    away: { outcome: 'uncertain', errors: [CODE] },
    expired: DONE,
    signedOut: { outcome: 'signedOut', errors: [CODE] },
    fieldMissing: UNSAVED,
    nulls: UNSAVED,
    chunk: { outcome: 'failed', errors: ['chunk-load'] },
  },
};
