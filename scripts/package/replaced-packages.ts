import { BUNDLES, isOwnFile, listReplacements } from '../../vite.config.js';

/** A package that an alias of the build replaces by other code. */
export interface ReplacedPackage {
  readonly name: string;
  /** The package that replaces it, or a file of this project. */
  readonly by: string;
  /** The folders of `dist/` where it is replaced. */
  readonly folders: readonly string[];
}

/** The packages that are replaced in the scripts that pages load, one entry for each module that replaces one. */
export function listReplacedPackages(): ReplacedPackage[] {
  const all = BUNDLES.flatMap(({ folder, renderer }) =>
    listReplacements(renderer).map(({ name, by }) => ({ name, by: isOwnFile(by) ? by : toPackage(by), folder })),
  );
  const unique = new Map(all.map(({ name, by }) => [`${name} ${by}`, { name, by }]));
  return [...unique.values()].map(({ name, by }) => {
    const folders = all.filter((one) => one.name === name && one.by === by).map(({ folder }) => folder);
    return { name, by, folders: [...new Set(folders)].sort() };
  });
}

/** `preact/compat` -> `preact` */
function toPackage(module: string): string {
  return /^(?:@[^/]+\/)?[^/]+/.exec(module)?.[0] ?? module;
}
