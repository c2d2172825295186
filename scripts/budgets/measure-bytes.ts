import { readdirSync, readFileSync } from 'node:fs';
import { brotliCompressSync, constants } from 'node:zlib';
import { inRoot } from '../paths.js';

/**
 * The marks of a build in its scripts: those of its chunks, and an id, which is a property without brackets if it begins with a letter. Both
 * change with every source, and with them the compressed size, by up to 0.5 %. The ones here give sizes close to the mean of 24 random ones.
 */
const BUILD_MARKS = [
  [/-[0-9a-f]{7}(?=\.js)/g, '-018c267'],
  [/`[0-9a-f]{7}`/g, '`018c267`'],
  [/(?:\.[a-f][0-9a-f]{7}|\[`[0-9a-f]{8}`\])(?=\?\?=)/g, '[`72f6381a`]'],
  [/`[0-9a-f]{8}`/g, '`72f6381a`'],
] as const;

/**
 * Transferred bytes of files in `dist/`, each compressed by itself with brotli 11. All builds are measured with the same marks, so that equal
 * code has an equal size.
 */
export function measureBytes(files: readonly string[]): number {
  return files.reduce((sum, file) => sum + compress(readFileSync(inRoot('dist', file))), 0);
}

/** Transferred bytes of a tag's script, which has its whole first screen. */
export function measureScript(file: string): number {
  const code = readFileSync(inRoot('dist', file), 'utf8');
  if (/(?:^|[;}\n])(?:import|export)[^"'`();]*["']\./.test(code))
    throw new Error(`${file} needs further files at once.`);
  return measureBytes([file]);
}

/** Transferred bytes of chunks of the area, named without the mark that the build adds. */
export function measureAreaChunks(chunks: readonly string[]): number {
  const [, mark = ''] = /-([0-9a-f]{7})\.js/.exec(readFileSync(inRoot('dist/cdn/orders-area.js'), 'utf8')) ?? [];
  const files = readdirSync(inRoot('dist/cdn'));
  const missing = chunks.filter((chunk) => !files.includes(`${chunk}-${mark}.js`));
  if (missing.length > 0) throw new Error(`The area has no chunks ${missing.join(', ')}.`);
  return measureBytes(chunks.map((chunk) => `cdn/${chunk}-${mark}.js`));
}

function compress(file: Buffer): number {
  const text = BUILD_MARKS.reduce((marked, [pattern, mark]) => marked.replace(pattern, mark), file.toString('latin1'));
  const content = Buffer.from(text, 'latin1');
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  return brotliCompressSync(content, { params }).length;
}
