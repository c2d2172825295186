import * as z from 'zod/mini';
import type { CancelResult } from '../../../../orders/model/cancellation.js';
import type { Job } from '../../../../http/model/job.js';
import { toJob, createJobSchema } from '../../../../http/read/to-job.js';
import { enumField } from '../../../../http/read/wire-fields.js';

const RESULTS = { CANCELLED: 'cancelled', PENDING_CANCEL: 'pending', unknown: undefined } as const;

/** The job of a cancellation. Throws `SchemaFailure`. */
export function toCancelJob(wire: unknown): Job<CancelResult> {
  return toJob(cancelJobSchema, wire, ({ status }) => RESULTS[status]);
}

/** The job that cancels an order. PENDING_CANCEL: the request was accepted, and somebody still has to decide. */
export const cancelJobSchema = createJobSchema(z.object({ status: enumField(['CANCELLED', 'PENDING_CANCEL']) }));
