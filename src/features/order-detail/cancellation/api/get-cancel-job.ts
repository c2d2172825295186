import * as z from 'zod/mini';
import type { CancelResult } from '../../../../orders/model/cancellation.js';
import { UNREADABLE_JOB, type Job } from '../../../../http/model/job.js';
import { toJob, createJobSchema } from '../../../../http/read/to-job.js';
import { countField, enumField, optionalEnumField, optionalField } from '../../../../http/read/wire-fields.js';
import type { LineOutcome } from '../model/cancel-lines.js';
import { RETRY_CLASSES } from '../../../../http/retry-classes.js';
import { defineCall } from '../../../../http/define-call.js';
import type { Proof } from '../../../../http/model/secret.js';

export interface CancelJobRequest {
  readonly jobId: string;
  /** Proves that the order belongs to the guest; absent for members. */
  readonly proof: Proof | undefined;
}

/** Reads the job of a cancellation once. `missing`: the service does not know the job. */
export const getCancelJob = defineCall({
  name: 'get-cancel-job',
  retry: RETRY_CLASSES.poll,
  method: 'GET',
  path: '/order_mgmt/ordermods/v1/jobs/{jobId}',
  toRequest: ({ jobId, proof }: CancelJobRequest) => ({ params: { jobId }, proof }),
  toValue: toCancelJob,
  message: UNREADABLE_JOB,
  isRequested: (job, { jobId }) => job.id === jobId,
});

/** The result for the whole order, or line by line. */
export type CancelJobResult = CancelResult | readonly LineOutcome[];

const RESULTS = { CANCELLED: 'cancelled', PENDING_CANCEL: 'pending', unknown: undefined } as const;
const LINE_RESULTS = { ...RESULTS, REFUSED: 'refused' } as const;

/** @throws SchemaFailure */
export function toCancelJob(wire: unknown): Job<CancelJobResult> {
  return toJob(cancelJobSchema, wire, ({ status, lines }) => {
    if (lines && lines.length > 0) return toOutcomes(lines);
    return RESULTS[status ?? 'unknown'];
  });
}

/** Returns undefined if the result of one line is unknown: then only the order shows the results. */
function toOutcomes(lines: readonly z.output<typeof cancelJobLineSchema>[]): readonly LineOutcome[] | undefined {
  const outcomes = lines.flatMap(({ orderLineKey, quantity, status }) => {
    const result = LINE_RESULTS[status];
    return result ? [{ orderLineKey, quantity, result }] : [];
  });
  return outcomes.length === lines.length ? outcomes : undefined;
}

const RESULT_WORDS = ['CANCELLED', 'PENDING_CANCEL'] as const;

/** Pieces of a line. REFUSED: they stay as they are. */
const cancelJobLineSchema = z.object({
  orderLineKey: z.string(),
  quantity: countField,
  status: enumField([...RESULT_WORDS, 'REFUSED']),
});

/**
 * The job that cancels an order or some of its pieces. PENDING_CANCEL: the request was accepted, and a person still has to decide. If there
 * are lines, only they count: `status` is of the whole order.
 */
export const cancelJobSchema = createJobSchema(
  z.object({ status: optionalEnumField(RESULT_WORDS), lines: optionalField(z.array(cancelJobLineSchema)) }),
);
