import * as z from 'zod/mini';
import { createJobSchema } from '../../http/read/job.js';

/** The job that makes a return of lines of an order. Its number is known before the job is done. */
export const returnJobSchema = createJobSchema(z.object({ returnOrderNumber: z.string().check(z.minLength(1)) }));
