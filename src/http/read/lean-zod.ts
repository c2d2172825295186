/**
 * Replaces `zod/mini` in every build (`vite.config.ts`), as Preact replaces React: schemas are written with zod, which provides their types
 * and documentation, and this module evaluates them. It accepts the same values with the same results, and finds the first fault at the
 * same place. It has no messages, reports no further faults, and lacks everything that no schema here uses.
 * `tests/http/read/lean-zod.test.ts` compares both for every schema with the same answers. It takes a tenth of zod's bytes, and a schema is
 * one small object instead of thirty functions.
 */

/** Where a value violates its schema. The path is extended on the way out. */
class Fault {
  readonly path: PropertyKey[] = [];
}

type Read = (value: unknown) => unknown;
type Shape = Readonly<Record<string, Schema>>;
type Test = (value: unknown) => boolean;

class Schema {
  /** Returns the parsed value, or the fault. */
  readonly read: Read;
  readonly shape: Shape;
  readonly isOptional: boolean;

  constructor(read: Read, { shape = {}, isOptional = false }: { shape?: Shape; isOptional?: boolean } = {}) {
    this.read = read;
    this.shape = shape;
    this.isOptional = isOptional;
  }

  safeParse(value: unknown) {
    const data = this.read(value);
    return data instanceof Fault ? { success: false, error: { issues: [data] } } : { success: true, data };
  }

  parse(value: unknown) {
    const data = this.read(value);
    if (data instanceof Fault) throw new TypeError(data.path.join('.'));
    return data;
  }

  check(test: Test): Schema {
    return new Schema((value) => {
      const data = this.read(value);
      return data instanceof Fault || test(data) ? data : new Fault();
    });
  }
}

const toSchema = (test: Test) => new Schema((value) => (test(value) ? value : new Fault()));
const STRING = toSchema((value) => typeof value === 'string');
const NUMBER = toSchema(Number.isFinite);
const BOOLEAN = toSchema((value) => typeof value === 'boolean');
const UNKNOWN = toSchema(() => true);

export const string = () => STRING;
export const number = () => NUMBER;
export const boolean = () => BOOLEAN;
export const unknown = () => UNKNOWN;
export const custom = toSchema;
export const literal = (word: unknown) => toSchema((value) => value === word);
const oneOf = (words: readonly unknown[]) => toSchema((value) => words.includes(value));
export { oneOf as enum };

/** For `check()`: the minimum number of characters or elements. */
export const minLength =
  (least: number): Test =>
  (value) =>
    (value as ArrayLike<unknown>).length >= least;

export const optional = ({ read }: Schema) =>
  new Schema((value) => (value === undefined ? value : read(value)), { isOptional: true });

export const nullable = ({ read }: Schema) => new Schema((value) => (value === null ? value : read(value)));

export const nonoptional = ({ read }: Schema) =>
  new Schema((value) => {
    const data = read(value);
    return data === undefined ? new Fault() : data;
  });

/**
 * @param instead the fallback for an unreadable value, or a function that creates one from the value
 */
function catchFault({ read }: Schema, instead: unknown) {
  return new Schema((value) => {
    const data = read(value);
    if (!(data instanceof Fault)) return data;
    return isMaker(instead) ? instead({ value }) : instead;
  });
}
export { catchFault as catch };

function isMaker(instead: unknown): instead is (sent: { readonly value: unknown }) => unknown {
  return typeof instead === 'function';
}

export const array = ({ read }: Schema) =>
  new Schema((value) => {
    if (!Array.isArray(value)) return new Fault();
    const list: unknown[] = [];
    for (const [at, element] of value.entries()) {
      const data = read(element);
      if (data instanceof Fault) return within(data, at);
      list.push(data);
    }
    return list;
  });

export const union = (schemas: readonly Schema[]) =>
  new Schema((value) => {
    for (const { read } of schemas) {
      const data = read(value);
      if (!(data instanceof Fault)) return data;
    }
    return new Fault();
  });

export const object = (shape: Shape) => new Schema((value) => readShape(value, shape), { shape });

/** Keeps fields that the shape does not name. */
export const looseObject = (shape: Shape) =>
  new Schema((value) => {
    const data = readShape(value, shape);
    if (data instanceof Fault) return data;
    for (const [key, sent] of Object.entries(value as object)) {
      // Never set a prototype from an answer.
      if (!Object.hasOwn(shape, key) && key !== '__proto__') data[key] = sent;
    }
    return data;
  });

export const extend = (schema: Schema, shape: Shape) => object({ ...schema.shape, ...shape });

function readShape(value: unknown, shape: Shape): Fault | Record<string, unknown> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return new Fault();
  const data: Record<string, unknown> = {};
  for (const key of Object.keys(shape)) {
    const { read, isOptional } = shape[key] as Schema;
    const sent = (value as Record<string, unknown>)[key];
    if (sent === undefined && !(key in value)) {
      if (isOptional) continue;
      return within(new Fault(), key);
    }
    const field = read(sent);
    if (field instanceof Fault) return within(field, key);
    data[key] = field;
  }
  return data;
}

function within(fault: Fault, key: PropertyKey): Fault {
  fault.path.unshift(key);
  return fault;
}
