import * as z from 'zod/mini';

/** A message is on its way. Nothing in the answer is read: it may as well be empty. */
export const messageSentSchema = z.object({});
