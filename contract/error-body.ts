import * as z from 'zod/mini';

const contractErrorSchema = z.object({ code: z.string(), message: z.string(), field: z.optional(z.string()) });

/** The body of every 4xx and 5xx. `code` is stable; `message` is for developers and never shown to a shopper. */
export const errorBodySchema = z.object({ errors: z.array(contractErrorSchema).check(z.minLength(1)) });

export type ErrorBody = z.output<typeof errorBodySchema>;
export type ContractError = z.output<typeof contractErrorSchema>;
