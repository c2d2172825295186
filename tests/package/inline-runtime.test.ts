// @vitest-environment node
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { build, type Plugin } from 'vite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inRoot } from '../../scripts/paths.js';
import { inlineRuntime } from '../../scripts/vite/inline-runtime.js';

/** Two chunks that hand a whole module on, for which the bundler needs a helper of its own. */
const FILES: Readonly<Record<string, string>> = {
  'entry.js': `import * as words from './words.js';
const { later } = await import('./later.js');
console.log(JSON.stringify([Object.keys(words), words.one, later()]));`,
  'later.js': `import * as more from './more.js';
export const later = () => [Object.keys(more), more.three];`,
  'words.js': `export const one = 1;\nexport const two = 2;`,
  'more.js': `export const three = 3;`,
};

/** What the chunks print when they run together. */
const PRINTED = '[["one","two"],1,[["three"],3]]\n';

describe("the bundler's own helper", () => {
  let folder = '';
  const run = (out: string): string =>
    execFileSync(process.execPath, [path.join(folder, out, 'entry.mjs')], { encoding: 'utf8' });

  async function bundle(out: string, plugins: readonly Plugin[] = [], minify = true): Promise<string[]> {
    await build({
      root: folder,
      configFile: false,
      logLevel: 'silent',
      plugins: [...plugins],
      build: {
        outDir: path.join(folder, out),
        target: 'es2022',
        lib: { entry: path.join(folder, 'entry.js'), formats: ['es'], fileName: () => 'entry.mjs' },
        rolldownOptions: { output: { minify, chunkFileNames: '[name]-[hash].mjs' } },
      },
    });
    return readdirSync(path.join(folder, out)).map((file) => file.replace(/-.{8}\.mjs$/, ''));
  }

  beforeAll(() => {
    mkdirSync(inRoot('.cache'), { recursive: true });
    folder = mkdtempSync(inRoot('.cache/runtime-'));
    for (const [file, text] of Object.entries(FILES)) writeFileSync(path.join(folder, file), text);
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  test('would be a file that each screen waits for', async () => {
    expect((await bundle('plain')).sort()).toEqual(['entry.mjs', 'later', 'rolldown-runtime']);
    expect(run('plain')).toBe(PRINTED);
  });

  test('goes into the chunks that use it, and they run', async () => {
    expect((await bundle('inlined', [inlineRuntime()])).sort()).toEqual(['entry.mjs', 'later']);
    expect(run('inlined')).toBe(PRINTED);
  });

  test('takes one line where lines are kept, and brings no more of it than is used', async () => {
    const readImport: Plugin = {
      name: 'read-import',
      renderChunk: (code) => {
        lines.push(code.split('\n').length);
        return undefined;
      },
    };
    const lines: number[] = [];
    expect((await bundle('readable', [readImport, inlineRuntime()], false)).sort()).toEqual(['entry.mjs', 'later']);
    expect(run('readable')).toBe(PRINTED);
    const texts = readdirSync(path.join(folder, 'readable')).map((file) =>
      readFileSync(path.join(folder, 'readable', file), 'utf8'),
    );
    for (const text of texts) {
      expect(lines).toContain(text.split('\n').length);
      expect(text).toContain('__exportAll');
      expect(text).not.toContain('__toESM');
    }
  });

  test('fails the build where a chunk asks for it in another way', async () => {
    const hide: Plugin = {
      name: 'hide',
      renderChunk: (code) => code.replace(/import\s*\{[^}]+\}\s*from\s*(["'`]\.\/rolldown-runtime)/, 'import $1'),
    };
    await expect(bundle('hidden', [hide, inlineRuntime()])).rejects.toThrow("still imports the bundler's helper");
  });
});
