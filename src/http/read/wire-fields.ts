import * as z from 'zod/mini';

/**
 * The kinds of field the wire shapes are made of. Each is lenient where it reads and strict where it is documented: the JSON
 * schema made of it (`docs/openapi.json`) names the plain type, because `z.catch` shows in no schema.
 */

/** A field that may be absent or null. Of a wrong type, it counts as absent: a broken detail must not hide what is whole. */
export function optionalField<Schema extends z.ZodMiniType>(schema: Schema) {
  return z.optional(z.catch<z.ZodMiniNullable<Schema>>(z.nullable(schema), null));
}

/** As `optionalField`, for a value whose loss is told: of a wrong type, it comes as it was sent, and whoever reads it names it. */
export function optionalValueField<Schema extends z.ZodMiniType>(schema: Schema) {
  const known: z.ZodMiniType<unknown, z.input<Schema> | null> = z.nullable(schema);
  // Called with nothing where the schema is described: there it stands for a default.
  return z.optional(z.catch(known, (sent?: { readonly value: unknown }) => sent?.value));
}

/** One of the given words; a word that came into use after this code was written becomes `unknown`. The field itself must be there. */
export function enumField<const Word extends string>(words: readonly Word[]) {
  return z.nonoptional(tolerantEnum(words));
}

/** As `enumField`, for a field that may be absent or null. */
export function optionalEnumField<const Word extends string>(words: readonly Word[]) {
  return z.optional(z.nullable(tolerantEnum(words)));
}

/**
 * An amount of money in major units. A number no sum can have (below zero, infinite: `1e999` is valid JSON) is still read here
 * and dropped and named by `toAmount`, so that a price gone wrong costs the price and not the line.
 */
export const amountField = z.custom<number>((value) => typeof value === 'number');

/** How many; a whole number from zero. */
export const countField = z.custom<number>((value) => Number.isSafeInteger(value) && Number(value) >= 0);

/** ISO 8601 with a zone, perhaps with a `[UTC]` suffix. */
export const dateField = z.string();

/** An address to go to or to load from; only what passes the URL gate is ever used. */
export const urlField = z.string();

/** What a shopper reads, in the language that was asked for. */
export const textField = z.string();

/** Kinds of field that may be absent or null. One for all places: what answers are read by is made once, and kept. */
export const optionalStringField = optionalField(z.string());
export const optionalFlagField = optionalField(z.boolean());
export const optionalTextField = optionalField(textField);
export const optionalUrlField = optionalField(urlField);

function tolerantEnum<const Word extends string>(words: readonly Word[]) {
  const known: z.ZodMiniType<Word | 'unknown', Word> = z.enum(words);
  return z.catch(known, 'unknown');
}

/** ISO 4217 has three letters; some services have units of their own. */
const CODE = /^[A-Z]{3,8}$/;

/**
 * The code of a currency, upper case; `undefined` where none was sent. A code that nobody pays with is named and stays as it is: the
 * figure with its code says more than the figure alone. What is no code at all is named and empty, so that it is not taken for none.
 */
export function toCurrency(
  wire: unknown,
  at: string,
  name: (block: { readonly path: string; readonly isShown?: true }) => void,
): string | undefined {
  const code = typeof wire === 'string' ? wire.trim().toUpperCase() : (wire ?? '');
  if (code === '') return undefined;
  if (typeof code !== 'string' || !CODE.test(code)) {
    name({ path: at });
    return '';
  }
  // By the engine's list, which is there at once: its names of currencies take longer to load than an order.
  if (!Intl.supportedValuesOf('currency').includes(code)) name({ path: at, isShown: true });
  return code;
}
