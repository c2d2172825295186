// @vitest-environment node
import { readFileSync } from 'node:fs';
import { parseSync } from 'vite';
import { describe, expect, test } from 'vitest';
import { inRoot } from '../../scripts/paths.js';
import { LIT_TRIMS } from '../../scripts/vite/trim/lit-trims.js';
import { PREACT_TRIMS } from '../../scripts/vite/trim/preact-trims.js';
import { R2WC_TRIMS } from '../../scripts/vite/trim/r2wc-trims.js';
import { trimCode } from '../../scripts/vite/trim/trim-code.js';

const MODULES = [
  ...Object.entries(PREACT_TRIMS).map(([module, trim]) => [`preact/${module}`, trim] as const),
  ...Object.entries(R2WC_TRIMS).map(([module, trim]) => [`@r2wc/core/${module}`, trim] as const),
  ...Object.entries(LIT_TRIMS).map(([module, trim]) => [`lit-html/${module}`, trim] as const),
];

describe('the libraries that ship', () => {
  test.each(MODULES)('%s still has all that is taken out of it, and stays a module', (module, trim) => {
    const code = readFileSync(inRoot('node_modules', module), 'utf8');
    const trimmed = trimCode(code, parseSync('it.js', code).program, trim);
    expect(trimmed).not.toBe(code);
    expect(parseSync('it.js', trimmed).errors).toEqual([]);
  });
});
