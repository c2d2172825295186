import type { CallScene, Cell } from '../call-scene.js';
import { RETURN_BOX, RETURN_JOB_PATH, type ReturnOutcome } from './return-box.js';

/** If the job gives no result, the order shows the return. */
const DONE: Cell<JobOutcome> = { outcome: 'done' };
const SIGNED_OUT: Cell<JobOutcome> = { outcome: 'signedOut', errors: ['service-get-return-job-failure'] };

type JobOutcome = Extract<ReturnOutcome, 'done' | 'signedOut' | 'chunk' | 'gone'>;

const { done, signedOut, chunk, gone } = RETURN_BOX.outcomes;

/** Polling the job of a return until it ends. */
export const RETURN_JOB_SCENE: CallScene<JobOutcome> = {
  ...RETURN_BOX,
  call: 'get-return-job',
  method: 'GET',
  path: RETURN_JOB_PATH,
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
    // The chunk also contains the carriers' call of the previous step.
    chunk: { outcome: 'chunk', errors: ['chunk-load', 'chunk-load'] },
  },
};
