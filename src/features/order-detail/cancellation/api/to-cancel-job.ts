import type { CancelResult } from '../../../../orders/model/cancellation.js';
import type { Job } from '../../../../http/model/job.js';
import { cancelJobSchema } from './cancel-job.js';
import { toJob } from '../../../../http/read/to-job.js';

const RESULTS = { CANCELLED: 'cancelled', PENDING_CANCEL: 'pending', unknown: undefined } as const;

/** The job of a cancellation. Throws `SchemaFailure`. */
export function toCancelJob(wire: unknown): Job<CancelResult> {
  return toJob(cancelJobSchema, wire, ({ status }) => RESULTS[status]);
}
