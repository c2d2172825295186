import type { CallScene, Cell } from '../call-scene.js';
import { CANCEL_DIALOG, JOB_PATH, type CancelOutcome } from './cancel-dialog.js';

type JobCell = Cell<CancelOutcome>;
const DONE: JobCell = { outcome: 'done' };
/** The job gives no result, but the order shows the cancellation. */
const SEEN: JobCell = { outcome: 'pending' };
const fails = (outcome: CancelOutcome): JobCell => ({ outcome, errors: ['service-get-cancel-job-failure'] });

/** Polling the job of a cancellation until it ends. */
export const CANCEL_JOB_SCENE: CallScene<CancelOutcome> = {
  ...CANCEL_DIALOG,
  call: 'get-cancel-job',
  method: 'GET',
  path: JOB_PATH,
  cells: {
    noAnswer: DONE,
    offline: DONE,
    reset: SEEN,
    resetInBody: SEEN,
    status500: SEEN,
    badGateway: SEEN,
    away: DONE,
    expired: DONE,
    signedOut: fails('signedOut'),
    forbidden: SEEN,
    notFound: SEEN,
    conflict: SEEN,
    throttled: DONE,
    opaque: SEEN,
    oddWait: DONE,
    endlessWait: SEEN,
    brokenJson: SEEN,
    signInPage: fails('signedOut'),
    empty: SEEN,
    noContent: SEEN,
    fieldMissing: SEEN,
    extraFields: DONE,
    unknownWords: SEEN,
    nulls: SEEN,
    notAnObject: SEEN,
    slow: DONE,
    crossed: DONE,
    unmounted: { outcome: 'gone' },
    huge: DONE,
    chunk: { outcome: 'chunk', errors: ['chunk-load'] },
  },
};
