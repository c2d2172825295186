import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { build, type Rolldown } from 'vite';
import { beforeAll, describe, expect, it } from 'vitest';
import { toAliases } from '../../vite.config.js';

/**
 * Measured at 4,934 bytes, of which about 50 are the values of absent flags and 30 those of an open payment. Raise it only if an order gets more
 * fields. 900 bytes of it are the validators that replace zod.
 */
const LARGEST_BROTLI = 4_940;

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

describe('the code that a shopper loads to read an order', () => {
  it('stays small', () => {
    expect(brotliCompressSync(chunk.code).byteLength).toBeLessThanOrEqual(LARGEST_BROTLI);
  });

  it('contains nothing that only the contract and its document need', () => {
    const modules = Object.keys(chunk.modules);
    expect(modules.some((module) => module.endsWith('src/orders/api/order-item.ts'))).toBe(true);
    expect(modules.filter((module) => /schemas\/contract\/|\/zod\//.test(module))).toEqual([]);
    // Fields beside the payments and contacts, which the client does read.
    expect(chunk.code).not.toContain('qrCodeURL');
    expect(chunk.code).not.toContain('recipient');
  });

  it('does not evaluate text as code, which a strict content security policy forbids', () => {
    expect(chunk.code).not.toMatch(/\bFunction\b|\beval\(/);
  });
});
