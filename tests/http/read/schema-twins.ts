import type * as zod from 'zod/mini';

interface LeanSchema {
  safeParse(value: unknown): { readonly success: boolean; readonly data?: unknown };
}

/** One schema, created twice from the same calls. */
export interface Twin {
  readonly real: zod.ZodMiniType;
  readonly lean: LeanSchema;
}

type Library = Readonly<Record<string, unknown>>;
type Make = (...words: readonly unknown[]) => unknown;

interface Pair {
  readonly real: unknown;
  readonly lean: unknown;
}

/** A library with the functions of `lean`, each of which creates the schemas of both libraries. `onSchema` receives every schema. */
export function createTwins(real: Library, lean: Library, onSchema: (twin: Twin) => void): Library {
  const pairs = new WeakMap<object, Pair>();
  const toSide = (word: unknown, side: keyof Pair): unknown => {
    if (typeof word !== 'object' || word === null) return word;
    const pair = pairs.get(word);
    if (pair) return pair[side];
    if (Array.isArray(word)) return word.map((element) => toSide(element, side));
    return Object.fromEntries(Object.entries(word).map(([key, field]) => [key, toSide(field, side)]));
  };
  const join = (pair: Pair): object => {
    const joined = {
      check: (...words: readonly unknown[]) => join(call(pair, 'check', words)),
      safeParse: (value: unknown) => (pair.real as zod.ZodMiniType).safeParse(value),
      parse: (value: unknown) => (pair.real as zod.ZodMiniType).parse(value),
    };
    pairs.set(joined, pair);
    if (typeof (pair.lean as Partial<LeanSchema>).safeParse === 'function') onSchema(pair as Twin);
    return joined;
  };
  const call = (on: Pair, name: string, words: readonly unknown[]): Pair => ({
    real: (on.real as Record<string, Make>)[name]?.(...words.map((word) => toSide(word, 'real'))),
    lean: (on.lean as Record<string, Make>)[name]?.(...words.map((word) => toSide(word, 'lean'))),
  });
  return Object.fromEntries(
    Object.keys(lean).map((name) => [name, (...words: readonly unknown[]) => join(call({ real, lean }, name, words))]),
  );
}
