import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readNotes } from './figure-notes.mjs';
import { listMissing, placeFigures, writeFigures } from './figures.mjs';

/**
 * Holds the README's figures against what the run found out, and writes them where that is asked for: a run changes no file that is
 * kept by itself. Gives what there is to say; nothing where they are right or the run was too short to know.
 */
export function compareFigures(root, { mayWrite }) {
  const notes = readNotes(root);
  const missing = listMissing(notes);
  if (missing.length > 0) {
    return mayWrite ? `README.md keeps its figures: this run found out nothing of ${missing.join(', ')}.` : undefined;
  }
  const file = join(root, 'README.md');
  const text = readFileSync(file, 'utf8');
  const fresh = placeFigures(text, writeFigures(notes, readdirSync(join(root, 'locales'))));
  if (fresh === text) return undefined;
  if (!mayWrite) return 'The figures in README.md are old: npm test -- --figures writes them.';
  writeFileSync(file, fresh);
  return 'The figures in README.md are new: look at them and commit.';
}
