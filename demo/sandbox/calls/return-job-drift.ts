import type { DriftPlan } from './sandbox-call.js';

/**
 * Fields of a return job that the drift faults break. The return's number stays: without it, the client cannot know
 * what was created.
 */
export const RETURN_JOB_DRIFT: DriftPlan = {
  nulls: ['eta', 'error'],
  types: ['eta'],
  enums: ['status'],
  missing: ['jobId'],
  pictures: [],
};
