import * as z from 'zod/mini';
import type { Job } from '../model/job.js';
import { enumField, optionalField, optionalStringField, readWhole } from './wire-fields.js';

type JobSchema<Response extends z.ZodMiniType> = ReturnType<typeof createJobSchema<Response>>;

/**
 * Reads a job from an answer. A non-empty error ends it, whatever its status says; an unknown status counts as still running.
 *
 * @param toResult reads the job's own response; returns undefined if it is unknown
 * @throws SchemaFailure if the answer is no job
 */
export function toJob<Response extends z.ZodMiniType, Result>(
  schema: JobSchema<Response>,
  wire: unknown,
  toResult: (response: NonNullable<z.output<Response>>) => Result | undefined,
): Job<Result> {
  const job = readWhole(schema, wire);
  const result = job.response ? toResult(job.response) : undefined;
  return { ...toProgress(job), ...(result !== undefined && { result }) };
}

/**
 * Reads a job without a response of its own. Once it is completed, `result` is its only possible result.
 *
 * @throws SchemaFailure if the answer is no job
 */
export function toPlainJob<Result>(wire: unknown, result: Result): Job<Result> {
  const job = toProgress(readWhole(plainJobSchema, wire));
  return job.isDone ? { ...job, result } : job;
}

function toProgress({ jobId, status, error, eta }: z.output<typeof plainJobSchema>): Job<never> {
  return {
    id: jobId,
    isDone: status === 'COMPLETED',
    hasFailed: Object.values(error ?? {}).some(Boolean),
    ...(typeof eta === 'number' && { etaMs: eta }),
  };
}

/** Milliseconds. */
export const etaField = z.number();

/** Loose, because any non-empty error ends its job, whatever its fields; an empty object is no error. */
const jobErrorSchema = z.looseObject({ code: optionalStringField, message: optionalStringField });

/** A task that the service processes after it has answered (wire contract, section 1). `eta` says how long to wait before polling. */
export const plainJobSchema = z.object({
  jobId: z.string().check(z.minLength(1)),
  status: enumField(['PENDING', 'IN_PROGRESS', 'COMPLETED']),
  eta: optionalField(etaField),
  error: optionalField(jobErrorSchema),
});

/** The same with a `response`, which is present once it is completed. */
export function createJobSchema<Response extends z.ZodMiniType>(responseSchema: Response) {
  return z.extend(plainJobSchema, { response: optionalField(responseSchema) });
}
