import * as z from 'zod/mini';
import { createJobSchema } from '../../../../http/read/job.js';
import { enumField } from '../../../../http/read/wire-fields.js';

/** The job that cancels an order. PENDING_CANCEL: the request was accepted, and somebody still has to decide. */
export const cancelJobSchema = createJobSchema(z.object({ status: enumField(['CANCELLED', 'PENDING_CANCEL']) }));
