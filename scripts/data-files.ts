import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { compileMessages, toShippedMessages } from './compile-messages.js';
import { toMarketTable, type Markets } from './market-tables.js';
import { inRoot } from './paths.js';
import { toDataFileName } from '../src/app/data/data-file-name.js';
import { mapLiterals, toAccented, toMirrored } from './pseudo-locale.js';

const MARK_LENGTH = 7;
/**
 * Bundlers turn smaller files into `data:` addresses (Vite below 4 KiB), which a content security policy refuses. Spaces at the end pad the
 * JSON; compressed, they cost nothing.
 */
const SMALLEST_LENGTH = 4_096;

export type DataKind = 'locale' | 'market';

/** A locale, or all markets: a JSON file beside the scripts. */
export interface DataFile {
  /** A language tag; `all` for the markets. */
  readonly name: string;
  /** Path in the package's `data/`. */
  readonly file: string;
  /** Ends the names of all files of a kind and changes with any of them, so that browsers can cache them forever. */
  readonly mark: string;
  readonly json: string;
  /** SHA-256 in base64: half the bytes of longer hashes. */
  readonly hash: string;
}

/** All locales except English, which is bundled; or all markets in one file, so that a first screen contains one hash. */
export function createDataFiles(kind: DataKind, markets?: Markets): DataFile[] {
  const files = write(kind, kind === 'locale' ? compileLocales() : { all: toMarketTable('data', markets) });
  const mark = hash(JSON.stringify(files), 'hex').slice(0, MARK_LENGTH);
  return files.map((file) => toDataFile(kind, file, mark));
}

/** Pseudo-locales, made from English for tests. They have the mark of the others, by which a page requests them. */
export function createMadeLocales(): DataFile[] {
  const [{ mark } = { mark: '' }] = createDataFiles('locale');
  const locales = { 'en-XA': compilePseudoLocale(toAccented), 'ar-XB': compilePseudoLocale(toMirrored) };
  return write('locale', locales).map((file) => toDataFile('locale', file, mark));
}

/** Each file names itself, because a bundler that moves files may give the address of another. */
function write(kind: DataKind, all: Readonly<Record<string, object>>) {
  return Object.entries(all).map(([name, value]) => ({
    name,
    json: JSON.stringify({ '@file': `${kind}-${name}`, ...value }).padEnd(SMALLEST_LENGTH),
  }));
}

function toDataFile(kind: DataKind, { name, json }: Pick<DataFile, 'name' | 'json'>, mark: string): DataFile {
  return { name, file: toDataFileName(kind, name, mark), mark, json, hash: hash(json, 'base64') };
}

/** All texts of a locale: those of its base in their order, overridden by its own. */
export function readLocale(tag: string): Record<string, string> {
  const base = findBase(tag);
  return { ...(base !== undefined && readLocale(base)), ...readTagTexts(tag) };
}

/** The texts in a locale's own file; a variant only has those that differ from its base. */
export function readTagTexts(tag: string): Record<string, string> {
  const texts = JSON.parse(readFileSync(inRoot('locales', `${tag}.json`), 'utf8')) as Record<string, string>;
  return Object.fromEntries(Object.entries(texts).filter(([id]) => !id.startsWith('@')));
}

/** The base of a variant: `es` for `es-MX`. */
export function findBase(tag: string): string | undefined {
  const end = tag.lastIndexOf('-');
  if (end < 0) return undefined;
  const base = tag.slice(0, end);
  return listLocales().includes(base) ? base : findBase(base);
}

/** The languages in `locales/`, including English. */
export function listLocales(): string[] {
  return readdirSync(inRoot('locales'))
    .filter((file) => file.endsWith('.json'))
    .map((file) => file.slice(0, -'.json'.length))
    .sort();
}

const compiled = new Map<string, object>();

/** Compiles each text of `locales/` once: every bundle needs all locales. */
function compileOnce(texts: Readonly<Record<string, string>>): object {
  const key = JSON.stringify(texts);
  const messages = compiled.get(key) ?? toShippedMessages(compileMessages(texts));
  compiled.set(key, messages);
  return messages;
}

function compileLocales(): Record<string, object> {
  const tags = listLocales().filter((tag) => tag !== 'en');
  return Object.fromEntries(tags.map((tag) => [tag, compileOnce(readShipped(tag))]));
}

/** English with every text changed. */
function compilePseudoLocale(change: (text: string) => string): object {
  const messages = Object.entries(compileMessages(readLocale('en')));
  return toShippedMessages(Object.fromEntries(messages.map(([id, message]) => [id, mapLiterals(message, change)])));
}

/** The file of a variant includes its base, so that a shopper loads one file. Every script contains English, so its variants do not. */
function readShipped(tag: string): Record<string, string> {
  return findBase(tag) === 'en' ? readTagTexts(tag) : readLocale(tag);
}

function hash(text: string, encoding: 'hex' | 'base64'): string {
  return createHash('sha256').update(text).digest(encoding);
}
