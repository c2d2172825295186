import type { DriftPlan } from './sandbox-call.js';

/** Fields of a cancel job that the faults of drift break. An open job has no response and no error, a completed one no eta. */
export const CANCEL_JOB_DRIFT: DriftPlan = {
  nulls: ['eta', 'error', 'response'],
  types: ['eta', 'response'],
  enums: ['status', 'response.status'],
  missing: ['jobId'],
  pictures: [],
};
