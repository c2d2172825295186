import type * as z from 'zod/mini';

/** Reads one block of an answer: its value, or `undefined` when it is not what the contract promises. `at` is the block's path. */
export type BlockReader = <Schema extends z.ZodMiniType>(
  schema: Schema,
  wire: unknown,
  at: string,
) => z.output<Schema> | undefined;

/** A reader that tells `onUnreadable` the path of the first field that could not be read. It never throws. */
export function createBlockReader(onUnreadable: (path: string) => void): BlockReader {
  return (schema, wire, at) => {
    const reading = schema.safeParse(wire);
    if (reading.success) return reading.data;
    onUnreadable(toFieldPath(reading.error.issues[0]?.path ?? [], at));
    return undefined;
  };
}

function toFieldPath(keys: readonly PropertyKey[], at: string): string {
  return keys.reduce<string>((path, key) => {
    if (typeof key === 'number') return `${path}[${key}]`;
    return path === '' ? String(key) : `${path}.${String(key)}`;
  }, at);
}
