import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { compileMessages, toShippedMessages } from './compile-messages.js';
import { toMarketTable, type Markets } from './market-tables.js';
import { inRoot } from './paths.js';
import { toDataFileName } from '../src/app/data/data-file-name.js';
import { mapLiterals, toAccented, toMirrored } from './pseudo-locale.js';

const MARK_LENGTH = 7;
/**
 * Bundlers of shops make a `data:` address of a file that is smaller (Vite, of less than 4 KiB), and a policy refuses to load that. Spaces
 * at the end of JSON mean nothing, and nothing once they are compressed.
 */
const SMALLEST_LENGTH = 4_096;

/** What data files there are of. */
export type DataKind = 'locale' | 'market';

/** A locale, or the markets, as they ship: JSON beside the script, loaded with its hash. */
export interface DataFile {
  /** A language tag; `all` for the markets. */
  readonly name: string;
  /** Path in the package's `data/`. */
  readonly file: string;
  /** Ends the names of all files of a kind, and changes with any of them, so that they can be cached for good. */
  readonly mark: string;
  readonly json: string;
  /** SHA-256 in base64: half the bytes of longer hashes. */
  readonly hash: string;
}

/** Every locale but English, which is bundled; or all markets, which are one file: a first screen carries one hash, however many there are. */
export function createDataFiles(kind: DataKind, markets?: Markets): DataFile[] {
  const files = write(kind, kind === 'locale' ? compileLocales().written : { all: toMarketTable('data', markets) });
  const mark = hash(JSON.stringify(files), 'hex').slice(0, MARK_LENGTH);
  return files.map((file) => toDataFile(kind, file, mark));
}

/** Locales that are made of English for testing: no package has them, and a page asks for them by the mark of the others. */
export function createMadeLocales(): DataFile[] {
  const [{ mark } = { mark: '' }] = createDataFiles('locale');
  return write('locale', compileLocales().made).map((file) => toDataFile('locale', file, mark));
}

interface WrittenFile {
  readonly name: string;
  readonly json: string;
}

/** Each says which it is: a bundler that moves files may give the address of another. */
function write(kind: DataKind, all: Readonly<Record<string, object>>): WrittenFile[] {
  return Object.entries(all).map(([name, value]) => ({
    name,
    json: JSON.stringify({ '@file': `${kind}-${name}`, ...value }).padEnd(SMALLEST_LENGTH),
  }));
}

function toDataFile(kind: DataKind, { name, json }: WrittenFile, mark: string): DataFile {
  return { name, file: toDataFileName(kind, name, mark), mark, json, hash: hash(json, 'base64') };
}

/** What a locale file says of itself, under keys that begin with `@`, and no tag ever gets. */
export interface LocaleHeader {
  /** What the wording still waits for. */
  readonly '@review'?: string;
  /** How the shopper is addressed: formally, informally, and by which word. */
  readonly '@address'?: string;
}

/** All texts of a locale in `locales/`: those of a variant over those of its base, in the order of the base. */
export function readLocale(tag: string): Record<string, string> {
  const base = findBase(tag);
  return { ...(base !== undefined && readLocale(base)), ...readOwnTexts(tag) };
}

/** The texts that stand in a locale's own file; of a variant, what it says in another way than its base. */
export function readOwnTexts(tag: string): Record<string, string> {
  return Object.fromEntries(Object.entries(readLocaleFile(tag)).filter(([id]) => !id.startsWith('@')));
}

/** What a variant is laid over: `es` of `es-MX`, `en` of `en-GB`; nothing for a language of its own. */
export function findBase(tag: string): string | undefined {
  const end = tag.lastIndexOf('-');
  if (end < 0) return undefined;
  const base = tag.slice(0, end);
  return listLocales().includes(base) ? base : findBase(base);
}

export function readLocaleHeader(tag: string): LocaleHeader {
  return Object.fromEntries(Object.entries(readLocaleFile(tag)).filter(([id]) => id.startsWith('@')));
}

function readLocaleFile(tag: string): Record<string, string> {
  return JSON.parse(readFileSync(inRoot('locales', `${tag}.json`), 'utf8')) as Record<string, string>;
}

/** The locales in `locales/`, English among them. */
export function listLocales(): string[] {
  return readdirSync(inRoot('locales'))
    .filter((file) => file.endsWith('.json'))
    .map((file) => file.slice(0, -'.json'.length))
    .sort();
}

type Locales = Readonly<Record<string, object>>;
interface CompiledLocales {
  readonly written: Locales;
  /** Of English, for testing. */
  readonly made: Locales;
}

let compiled: { readonly texts: string; readonly locales: CompiledLocales } | undefined;

/** Once, as long as no locale file changes: every bundle asks for it. */
function compileLocales(): CompiledLocales {
  const texts = JSON.stringify(
    listLocales().map((tag) => [tag, readFileSync(inRoot('locales', `${tag}.json`), 'utf8')]),
  );
  if (compiled?.texts !== texts) compiled = { texts, locales: compileAll() };
  return compiled.locales;
}

function compileAll(): CompiledLocales {
  const written = listLocales().filter((tag) => tag !== 'en');
  const english = compileMessages(readLocale('en'));
  const make = (change: (text: string) => string) =>
    toShippedMessages(
      Object.fromEntries(Object.entries(english).map(([id, message]) => [id, mapLiterals(message, change)])),
    );
  return {
    written: Object.fromEntries(written.map((tag) => [tag, toShippedMessages(compileMessages(readShipped(tag)))])),
    made: { 'en-XA': make(toAccented), 'ar-XB': make(toMirrored) },
  };
}

/** A shopper loads one file: a variant with its base in it. English lies in every script as it is, so its variants bring what differs. */
function readShipped(tag: string): Record<string, string> {
  return findBase(tag) === 'en' ? readOwnTexts(tag) : readLocale(tag);
}

function hash(text: string, encoding: 'hex' | 'base64'): string {
  return createHash('sha256').update(text).digest(encoding);
}
