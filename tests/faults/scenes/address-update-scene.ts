import { fill } from '../acts.js';
import { GONE } from '../boxes.js';
import type { CallScene } from '../call-scene.js';
import {
  getNotice,
  getTypedCard,
  openChangedAddress,
  pressSave,
  pressSaveAgain,
  readSummary,
  SUMMARY,
} from './address-setting.js';
import { createQuietCells } from './create-quiet-cells.js';

const CODE = 'service-request-address-update-failure';

const OUTCOMES = {
  done: { find: getTypedCard },
  /** The change is used for this return only, and a message says so. */
  alone: { find: getNotice },
  gone: GONE,
} as const satisfies CallScene['outcomes'];

/** Changing a saved address: an update, which is retried once. */
export const ADDRESS_UPDATE_SCENE: CallScene<keyof typeof OUTCOMES> = {
  call: 'request-address-update',
  method: 'PUT',
  path: /^\/identity\/user\/v1\/[^/]+\/address\/[^/]+$/,
  chunks: '**/cdn/request-address-update-*.js',
  // The preceding address check has a scene of its own.
  answers: [{ path: /^\/identity\/address_validations\/v1$/, act: fill('{"validated":true}') }],
  open: openChangedAddress,
  send: pressSave,
  cross: pressSaveAgain,
  slow: 'returnAddress.slow',
  readStored: readSummary,
  preserved: SUMMARY,
  outcomes: OUTCOMES,
  cells: {
    ...createQuietCells(CODE),
    offline: { outcome: 'alone', errors: ['offline'] },
    notFound: { outcome: 'alone', errors: [CODE] },
    fieldMissing: { outcome: 'alone', errors: [CODE] },
    crossed: { outcome: 'done' },
    unmounted: { outcome: 'gone' },
    chunk: { outcome: 'alone', errors: ['chunk-load'] },
  },
};
