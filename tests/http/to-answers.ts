import fc from 'fast-check';
import type * as z from 'zod/mini';

/** Values that no schema expects at some place of an answer. */
const ODD = fc.constantFrom<unknown>(
  undefined,
  null,
  '',
  'STANDARD',
  0,
  -1,
  1.5,
  Number.NaN,
  Number.POSITIVE_INFINITY,
  true,
  false,
  [],
  [null],
  [''],
  {},
  { length: 1 },
);

type Definition = z.ZodMiniType['_zod']['def'] & {
  readonly shape?: Readonly<Record<string, z.ZodMiniType>>;
  readonly innerType?: z.ZodMiniType;
  readonly element?: z.ZodMiniType;
  readonly options?: readonly z.ZodMiniType[];
  readonly values?: readonly unknown[];
  readonly entries?: Readonly<Record<string, unknown>>;
};

/** Answers that match a schema, and some that are broken in one or two places. */
export function toAnswers(schema: z.ZodMiniType): fc.Arbitrary<unknown> {
  return fc.oneof({ weight: 14, arbitrary: toSound(schema._zod.def as Definition) }, { weight: 1, arbitrary: ODD });
}

const LEAVES: Readonly<Record<string, fc.Arbitrary<unknown>>> = {
  string: fc.oneof(fc.string({ maxLength: 3 }), fc.constant('2026-11-20T10:00:00.000Z[UTC]')),
  number: fc.double({ noNaN: true }),
  boolean: fc.boolean(),
};
const ANYTHING = fc.oneof(fc.integer(), fc.constant('2026-11-20T10:00:00.000Z'), ODD);

function toSound(definition: Definition): fc.Arbitrary<unknown> {
  const { type, innerType, element, options, values, entries, shape } = definition;
  if (innerType) return type === 'nonoptional' ? toAnswers(innerType) : fc.option(toAnswers(innerType), { freq: 6 });
  if (element) return fc.array(toAnswers(element), { maxLength: 3 });
  if (options) return fc.oneof(...options.map(toAnswers));
  if (shape) return toObjects(shape);
  const words = values ?? Object.values(entries ?? {});
  return words.length > 0 ? fc.constantFrom(...words) : (LEAVES[type] ?? ANYTHING);
}

/** Some of its fields are missing, and sometimes it has an unknown one. */
function toObjects(shape: NonNullable<Definition['shape']>): fc.Arbitrary<unknown> {
  const fields = Object.fromEntries(Object.entries(shape).map(([key, field]) => [key, toAnswers(field)]));
  const names = Object.keys(shape);
  const none = fc.constant<string[]>([]);
  const missing = fc.oneof(
    { weight: 3, arbitrary: none },
    fc.subarray(names, { maxLength: Math.min(2, names.length) }),
  );
  return fc.tuple(fc.record(fields), missing, fc.boolean()).map(([whole, left, hasMore]) => ({
    ...Object.fromEntries(Object.entries(whole).filter(([key]) => !left.includes(key))),
    ...(hasMore ? { nobodyKnows: 1 } : {}),
  }));
}
