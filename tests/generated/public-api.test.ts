// @vitest-environment node
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createPublicApi } from '../../scripts/generate/typings/public-api.js';
import { inRoot } from '../../scripts/paths.js';

const KINDS = `
import type { Hidden } from './kinds-inner.js';
/** Says hello. */
export async function greet<Name extends string>(name: Name, { why }: Hidden): Promise<void> {
  const local: Local = { name, why };
  await Promise.resolve(local);
}
interface Local { name: string; why: string | undefined }
export interface Shown extends Hidden { readonly list: readonly Inner[] }
type Inner = { readonly [Key in 'a' | 'b']: number };
export type Early = 'early';
`;
const FILES: Readonly<Record<string, string>> = {
  'kinds.ts': KINDS,
  'kinds-inner.ts': `/** Not exported by the entry, and mentioned. */\nexport interface Hidden { readonly why?: string }`,
  'leak.ts': `import type { StoreApi } from 'zustand/vanilla';\nexport interface Leaking { store: StoreApi<string> }`,
  'value.ts': `export const VALUE = 1;`,
  'query.ts': `const table = { a: 1 };\nexport type Key = keyof typeof table;`,
  'default.ts': `export function start(at = 1): void { void at; }`,
  'vague.ts': `export function vague() { return 1; }`,
};

describe('the public API as typings', { timeout: 60_000 }, () => {
  let folder = '';
  const create = (file: string, replacements: Readonly<Record<string, string>> = {}): string =>
    createPublicApi(path.join(path.relative(inRoot(), folder), file), replacements);

  beforeAll(() => {
    mkdirSync(inRoot('.cache'), { recursive: true });
    folder = mkdtempSync(inRoot('.cache/api-'));
    for (const [file, text] of Object.entries(FILES)) writeFileSync(path.join(folder, file), text);
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  test('contains the exports and the types they mention, with comments and without implementations', () => {
    const text = create('kinds.ts', { Early: `export type Early = 'replaced';` });
    expect(text).toContain(
      `/** Says hello. */\nexport declare function greet<Name extends string>(name: Name, { why }: Hidden): Promise<void>;`,
    );
    expect(text).toContain('export interface Shown extends Hidden { readonly list: readonly Inner[] }');
    expect(text).toContain(`export type Inner = { readonly [Key in 'a' | 'b']: number };`);
    expect(text).toContain('/** Not exported by the entry, and mentioned. */\nexport interface Hidden');
    expect(text).toContain(`export type Early = 'replaced';`);
    expect(text).not.toMatch(/Local|import|await/);
  });

  test.each([
    ['leak.ts', 'a type of a package', 'The public API mentions StoreApi'],
    ['value.ts', 'a value', 'VALUE is neither interface, type nor function'],
    ['query.ts', 'a type derived from a value', '"typeof table" in a public type would need a value'],
    ['default.ts', 'a default, which typings cannot hold', 'start has a default parameter'],
    ['vague.ts', 'a function without a return type', 'vague is exported without a return type'],
  ])('cannot be generated from %s: %s', (file, _, message) => {
    expect(() => create(file)).toThrow(message);
  });
});
