import * as z from 'zod/mini';

/** A list whose blocks are read one by one, so that a broken one costs only itself. */
export const blocksSchema = z.array(z.unknown());

/** A block that may be absent or null. One that is there and broken is unreadable, not absent: it is named. */
export function optionalBlock<Schema extends z.ZodMiniType>(schema: Schema) {
  return z.optional(z.nullable(schema));
}
