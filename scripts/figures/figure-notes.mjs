import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const FOLDER = join('.cache', 'figures');

/** Writes down what one step found out, by the name of each figure; `step` is the file. */
export function noteFigures(root, step, figures) {
  mkdirSync(join(root, FOLDER), { recursive: true });
  writeFileSync(join(root, FOLDER, `${step}.json`), JSON.stringify(figures));
}

/** What an earlier run found out counts no longer. */
export function forgetFigures(root) {
  rmSync(join(root, FOLDER), { recursive: true, force: true });
}

/** What all steps found out. */
export function readNotes(root) {
  const folder = join(root, FOLDER);
  if (!existsSync(folder)) return {};
  const notes = readdirSync(folder).map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')));
  return Object.assign({}, ...notes);
}
