import type { CallScene, Cell } from '../call-scene.js';
import { RETURN_BOX, RETURN_JOB_PATH, type ReturnOutcome } from './return-box.js';

/** Where the job cannot be asked after, or does not say how it ended, the order does. */
const DONE: Cell<JobOutcome> = { end: 'done' };
const SIGNED_OUT: Cell<JobOutcome> = { end: 'signedOut', errors: ['service-get-return-job-failure'] };

type JobOutcome = Extract<ReturnOutcome, 'done' | 'signedOut' | 'chunk' | 'gone'>;

const { done, signedOut, chunk, gone } = RETURN_BOX.ends;

/** The job that a return became: asked after until it ends. */
export const RETURN_JOB_SCENE: CallScene<JobOutcome> = {
  ...RETURN_BOX,
  call: 'get-return-job',
  method: 'GET',
  path: RETURN_JOB_PATH,
  ends: { done, signedOut, chunk, gone },
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
    unmounted: { end: 'gone' },
    huge: DONE,
    // The carriers, which the step before asks for, are in it too.
    chunk: { end: 'chunk', errors: ['chunk-load', 'chunk-load'] },
  },
};
