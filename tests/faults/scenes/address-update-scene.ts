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

const ENDS = {
  done: { find: getTypedCard },
  /** The change is used for this return only, and a message says so. */
  alone: { find: getNotice },
  gone: GONE,
} as const satisfies CallScene['ends'];

/** Changing a saved address: an update, which is retried once. */
export const ADDRESS_UPDATE_SCENE: CallScene<keyof typeof ENDS> = {
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
  ends: ENDS,
  cells: {
    ...createQuietCells(CODE),
    offline: { end: 'alone', errors: ['offline'] },
    notFound: { end: 'alone', errors: [CODE] },
    fieldMissing: { end: 'alone', errors: [CODE] },
    crossed: { end: 'done' },
    unmounted: { end: 'gone' },
    chunk: { end: 'alone', errors: ['chunk-load'] },
  },
};
