import { BUNDLES, isOwnFile, listReplacements } from '../../vite.config.js';

/** A package that an alias of the build leads elsewhere, so that other code stands in for its own. */
export interface ReplacedPackage {
  readonly name: string;
  /** The package that stands in for it, or a file of this project. */
  readonly by: string;
  /** Folders of `dist/` in which it does. */
  readonly folders: readonly string[];
}

/** The packages that are replaced in what pages load, each once for all that stands in for it. */
export function listReplacedPackages(): ReplacedPackage[] {
  const replaced = new Map<string, ReplacedPackage>();
  for (const { folder, renderer } of BUNDLES) {
    for (const { name, by: module } of listReplacements(renderer)) {
      const by = isOwnFile(module) ? module : toPackage(module);
      const { folders = [] } = replaced.get(`${name} ${by}`) ?? {};
      replaced.set(`${name} ${by}`, { name, by, folders: [...new Set([...folders, folder])].sort() });
    }
  }
  return [...replaced.values()];
}

/** `preact/compat` -> `preact` */
function toPackage(module: string): string {
  return module
    .split('/')
    .slice(0, module.startsWith('@') ? 2 : 1)
    .join('/');
}
