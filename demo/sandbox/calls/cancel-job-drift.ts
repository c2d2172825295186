import type { DriftPlan } from './sandbox-call.js';

/**
 * Fields of a cancel job that the drift faults break. An open job has neither response nor error, a completed one has
 * no eta.
 */
export const CANCEL_JOB_DRIFT: DriftPlan = {
  nulls: ['eta', 'error', 'response'],
  types: ['eta', 'response'],
  enums: ['status', 'response.status'],
  missing: ['jobId'],
  pictures: [],
};
