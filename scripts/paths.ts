import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The project's own folder, wherever it was cloned to. */
export const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');

export function inRoot(...parts: string[]): string {
  return path.join(ROOT, ...parts);
}

/** Where a tag is defined, below the project's folder: a file of its name, or a folder where it takes more than one. */
export function toTagModule(tag: string): string {
  const folder = `elements/${tag}`;
  return existsSync(inRoot(folder)) ? `${folder}/${tag}.ts` : `${folder}.ts`;
}

/** The tags of the package: each is a file or a folder of its name in `elements/`. */
export function listTags(): string[] {
  const names = readdirSync(inRoot('elements')).map((name) => path.basename(name, '.ts'));
  return names.filter((name) => name.startsWith('orders-')).sort();
}
