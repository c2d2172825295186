// @vitest-environment node
import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import { findDocTexts, findWide, hasRow, listDocTexts, type DocTexts } from '../../scripts/package/check-texts.js';
import { inRoot } from '../../scripts/paths.js';

describe('what only the docs show', () => {
  let texts: DocTexts;
  beforeAll(async () => {
    texts = await listDocTexts();
  });
  const find = (code: string) => findDocTexts([{ file: 'esm/it.js', code }], texts);

  test('is all that the tables of tags, events and errors mean', () => {
    expect(texts.meanings.length).toBeGreaterThan(50);
    expect(texts.rows.length).toBeGreaterThan(20);
    expect(texts.words).toContain('(): void');
  });

  test('is found in a source that the build has not been at', () => {
    expect(find(readFileSync(inRoot('elements/orders-guest-lookup.ts'), 'utf8')).length).toBeGreaterThan(5);
  });

  test.each(['"', "'", '`'])('is found in quotes like %s, as a minifier leaves it', (quote) => {
    const [meaning = ''] = texts.meanings;
    const escaped = meaning.replaceAll(quote, `\\${quote}`);
    expect(find(`var e=${quote}${escaped}${quote};`)).toEqual([`"${meaning}" in esm/it.js`]);
    expect(find(`var e=${quote}(): void${quote};`)).toContain('"(): void" in esm/it.js');
  });

  test('is found as a row of a table, first, amid and last', () => {
    const [one = '', other = ''] = texts.rows;
    expect(find(`var t=[{name:"${one}",is:1},{name:'${other}'}];`)).toEqual([
      `the row of ${one} in esm/it.js`,
      `the row of ${other} in esm/it.js`,
    ]);
    expect(find(`f({name:"${one}"});`)).toEqual([]);
  });

  test('is no table that elements read', () => {
    expect(hasRow('var t=[{name:"country",kind:1},{name:"order-number"}]', 'country')).toBe(true);
    expect(find('var t=[{name:"country",kind:1},{name:"order-number"}]')).toEqual([]);
  });
});

test.each(['\u00e9', '\u2026', '\ud83d\ude00'])('a script with %s in it is wide', (letter) => {
  const scripts = [
    { file: 'esm/it.js', code: `var e="${letter}";` },
    { file: 'esm/narrow.js', code: 'var e="\\u2026~";\n' },
  ];
  expect(findWide(scripts)).toEqual(['esm/it.js is not written in ASCII']);
});
