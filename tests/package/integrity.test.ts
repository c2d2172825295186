// @vitest-environment node
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createIntegrityList, type IntegrityList } from '../../scripts/package/integrity.js';

const FILES: Readonly<Record<string, string>> = {
  'embed/tag.js': 'export const all = 1;',
  'esm/tag.js': 'import{a}from"./now-1.js";export const later=()=>import(`./later-2.js`);export{a};',
  'esm/now-1.js': 'export const a=1;',
  'esm/later-2.js': `import '../esm/deep-3.js';export*from"./now-1.js";`,
  'esm/deep-3.js': `import 'react';`,
  'esm/other-4.js': 'export const b=1;',
  'types/vue.js': 'export {};',
  'data/locale-de.json': '{}',
};
const toSri = (text: string): string => `sha384-${createHash('sha384').update(text).digest('base64')}`;

describe('the list of hashes', () => {
  let folder = '';
  let list: IntegrityList;
  const write = (file: string, text: string): void => {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), text);
  };

  beforeAll(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'integrity-'));
    for (const [file, text] of Object.entries(FILES)) write(file, text);
    list = createIntegrityList(folder, ['embed/tag.js', 'esm/tag.js'], '1.2.3');
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  test('contains the hash of every file except its own', () => {
    write('integrity.json', '{}');
    const again = createIntegrityList(folder, ['embed/tag.js', 'esm/tag.js'], '1.2.3');
    rmSync(path.join(folder, 'integrity.json'));
    expect(list.version).toBe('1.2.3');
    expect(list.files).toEqual(Object.fromEntries(Object.entries(FILES).map(([file, text]) => [file, toSri(text)])));
    expect(again).toEqual(list);
  });

  test('contains, for an entry in several files, the import map of all its static and lazy imports', () => {
    const loaded = ['esm/deep-3.js', 'esm/later-2.js', 'esm/now-1.js', 'esm/tag.js'];
    expect(list.importMaps['esm/tag.js']?.integrity).toEqual(
      Object.fromEntries(loaded.map((file) => [`./${file}`, toSri(FILES[file] ?? '')])),
    );
  });

  test('contains no import map for an entry that is one file', () => {
    expect(Object.keys(list.importMaps)).toEqual(['esm/tag.js']);
  });

  test('cannot be created for a script with a computed import', () => {
    write('esm/computed.js', 'export const load=(name)=>import(`./${name}.js`);');
    expect(() => createIntegrityList(folder, ['esm/computed.js'], '1.2.3')).toThrow('a computed specifier');
    rmSync(path.join(folder, 'esm/computed.js'));
  });
});
