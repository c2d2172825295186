import { createHash } from 'node:crypto';
import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Stands in the names of a bundle's chunks until all of the bundle is known. */
export const CHUNK_MARK = '0000000';

/**
 * Gives all chunks of a bundle one mark, made from all that the bundle says, in their names and wherever they are named. A first screen
 * names many chunks: a mark that stays the same among them costs it next to nothing, and its size does not hang on how hashes fall.
 * Scripts of two versions never meet in one folder.
 *
 * @param folder where the bundle's files are
 * @param files names of all its files, as the bundler wrote them
 */
export function markChunks(folder: string, files: readonly string[]): void {
  const texts = files.toSorted().map((file) => [file, readFileSync(path.join(folder, file), 'utf8')] as const);
  const hash = createHash('sha256').update(JSON.stringify(texts)).digest('hex');
  // The bundler puts a number behind the mark where two chunks have one name.
  const mark = new RegExp(`-${CHUNK_MARK}(\\d*)\\.js`, 'g');
  const name = (text: string) => text.replaceAll(mark, `-${hash.slice(0, CHUNK_MARK.length)}$1.js`);
  for (const [file, text] of texts) {
    writeFileSync(path.join(folder, file), name(text));
    renameSync(path.join(folder, file), path.join(folder, name(file)));
  }
}
