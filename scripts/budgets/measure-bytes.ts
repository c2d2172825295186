import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { inRoot } from '../paths.js';

/** The files an entry needs before it runs: itself and its static imports, each once. */
export function listStaticClosure(entry: string, seen = new Set<string>()): string[] {
  if (seen.has(entry)) return [];
  seen.add(entry);
  const code = readFileSync(inRoot('dist', entry), 'utf8');
  const imports = [...code.matchAll(/(?:^|[;}\n])(?:import|export)(?:[^"'`();]*?from)?\s*["'](\.[^"']+)["']/g)];
  const next = imports.map(([, file = '']) => path.posix.join(path.posix.dirname(entry), file));
  return [entry, ...next.flatMap((file) => listStaticClosure(file, seen))];
}

/** The file of a chunk in an entry's own bundle: all of its chunks share one mark, and another bundle's have another. */
export function findChunk(entry: string, chunk: string): string {
  const code = readFileSync(inRoot('dist', entry), 'utf8');
  const mark = /-([0-9a-f]{7})\.js/.exec(code)?.[1];
  if (mark === undefined) throw new Error(`${entry} names no chunk.`);
  return path.posix.join(path.posix.dirname(entry), `${chunk}-${mark}.js`);
}

/** Transferred bytes of files, each compressed by itself with brotli 11. */
export function measureBytes(files: readonly string[]): number {
  return files.reduce((sum, file) => sum + compress(readFileSync(inRoot('dist', file))), 0);
}

function compress(content: Buffer): number {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  return brotliCompressSync(content, { params }).length;
}
