import * as z from 'zod/mini';

/** The answer after a message was sent. The client reads nothing of it, so it may be empty. */
export const messageSentSchema = z.object({});
