import * as z from 'zod/mini';
import type { Job } from '../../http/model/job.js';
import type { CapturedReturn } from '../model/return-capture.js';
import { SchemaFailure } from '../../http/errors.js';
import { toJob, createJobSchema } from '../../http/read/to-job.js';

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

/** The job that makes a return of lines of an order. Its number is known before the job is done. */
export const returnJobSchema = createJobSchema(z.object({ returnOrderNumber: z.string().check(z.minLength(1)) }));
