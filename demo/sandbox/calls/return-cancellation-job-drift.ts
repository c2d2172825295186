import type { DriftPlan } from './sandbox-call.js';

/** Fields of the job of a return's cancellation that the drift faults break. It has no response. */
export const RETURN_CANCELLATION_JOB_DRIFT: DriftPlan = {
  nulls: ['eta', 'error'],
  types: ['eta'],
  enums: ['status'],
  missing: ['jobId'],
  pictures: [],
};
