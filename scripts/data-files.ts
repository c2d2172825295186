import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { markets } from '../src/markets/index.js';
import { compileMessages, toShippedMessages } from './compile-messages.js';
import { inRoot } from './paths.js';
import { toDataFileName } from '../src/host/data-file-name.js';
import { mapLiterals, toAccented, toMirrored } from './pseudo-locale.js';

/** What data files there are of. */
export type DataKind = 'locale' | 'market';

/** A locale, or the markets, as they ship: JSON beside the script, loaded with its hash. */
export interface DataFile {
  /** A language tag; `all` for the markets. */
  readonly name: string;
  /** Path in the package's `data/`; changes with the content, so that it can be cached for good. */
  readonly file: string;
  readonly json: string;
  /** SHA-256 in base64: half the bytes of longer hashes, and a first screen carries one for every language. */
  readonly hash: string;
}

/** Every locale but English, which is bundled; or all markets, which are one file: a first screen carries one hash, however many there are. */
export function createDataFiles(kind: DataKind): DataFile[] {
  const all = kind === 'locale' ? compileLocales() : { all: markets };
  return Object.entries(all).map(([name, value]) => toDataFile(kind, name, value));
}

/** The texts of a locale in `locales/`. */
export function readLocale(tag: string): Record<string, string> {
  return JSON.parse(readFileSync(inRoot('locales', `${tag}.json`), 'utf8')) as Record<string, string>;
}

/** The locales in `locales/`, English among them. */
export function listLocales(): string[] {
  return readdirSync(inRoot('locales'))
    .filter((file) => file.endsWith('.json'))
    .map((file) => file.slice(0, -'.json'.length))
    .sort();
}

function compileLocales(): Record<string, unknown> {
  const written = listLocales().filter((tag) => tag !== 'en');
  const english = compileMessages(readLocale('en'));
  const pseudo = (change: (text: string) => string) =>
    toShippedMessages(
      Object.fromEntries(Object.entries(english).map(([id, message]) => [id, mapLiterals(message, change)])),
    );
  return {
    ...Object.fromEntries(written.map((tag) => [tag, toShippedMessages(compileMessages(readLocale(tag)))])),
    'en-XA': pseudo(toAccented),
    'ar-XB': pseudo(toMirrored),
  };
}

function toDataFile(kind: DataKind, name: string, value: unknown): DataFile {
  const json = JSON.stringify(value);
  const hash = createHash('sha256').update(json).digest('base64');
  return { name, file: toDataFileName(kind, name, hash), json, hash };
}
