import type { DriftPlan } from './sandbox-call.js';

/** Fields of a return job that the faults of drift break. Its answer names the return, and stays: without it nobody knows what was made. */
export const RETURN_JOB_DRIFT: DriftPlan = {
  nulls: ['eta', 'error'],
  types: ['eta'],
  enums: ['status'],
  missing: ['jobId'],
  pictures: [],
};
