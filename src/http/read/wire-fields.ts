import * as z from 'zod/mini';
import { SchemaFailure } from '../errors.js';

/** Reads one block of an answer: its value, or `undefined` if it violates the contract. `at` is the block's path. */
export type BlockReader = <Schema extends z.ZodMiniType>(
  schema: Schema,
  wire: unknown,
  at: string,
) => z.output<Schema> | undefined;

/** Creates a reader that reports the path of the first unreadable field to `onUnreadable`. It never throws. */
export function createBlockReader(onUnreadable: OnUnreadable): BlockReader {
  return (schema, wire, at) => {
    const reading = schema.safeParse(wire);
    if (reading.success) return reading.data;
    onUnreadable(toFieldPath(reading.error.issues[0]?.path ?? [], at));
    return undefined;
  };
}

/**
 * Reads an answer, or a part without which the rest is of no use.
 *
 * @throws SchemaFailure
 */
export function readWhole<Schema extends z.ZodMiniType>(schema: Schema, wire: unknown): z.output<Schema> {
  const reading = schema.safeParse(wire);
  if (reading.success) return reading.data;
  throw new SchemaFailure(toFieldPath(reading.error.issues[0]?.path ?? [], ''));
}

function toFieldPath(keys: readonly PropertyKey[], at: string): string {
  return keys.reduce<string>((path, key) => {
    if (typeof key === 'number') return `${path}[${key}]`;
    return path === '' ? String(key) : `${path}.${String(key)}`;
  }, at);
}

/** Called with the path of a field that cannot be read; empty for a block as a whole. */
export type OnUnreadable = (path: string) => void;

/** The default of readers whose caller does not need the paths. */
export const ignorePath: OnUnreadable = () => undefined;

/** A list whose blocks are read one by one, so that a broken block does not affect the others. */
export const blocksSchema = z.array(z.unknown());

/** The field of a list, and what is called with the paths in it. */
interface BlockList {
  readonly at: string;
  readonly onUnreadable: OnUnreadable;
}

/** Reads the blocks of a list with `find`, which gets paths relative to the block; leaves out those for which it returns nothing. */
export function readBlocks<Value>(
  blocks: readonly unknown[],
  { at, onUnreadable }: BlockList,
  find: (block: unknown, onUnreadable: OnUnreadable) => Value | undefined,
): Value[] {
  return blocks.flatMap((block, index) => {
    const start = `${at}[${index}]`;
    return find(block, (path) => onUnreadable(path === '' ? start : `${start}.${path}`)) ?? [];
  });
}

/** A block that may be absent or null. A broken block is unreadable, not absent, and is reported. */
export function optionalBlock<Schema extends z.ZodMiniType>(schema: Schema) {
  return z.optional(z.nullable(schema));
}

type OptionalKey<Fields> = { [Key in keyof Fields]: undefined extends Fields[Key] ? Key : never }[keyof Fields];

/** The same fields, with those that may be `undefined` optional instead. */
type PresentFields<Fields> = Omit<Fields, OptionalKey<Fields>> & {
  [Key in OptionalKey<Fields>]?: Exclude<Fields[Key], undefined>;
};

/** Copies the fields that have a value: an absent field has no key at all, never a key with `undefined`. */
export function toPresentFields<Fields extends object>(fields: Fields): PresentFields<Fields> {
  const present: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(fields)) if (value !== undefined) present[key] = value;
  return present as PresentFields<Fields>;
}

/**
 * The field types of the wire schemas. Each is lenient when reading and strict in the documentation: the JSON schema generated from it
 * (`docs/openapi.json`) names the plain type, because `z.catch` does not appear in a schema.
 */

/** A field that may be absent or null. A value of the wrong type counts as absent: a broken detail must not hide valid data. */
export function optionalField<Schema extends z.ZodMiniType>(schema: Schema) {
  return z.optional(z.catch<z.ZodMiniNullable<Schema>>(z.nullable(schema), null));
}

/** Like `optionalField`, for a value whose loss is reported: a value of the wrong type is passed on as sent, and its reader reports it. */
export function optionalValueField<Schema extends z.ZodMiniType>(schema: Schema) {
  const known: z.ZodMiniType<unknown, z.input<Schema> | null> = z.nullable(schema);
  // Called without an argument when the schema is documented, where it stands for a default.
  return z.optional(z.catch(known, (sent?: { readonly value: unknown }) => sent?.value));
}

/** One of the given words; an unknown word, for example a newer one, becomes `unknown`. The field itself must be present. */
export function enumField<const Word extends string>(words: readonly Word[]) {
  return z.nonoptional(tolerantEnum(words));
}

/** Like `enumField`, for a field that may be absent or null. */
export function optionalEnumField<const Word extends string>(words: readonly Word[]) {
  return z.optional(z.nullable(tolerantEnum(words)));
}

/**
 * An amount of money in major units. An impossible number (negative, or infinite: `1e999` is valid JSON) still passes here; `toAmount`
 * drops and reports it, so that an invalid price loses only the price and not its line.
 */
export const amountField = z.custom<number>((value) => typeof value === 'number');

/** A count: a whole number from zero. */
export const countField = z.custom<number>((value) => Number.isSafeInteger(value) && Number(value) >= 0);

/** ISO 8601 with a zone, optionally with a `[UTC]` suffix. */
export const dateField = z.string();

/** An address for links or pictures; used only after it has passed the URL gate. */
export const urlField = z.string();

/** A text for the shopper, in the requested language. */
export const textField = z.string();

/** Field types that may be absent or null. Each is created once and shared by all schemas. */
export const optionalStringField = optionalField(z.string());
export const optionalFlagField = optionalField(z.boolean());
export const optionalTextField = optionalField(textField);
export const optionalUrlField = optionalField(urlField);

function tolerantEnum<const Word extends string>(words: readonly Word[]) {
  const known: z.ZodMiniType<Word | 'unknown', Word> = z.enum(words);
  return z.catch(known, 'unknown');
}

/** ISO 4217 codes have three letters; some services have units of their own. */
const CODE = /^[A-Z]{3,8}$/;

/**
 * Reads a currency code in upper case; `undefined` if none was sent. An unknown code is reported but kept: the amount with its code says
 * more than the amount alone. An invalid code is reported and becomes empty, to distinguish it from an absent one.
 */
export function toCurrency(
  wire: unknown,
  at: string,
  report: (block: { readonly path: string; readonly isShown?: true }) => void,
): string | undefined {
  const code = typeof wire === 'string' ? wire.trim().toUpperCase() : (wire ?? '');
  if (code === '') return undefined;
  if (typeof code !== 'string' || !CODE.test(code)) {
    report({ path: at });
    return '';
  }
  // Uses the engine's list, which is available at once: its currency names take longer to load than an order.
  if (!Intl.supportedValuesOf('currency').includes(code)) report({ path: at, isShown: true });
  return code;
}

/** A possible amount of money: not negative, not infinite. */
const optionalAmountSchema = optionalBlock(
  z.custom<number>((sent) => typeof sent === 'number' && Number.isFinite(sent) && sent >= 0),
);

const optionalDateSchema = optionalBlock(
  z.custom<string>((sent) => typeof sent === 'string' && toOrderDate(sent) !== undefined),
);

/** A non-empty text; an empty heading or message counts as absent. */
export function toText(text: string | null | undefined): string | undefined {
  return text === null || text === '' ? undefined : text;
}

/** Reads an amount of money; an impossible one is dropped, and reported by its path. */
export function toAmount(wire: unknown, at: string, read: BlockReader): number | undefined {
  return read(optionalAmountSchema, wire, at) ?? undefined;
}

/** Reads a date as a plain ISO 8601 moment; an invalid one is dropped, and reported by its path. */
export function toDate(wire: unknown, at: string, read: BlockReader): string | undefined {
  return toOrderDate(read(optionalDateSchema, wire, at) ?? '');
}

/** Date, time and zone; seconds and fractions are optional. A date without a zone identifies no moment and is not read. */
const ISO_MOMENT = /^\d{4}-(\d{2})-(\d{2})T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:\d{2})$/;
const UTC_SUFFIX = /\[UTC\]$/;

/**
 * An order's date as a plain ISO 8601 moment, or `undefined` if unreadable. Some services append `[UTC]` to the zone (orders area,
 * section 3); no browser parses that, so it is removed.
 */
export function toOrderDate(text: string): string | undefined {
  const moment = text.replace(UTC_SUFFIX, '').trim();
  const [, month, day] = ISO_MOMENT.exec(moment) ?? [];
  if (month === undefined || Number(day) > countDays(Number(moment.slice(0, 4)), Number(month))) return undefined;
  return Number.isNaN(Date.parse(moment)) ? undefined : moment;
}

/** Engines disagree on 30 February: some reject it, some make it 2 March. */
function countDays(year: number, month: number): number {
  if (month === 2) return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28;
  return [4, 6, 9, 11].includes(month) ? 30 : 31;
}

/** The link to the list's next page; empty or absent on its last page. */
export const pagesSchema = z.object({ next: optionalUrlField });

/** Stands for an API base that is not known, under a host that does not exist: an address elsewhere resolves to another host. */
const NO_BASE = 'https://service.invalid';

/** The next page of a list. */
interface NextPage {
  /** The decoded anchor. */
  readonly next?: string;
  /** The service names a next page, but the client cannot tell that it belongs to the same list. */
  readonly isNextUnreadable?: true;
}

/**
 * Finds the next page of a list: the `anchor` in its `pages.next`, an address of the same list, resolved against it (wire contract, section
 * 1). Only the anchor is used, and the next request is built from scratch, so that a service cannot redirect a
 * token elsewhere.
 *
 * @param path path of the list itself
 * @param base the API base
 * @returns neither field on the last page
 */
export function readNextPage(next: string | null | undefined, path: string, base = NO_BASE): NextPage {
  if (!next) return {};
  const list = base + path;
  const url = parse(next, list);
  const isList = url?.origin === new URL(list).origin && url.pathname.endsWith(path);
  const anchor = isList && url.searchParams.get('anchor');
  return anchor ? { next: anchor } : { isNextUnreadable: true };
}

function parse(next: string, base: string): URL | null {
  try {
    return new URL(next, base);
  } catch {
    return null;
  }
}
