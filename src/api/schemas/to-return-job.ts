import type { Job } from '../../domain/job.js';
import type { CapturedReturn } from '../../domain/returns/return-capture.js';
import { returnJobSchema } from './return-job.js';
import { SchemaFailure } from './schema-failure.js';
import { toJob } from './to-job.js';

/** The job of a return. Throws `SchemaFailure`. */
export function toReturnJob(wire: unknown): Job<CapturedReturn> {
  return toJob(returnJobSchema, wire, ({ returnOrderNumber }) => ({ returnNumber: returnOrderNumber }));
}

/** The job that a request became: it names the return, unless it failed at once. Throws `SchemaFailure` where it does not. */
export function toCapturedReturn(wire: unknown): Job<CapturedReturn> {
  const job = toReturnJob(wire);
  if (job.result === undefined && !job.hasFailed) throw new SchemaFailure('response.returnOrderNumber');
  return job;
}
