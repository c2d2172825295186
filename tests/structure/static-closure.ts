import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { posix } from 'node:path';
import { readImports } from './read-imports.js';

/** Everything that loads before an entry runs: modules by path from the root, packages and virtual modules by name. */
export function listStaticClosure(root: string, entry: string): Set<string> {
  const seen = new Set<string>();
  const follow = (module: string): void => {
    if (seen.has(module)) return;
    seen.add(module);
    if (!/\.tsx?$/.test(module)) return;
    for (const { from, when } of readImports(module, readFileSync(join(root, module), 'utf8'))) {
      if (when === 'start') follow(from.startsWith('.') ? resolveModule(root, module, from) : from);
    }
  };
  follow(entry);
  return seen;
}

/** The source says `./order.js`; the file is `./order.ts` or `./order.tsx`. */
function resolveModule(root: string, importer: string, from: string): string {
  const path = posix.join(posix.dirname(importer), from.replace(/\?.*$/, ''));
  const candidates = [path.replace(/\.js$/, '.ts'), path.replace(/\.js$/, '.tsx'), path];
  const found = candidates.find((candidate) => existsSync(join(root, candidate)));
  if (found === undefined) throw new Error(`${importer} imports ${from}, which is not there`);
  return found;
}
