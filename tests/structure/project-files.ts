import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { PROJECT_ROOT } from './project-root.js';

/** Made by tools, and not kept in the repository. */
const SKIPPED = new Set(['node_modules', 'dist', '.git', '.cache', 'test-results', 'screens', '.data']);

/** Paths from the project's root of all its files, with forward slashes. */
export function listProjectFiles(folder = PROJECT_ROOT): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (SKIPPED.has(entry.name)) return [];
    const path = join(folder, entry.name);
    return entry.isDirectory() ? listProjectFiles(path) : [relative(PROJECT_ROOT, path).split(sep).join('/')];
  });
}

export function readProjectFile(path: string): string {
  return readFileSync(join(PROJECT_ROOT, path), 'utf8');
}
