// @vitest-environment node
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { EVENT_TABLE } from '../../elements/event-table.js';
import { buildPackage } from '../../scripts/build.js';
import { BUNDLES, type Bundle } from '../../scripts/bundles.js';
import { readTags, TAGS } from '../../scripts/generate/read-tags.js';
import { listScripts } from '../../scripts/package/integrity.js';
import { inRoot, toTagModule } from '../../scripts/paths.js';
import { ERROR_CODES } from '../../src/api/errors.js';

/** Bundles on a busy machine. */
const PATIENCE_MS = 300_000;

/** A planted fault: a script that hands the tables of all tags on. */
const TALKATIVE: Bundle = {
  folder: 'talkative',
  entries: { talkative: TAGS.map((tag) => `export * from '/${toTagModule(tag)}';`).join('\n') },
  renderer: 'preact',
  isSingleFile: true,
};

/** Types of properties that code says too: `typeof` gives them. */
const WORDS_OF_THE_LANGUAGE = new Set(['object', 'string', 'number', 'boolean', 'function']);

/** Strings in quotes, whichever a minifier chose. */
function isQuoted(code: string, text: string): boolean {
  const escaped = (quote: string): string => text.replaceAll(quote, `\\${quote}`);
  return [`"${escaped('"')}"`, `'${escaped("'")}'`, `\`${escaped('`')}\``].some((quoted) => code.includes(quoted));
}

/** A row of a table: an object that begins with its name and is followed by the next row or by the end of the table. */
function hasRow(code: string, name: string): boolean {
  return new RegExp(`\\{name:["'\`]${name}["'\`](?:,[^{}]*)?\\}(?:\\]|,\\{name:)`).test(code);
}

async function listTexts(): Promise<{ meanings: string[]; rows: string[]; words: string[] }> {
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
    meanings: [...meanings, ...events, ...Object.values(ERROR_CODES)].filter((text) => text !== ''),
    rows: contracts.flatMap((one) => [...one.methods, ...one.parts, ...one.tokens]).map(({ name }) => name),
    words: contracts
      .flatMap((one) => [...one.methods.map(({ signature }) => signature), ...one.properties.map(({ type }) => type)])
      .filter((word) => !WORDS_OF_THE_LANGUAGE.has(word)),
  };
}

describe('what ships', { timeout: PATIENCE_MS }, () => {
  let folder = '';
  let scripts: { readonly file: string; readonly code: string }[] = [];
  let talkative = '';
  let texts: Awaited<ReturnType<typeof listTexts>>;

  beforeAll(async () => {
    mkdirSync(inRoot('.cache'), { recursive: true });
    folder = mkdtempSync(inRoot('.cache/bundle-'));
    await buildPackage(folder, [...BUNDLES.filter((one) => one.folder === 'esm'), TALKATIVE]);
    texts = await listTexts();
    const all = listScripts(folder).map((file) => ({ file, code: readFileSync(path.join(folder, file), 'utf8') }));
    scripts = all.filter(({ file }) => file.startsWith('esm/'));
    talkative = all.find(({ file }) => file.startsWith('talkative/'))?.code ?? '';
  }, PATIENCE_MS);
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  test('holds no text that only the docs show', () => {
    expect(scripts.length).toBeGreaterThan(3);
    expect(texts.meanings.length).toBeGreaterThan(50);
    const found = texts.meanings.flatMap((text) => scripts.filter(({ code }) => isQuoted(code, text)));
    expect(found.map(({ file }) => file)).toEqual([]);
  });

  test('holds no table that only the docs read', () => {
    expect(texts.rows.length).toBeGreaterThan(20);
    const found = scripts.flatMap(({ file, code }) => [
      ...texts.rows.filter((name) => hasRow(code, name)).map((name) => `${name} in ${file}`),
      ...texts.words.filter((word) => isQuoted(code, word)).map((word) => `${word} in ${file}`),
    ]);
    expect(found).toEqual([]);
  });

  test("is loaded without a file of the bundler's own, each script by itself", () => {
    expect(scripts.filter(({ file }) => file.includes('runtime-'))).toEqual([]);
    const load = scripts.map(({ file }) => `await import('./${file}');`).join('\n');
    expect(execFileSync(process.execPath, ['--input-type=module', '--eval', load], { cwd: folder })).toHaveLength(0);
  });

  test('holds the tables that the elements do read', () => {
    const tag = scripts.find(({ file }) => file === 'esm/orders-guest-lookup.js')?.code ?? '';
    expect(['country', 'order-number', 'contact'].filter((name) => !hasRow(tag, name))).toEqual([]);
  });

  test('would be caught with a table of the docs in it', () => {
    expect(texts.rows.filter((name) => !hasRow(talkative, name))).toEqual([]);
    expect(texts.words.filter((word) => isQuoted(talkative, word))).toContain('(): void');
    const raw = readFileSync(inRoot('elements/orders-guest-lookup.ts'), 'utf8');
    expect(texts.meanings.filter((text) => isQuoted(raw, text)).length).toBeGreaterThan(5);
  });
});
