import type { ErrorCode } from '../../../src/http/model/failure.js';
import { GONE } from '../boxes.js';
import type { CallScene, Cell } from '../call-scene.js';
import {
  boxOver,
  getTypedCard,
  openNewAddress,
  pressSave,
  pressSaveAgain,
  readSummary,
  SUMMARY,
} from './address-setting.js';

const OUTCOMES = {
  done: { find: getTypedCard },
  /** The address could not be verified, so the shopper reviews it. */
  alone: boxOver.other(
    { title: 'returnAddress.confirmTitle', text: 'returnAddress.unverified' },
    { role: 'button', message: 'returnAddress.useEntered' },
  ),
  gone: GONE,
} as const satisfies CallScene['outcomes'];

type CheckCell = Cell<keyof typeof OUTCOMES>;
const DONE: CheckCell = { outcome: 'done' };
const toAlone = (...errors: ErrorCode[]): CheckCell => ({ outcome: 'alone', errors });
const ALONE = toAlone('service-request-address-check-failure');

/** Checking an address: the call changes nothing and is repeated after a broken connection. */
export const ADDRESS_CHECK_SCENE: CallScene<keyof typeof OUTCOMES> = {
  call: 'request-address-check',
  method: 'POST',
  path: /^\/identity\/address_validations\/v1$/,
  chunks: '**/cdn/request-address-check-*.js',
  open: openNewAddress,
  send: pressSave,
  cross: pressSaveAgain,
  readStored: readSummary,
  preserved: SUMMARY,
  outcomes: OUTCOMES,
  cells: {
    noAnswer: ALONE,
    offline: toAlone('offline'),
    reset: ALONE,
    resetInBody: ALONE,
    status500: ALONE,
    badGateway: ALONE,
    away: ALONE,
    expired: DONE,
    signedOut: ALONE,
    forbidden: ALONE,
    notFound: { outcome: 'alone' },
    conflict: ALONE,
    throttled: ALONE,
    opaque: ALONE,
    oddWait: ALONE,
    endlessWait: ALONE,
    brokenJson: ALONE,
    signInPage: ALONE,
    empty: ALONE,
    noContent: ALONE,
    fieldMissing: ALONE,
    extraFields: DONE,
    unknownWords: DONE,
    nulls: DONE,
    notAnObject: ALONE,
    slow: ALONE,
    crossed: DONE,
    unmounted: { outcome: 'gone' },
    huge: DONE,
    chunk: toAlone('chunk-load'),
  },
};
