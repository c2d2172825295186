import * as z from 'zod/mini';
import { enumField, optionalField, optionalStringField } from './wire-fields.js';

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
