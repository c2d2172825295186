import { EVENT_TABLE } from '../../elements/event-table.js';
import { ERROR_CODES } from '../../src/http/errors.js';
import { readTags } from '../generate/read-tags.js';

/** A script and its path. */
export interface ShippedScript {
  readonly file: string;
  readonly code: string;
}

/** What the docs say and no script needs. */
export interface DocTexts {
  /** Meanings of attributes, events, codes and the like. */
  readonly meanings: readonly string[];
  /** Names in tables that no element reads: methods, parts, tokens. */
  readonly rows: readonly string[];
  /** Signatures of methods, types of properties. */
  readonly words: readonly string[];
}

/** Types of properties that code says too: `typeof` gives them. */
const WORDS_OF_THE_LANGUAGE = new Set(['object', 'string', 'number', 'boolean', 'function']);

/** A table of the docs that came along would cost every page bytes: whatever is found is named with its script. */
export function findDocTexts(scripts: readonly ShippedScript[], { meanings, rows, words }: DocTexts): string[] {
  return scripts.flatMap(({ file, code }) => [
    ...[...meanings, ...words].filter((text) => isQuoted(code, text)).map((text) => `"${text}" in ${file}`),
    ...rows.filter((name) => hasRow(code, name)).map((name) => `the row of ${name} in ${file}`),
  ]);
}

/** One letter beyond these, and a browser keeps the whole text of a script in two bytes a letter, as long as its page is open. */
export function findWide(scripts: readonly ShippedScript[]): string[] {
  return scripts
    .filter(({ code }) => /[\u0080-\uffff]/.test(code))
    .map(({ file }) => `${file} is not written in ASCII`);
}

export async function listDocTexts(): Promise<DocTexts> {
  const contracts = (await readTags()).map(({ contract }) => contract);
  const described = contracts.flatMap((one) => [
    ...[...one.attributes, ...one.properties, ...one.methods, ...one.parts, ...one.tokens, ...one.slots],
  ]);
  const events = Object.values(EVENT_TABLE).flatMap(({ meaning, otherwise = '', detail }) => [
    meaning,
    otherwise,
    ...Object.values<string>(detail),
  ]);
  const meanings = [...contracts, ...described].map(({ meaning }) => meaning);
  return {
    meanings: unite([...meanings, ...events, ...Object.values(ERROR_CODES)]).filter((text) => text !== ''),
    rows: unite(contracts.flatMap((one) => [...one.methods, ...one.parts, ...one.tokens]).map(({ name }) => name)),
    words: unite(contracts.flatMap(listWords)).filter((word) => !WORDS_OF_THE_LANGUAGE.has(word)),
  };
}

const listWords = ({ methods, properties }: Awaited<ReturnType<typeof readTags>>[number]['contract']): string[] => [
  ...methods.map(({ signature }) => signature),
  ...properties.map(({ type }) => type),
];

/** Tags have most of their tables in common. */
const unite = (texts: readonly string[]): string[] => [...new Set(texts)];

/** A row of a table: an object that begins with its name and is followed by the next row or by the end of the table. */
export function hasRow(code: string, name: string): boolean {
  return new RegExp(`\\{name:["'\`]${name}["'\`](?:,[^{}]*)?\\}(?:\\]|,\\{name:)`).test(code);
}

/** Strings in quotes, whichever a minifier chose. */
function isQuoted(code: string, text: string): boolean {
  const escaped = (quote: string): string => text.replaceAll(quote, `\\${quote}`);
  return [`"${escaped('"')}"`, `'${escaped("'")}'`, `\`${escaped('`')}\``].some((quoted) => code.includes(quoted));
}
