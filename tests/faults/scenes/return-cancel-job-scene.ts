import type { CallScene, Cell } from '../call-scene.js';
import { RETURN_CANCEL_DIALOG, RETURN_CANCEL_JOB_PATH, type ReturnCancelOutcome } from './return-cancel-dialog.js';

type JobOutcome = Extract<ReturnCancelOutcome, 'done' | 'signedOut' | 'chunk' | 'gone'>;

/** If the job gives no result, the return shows that it was cancelled. */
const DONE: Cell<JobOutcome> = { outcome: 'done' };
const SIGNED_OUT: Cell<JobOutcome> = { outcome: 'signedOut', errors: ['service-get-return-cancellation-job-failure'] };

const { done, signedOut, chunk, gone } = RETURN_CANCEL_DIALOG.outcomes;

/** Polling the job of a return's cancellation until it ends. */
export const RETURN_CANCEL_JOB_SCENE: CallScene<JobOutcome> = {
  ...RETURN_CANCEL_DIALOG,
  call: 'get-return-cancellation-job',
  method: 'GET',
  path: RETURN_CANCEL_JOB_PATH,
  outcomes: { done, signedOut, chunk, gone },
  cells: {
    noAnswer: DONE,
    offline: DONE,
    reset: DONE,
    resetInBody: DONE,
    status500: DONE,
    badGateway: DONE,
    away: DONE,
    expired: DONE,
    signedOut: SIGNED_OUT,
    forbidden: DONE,
    notFound: DONE,
    conflict: DONE,
    throttled: DONE,
    opaque: DONE,
    oddWait: DONE,
    endlessWait: DONE,
    brokenJson: DONE,
    signInPage: SIGNED_OUT,
    empty: DONE,
    noContent: DONE,
    fieldMissing: DONE,
    extraFields: DONE,
    unknownWords: DONE,
    nulls: DONE,
    notAnObject: DONE,
    slow: DONE,
    crossed: DONE,
    unmounted: { outcome: 'gone' },
    huge: DONE,
    chunk: { outcome: 'chunk', errors: ['chunk-load'] },
  },
};
