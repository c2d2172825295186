import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { build, type Rolldown } from 'vite';
import { beforeAll, describe, expect, it } from 'vitest';
import { toAliases } from '../../vite.config.js';

/** Measured 4,745 and half a percent: it may only go down, unless an order comes to hold more. 900 of it are what reads in zod's place. */
const LARGEST_BROTLI = 4_770;

let chunk: Rolldown.OutputChunk;
beforeAll(async () => {
  const output = await build({
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    resolve: { alias: toAliases('preact') },
    build: {
      write: false,
      target: 'es2022',
      lib: { entry: fileURLToPath(new URL('../../src/orders/api/order.ts', import.meta.url)), formats: ['es'] },
      rolldownOptions: { output: { minify: true } },
    },
  });
  const [result] = output as Rolldown.RolldownOutput[];
  if (!result) throw new Error('The build gave nothing.');
  [chunk] = result.output;
}, 60_000);

describe('what a shopper loads to read an order', () => {
  it('stays small', () => {
    expect(brotliCompressSync(chunk.code).byteLength).toBeLessThanOrEqual(LARGEST_BROTLI);
  });

  it('holds nothing that only the contract and its document need', () => {
    const modules = Object.keys(chunk.modules);
    expect(modules.some((module) => module.endsWith('src/orders/api/order-item.ts'))).toBe(true);
    expect(modules.filter((module) => /schemas\/contract\/|\/zod\//.test(module))).toEqual([]);
    // Stand beside the payments and the contacts, which are read.
    expect(chunk.code).not.toContain('qrCodeURL');
    expect(chunk.code).not.toContain('recipient');
  });

  it('makes no code out of text, which a strict content security policy forbids', () => {
    expect(chunk.code).not.toMatch(/\bFunction\b|\beval\(/);
  });
});
