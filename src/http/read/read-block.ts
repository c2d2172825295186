import * as z from 'zod/mini';

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

/** A list whose blocks are read one by one, so that a broken one costs only itself. */
export const blocksSchema = z.array(z.unknown());

/** A block that may be absent or null. One that is there and broken is unreadable, not absent: it is named. */
export function optionalBlock<Schema extends z.ZodMiniType>(schema: Schema) {
  return z.optional(z.nullable(schema));
}

type OptionalKey<Fields> = { [Key in keyof Fields]: undefined extends Fields[Key] ? Key : never }[keyof Fields];

/** The same fields, where those that may be `undefined` may be missing instead. */
type PresentFields<Fields> = Omit<Fields, OptionalKey<Fields>> & {
  [Key in OptionalKey<Fields>]?: Exclude<Fields[Key], undefined>;
};

/** A fresh object with the fields that have a value: an absent field is no key at all, never a key that holds `undefined`. */
export function toPresentFields<Fields extends object>(fields: Fields): PresentFields<Fields> {
  const present = Object.entries(fields).filter(([, value]) => value !== undefined);
  return Object.fromEntries(present) as PresentFields<Fields>;
}
