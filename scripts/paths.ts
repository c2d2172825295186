import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The root folder of the project. */
export const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');

export function inRoot(...parts: string[]): string {
  return path.join(ROOT, ...parts);
}

/** Path of the module that defines a tag: a file of its name, or of the same name in a folder. */
export function toTagModule(tag: string): string {
  const folder = `elements/${tag}`;
  return existsSync(inRoot(folder)) ? `${folder}/${tag}.ts` : `${folder}.ts`;
}

/** The tags of the package: files and folders in `elements/`. */
export function listTags(): string[] {
  const names = readdirSync(inRoot('elements')).map((name) => path.basename(name, '.ts'));
  return names.filter((name) => name.startsWith('orders-')).sort();
}

/** Paths of all files in a folder, with forward slashes. */
export function listFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.relative(folder, path.join(parentPath, name)).split(path.sep).join('/'))
    .sort();
}
