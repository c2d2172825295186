import type { DriftPlan } from './sandbox-call.js';

/** Fields of a payment job that the drift faults break. */
export const PAYMENT_JOB_DRIFT: DriftPlan = {
  nulls: ['eta', 'error', 'response'],
  types: ['eta', 'response'],
  enums: ['status', 'response.form.method'],
  missing: ['jobId'],
  pictures: [],
};
