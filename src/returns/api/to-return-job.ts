import type { Job } from '../../http/model/job.js';
import type { CapturedReturn } from '../model/return-capture.js';
import { returnJobSchema } from './return-job.js';
import { SchemaFailure } from '../../http/read/schema-failure.js';
import { toJob } from '../../http/read/to-job.js';

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
