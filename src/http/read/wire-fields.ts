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

/** An amount that a sum of money can have: not below zero, not infinite. */
const optionalAmountSchema = optionalBlock(
  z.custom<number>((sent) => typeof sent === 'number' && Number.isFinite(sent) && sent >= 0),
);

const optionalDateSchema = optionalBlock(
  z.custom<string>((sent) => typeof sent === 'string' && toOrderDate(sent) !== undefined),
);

/** A text with something in it: an empty heading or message is none. */
export function toText(text: string | null | undefined): string | undefined {
  return text === null || text === '' ? undefined : text;
}

/** An amount of money; one that was sent and that no sum can have is absent, and named by its path. */
export function toAmount(wire: unknown, at: string, read: BlockReader): number | undefined {
  return read(optionalAmountSchema, wire, at) ?? undefined;
}

/** A date as a plain ISO 8601 moment; one that was sent and is none is absent, and named by its path. */
export function toDate(wire: unknown, at: string, read: BlockReader): string | undefined {
  return toOrderDate(read(optionalDateSchema, wire, at) ?? '');
}

/** Date, time and zone; seconds and their fractions may be left out. A date without a zone names no moment and is not read. */
const ISO_MOMENT = /^\d{4}-(\d{2})-(\d{2})T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:\d{2})$/;
const UTC_SUFFIX = /\[UTC\]$/;

/**
 * The date of an order as a plain ISO 8601 moment, or `undefined` when it cannot be read. Some services add `[UTC]` behind the
 * zone (orders area, section 3); no browser reads that, so it is trimmed.
 */
export function toOrderDate(text: string): string | undefined {
  const moment = text.replace(UTC_SUFFIX, '').trim();
  const [, month, day] = ISO_MOMENT.exec(moment) ?? [];
  if (month === undefined || Number(day) > countDays(Number(moment.slice(0, 4)), Number(month))) return undefined;
  return Number.isNaN(Date.parse(moment)) ? undefined : moment;
}

/** Engines disagree on 30 February: some refuse it, some make it 2 March. */
function countDays(year: number, month: number): number {
  if (month === 2) return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28;
  return [4, 6, 9, 11].includes(month) ? 30 : 31;
}

/** Where a list goes on; empty or absent on its last page. */
export const pagesSchema = z.object({ next: optionalUrlField });

/** Stands for the API base: an address that leads anywhere else has another host than this one, which exists nowhere. */
const BASE = 'https://service.invalid';

/**
 * Where a list goes on: the `anchor` of its `pages.next`, which is a relative address below the API base (wire contract, section 1).
 * The anchor alone is taken over and the next request built anew, so that no service can send a token elsewhere.
 *
 * @param path path of the list itself
 * @returns the anchor, decoded; absent on the last page, and where the address leads to another path or another host
 */
export function findNextAnchor(next: string | null | undefined, path: string): string | undefined {
  const url = next ? parse(next) : null;
  if (url?.origin !== BASE || url.pathname !== path) return undefined;
  return url.searchParams.get('anchor') || undefined;
}

function parse(next: string): URL | null {
  try {
    return new URL(next, BASE);
  } catch {
    return null;
  }
}
