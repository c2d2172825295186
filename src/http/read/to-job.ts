import * as z from 'zod/mini';
import type { Job } from '../model/job.js';
import { createBlockReader, enumField, optionalField, optionalStringField } from './wire-fields.js';
import { SchemaFailure } from '../errors.js';

type JobSchema<Response extends z.ZodMiniType> = ReturnType<typeof createJobSchema<Response>>;

/**
 * A job as the service tells it. Any error that holds something ends it, whatever its status says; a status that nobody knows is
 * one that goes on. Throws `SchemaFailure` where there is no job to read.
 *
 * @param toResult what the job's own answer means; absent where nobody knows it
 */
export function toJob<Response extends z.ZodMiniType, Result>(
  schema: JobSchema<Response>,
  wire: unknown,
  toResult: (response: NonNullable<z.output<Response>>) => Result | undefined,
): Job<Result> {
  let offender = '';
  const job = createBlockReader((path) => (offender = path))(schema, wire, '');
  if (!job) throw new SchemaFailure(offender);
  const result = job.response ? toResult(job.response) : undefined;
  return {
    id: job.jobId,
    isDone: job.status === 'COMPLETED',
    hasFailed: Object.values(job.error ?? {}).some(Boolean),
    ...(result !== undefined && { result }),
    ...(typeof job.eta === 'number' && { etaMs: job.eta }),
  };
}

/** Milliseconds. */
export const etaField = z.number();

/** Loose, because any error that is not empty ends its job, whatever it consists of; an empty one is none. */
const jobErrorSchema = z.looseObject({ code: optionalStringField, message: optionalStringField });

/**
 * What the service goes on working on after it has answered (wire contract, section 1). `eta` says how long to wait
 * before asking after it; `response` is there once it is completed.
 */
export function createJobSchema<Response extends z.ZodMiniType>(responseSchema: Response) {
  return z.object({
    jobId: z.string().check(z.minLength(1)),
    status: enumField(['PENDING', 'IN_PROGRESS', 'COMPLETED']),
    eta: optionalField(etaField),
    error: optionalField(jobErrorSchema),
    response: optionalField(responseSchema),
  });
}
