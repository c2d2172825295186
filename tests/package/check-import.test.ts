// @vitest-environment node
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findImportProblem, listScriptEntries } from './packed/check-import.js';

const CASES: readonly { what: string; code: string; problem: string | undefined }[] = [
  { what: 'accepts a module that only exports', code: 'export const a = 1;', problem: undefined },
  { what: 'reports a module that throws', code: 'document.title;', problem: 'throws: ' },
  { what: 'reports a module with an unresolved import', code: `import 'react-nowhere';`, problem: 'throws: ' },
  { what: 'reports a module that prints', code: `console.log('hello');`, problem: 'prints: hello' },
  { what: 'reports a module that warns', code: `console.warn('careful');`, problem: 'prints: careful' },
  { what: 'reports a new global', code: 'globalThis.orders = {};', problem: 'adds the globals orders' },
  {
    what: 'reports a global behind a symbol',
    code: `globalThis[Symbol.for('x/1')] = {};`,
    problem: 'adds the globals Symbol(x/1)',
  },
];

describe('importing an entry in Node', () => {
  let folder = '';
  beforeAll(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'import-'));
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  test.each(CASES)('$what', ({ code, problem }) => {
    writeFileSync(path.join(folder, 'entry.mjs'), code);
    const found = findImportProblem(folder, './entry.mjs');
    if (problem === undefined) expect(found).toBeUndefined();
    else expect(found).toContain(problem);
  });

  test('reports a module that keeps the process alive', () => {
    writeFileSync(path.join(folder, 'entry.mjs'), 'setInterval(() => {}, 1000);');
    expect(findImportProblem(folder, './entry.mjs', 2_000)).toBe('keeps the process alive');
  });
});

describe('the script entries of a package', () => {
  test('are its exports with patterns expanded, without data', () => {
    const exports = {
      '.': { types: './dist/types/index.d.ts', default: './dist/esm/index.js' },
      './embed/*.js': { types: './dist/types/embed/*.d.ts', default: './dist/embed/*.js' },
      './package.json': './package.json',
    };
    const files = ['dist/embed/one.js', 'dist/embed/two.js', 'dist/esm/index.js', 'dist/data/three.json'];
    expect(listScriptEntries(exports, files)).toEqual([
      'orders-area',
      'orders-area/embed/one.js',
      'orders-area/embed/two.js',
    ]);
  });
});
