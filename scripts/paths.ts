import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The project's own folder, wherever it was cloned to. */
export const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');

export function inRoot(...parts: string[]): string {
  return path.join(ROOT, ...parts);
}
