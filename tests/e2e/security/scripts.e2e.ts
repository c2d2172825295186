import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@playwright/test';
import { scanScripts } from '../../security/scan-scripts.js';
import { standFor } from '../support/stand-for.js';

/** Folders of scripts that a page loads, the minimum number of scripts in each, and which of them contain the two libraries. */
const FOLDERS = [
  // The bundler names the file that all tags share after one of its modules.
  {
    folder: 'cdn',
    scripts: 20,
    preact: /^(?:orders|react|element-context)-[\w-]+\.js$/,
    lit: /^orders-area[\w-]*\.js$/,
  },
  { folder: 'esm', scripts: 20, preact: /^chunk-core\.js$/, lit: /^chunk-orders-area\.js$/ },
  { folder: 'embed', scripts: 5, preact: /^orders-[\w-]+\.js$/, lit: /^orders-(?:area|all)\.js$/ },
  { folder: 'react', scripts: 5, preact: /^$/, lit: /^chunk-orders-area\.js$/ },
] as const;

for (const { folder, scripts, preact, lit } of FOLDERS) {
  test(`dist/${folder} turns no text into code, markup or style`, standFor([folder]), () => {
    const path = fileURLToPath(new URL(`../../../dist/${folder}`, import.meta.url));
    expect(existsSync(path), 'the build is there').toBe(true);
    const { found, allowed, files } = scanScripts(path);
    expect(files.length).toBeGreaterThanOrEqual(scripts);
    expect(found).toEqual([]);
    const having = (library: string) =>
      [...allowed].filter(([, names]) => names.includes(library)).map(([file]) => file);
    expect(having('preact').filter((file) => !preact.test(file))).toEqual([]);
    expect(having('lit-html').filter((file) => !lit.test(file))).toEqual([]);
    // The allow-list is used: a pattern that matches nothing any more would be obsolete.
    expect(having('lit-html').length).toBeGreaterThan(0);
  });
}
