// @vitest-environment node
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { build, type Plugin } from 'vite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inRoot } from '../../scripts/paths.js';
import { safeExports } from '../../scripts/vite/safe-exports.js';

const ENTRY = `import * as words from './words.js';
console.log(JSON.stringify(Object.keys(words)));`;
const WORDS = `export const one = 1;\nexport const two = 2;`;

/** A page may do this before its first script. */
const EXTENDED_OBJECTS = 'data:text/javascript,Object.prototype.x = 1';

describe("the bundler's namespace object of a module", () => {
  let folder = '';

  async function bundle(out: string, ...plugins: Plugin[]): Promise<string> {
    await build({
      root: folder,
      configFile: false,
      logLevel: 'silent',
      plugins,
      build: {
        outDir: path.join(folder, out),
        lib: { entry: path.join(folder, 'entry.js'), formats: ['es'], fileName: () => 'entry.mjs' },
      },
    });
    return path.join(folder, out, 'entry.mjs');
  }

  const run = (script: string) =>
    spawnSync(process.execPath, ['--import', EXTENDED_OBJECTS, script], { encoding: 'utf8' });

  beforeAll(() => {
    mkdirSync(inRoot('.cache'), { recursive: true });
    folder = mkdtempSync(inRoot('.cache/exports-'));
    writeFileSync(path.join(folder, 'entry.js'), ENTRY);
    writeFileSync(path.join(folder, 'words.js'), WORDS);
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  test('throws without the plugin if every object inherits an additional property', async () => {
    expect(run(await bundle('plain')).stderr).toContain('Getter must be a function: 1');
  });

  test('contains only its own keys with the plugin', async () => {
    expect(run(await bundle('own', safeExports())).stdout).toBe('["one","two"]\n');
  });

  test('fails the build if the helper no longer has the loop that the plugin replaces', async () => {
    const rewrite: Plugin = {
      name: 'rewrite',
      enforce: 'pre',
      transform: (code, id) => (id.endsWith('rolldown/runtime.js') ? code.replaceAll('in all)', 'in (all))') : null),
    };
    await expect(bundle('rewritten', rewrite, safeExports())).rejects.toThrow('has another loop');
  });
});
