import { cpSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { build, type Plugin } from 'vite';
import { inRoot } from '../../../scripts/paths.js';
import { readBuild } from '../../../scripts/read-version.js';
import { toBundleConfig, toTagBundles } from '../../../vite.config.js';

export const OLDER_VERSION = '0.0.1-old';
const OLDER_BUILD = 'older-build';

/** Members of the page's registry and page state, with their names in the older build. */
const RENAMED: readonly (readonly [name: RegExp, older: string])[] = [
  [/\bremembered\b/g, 'recalled'],
  [/\bwipe\b/g, 'erase'],
  [/\bpageStates\b/g, 'statesByShopper'],
];

/** Reads a file of the older build by its path below the package's folder. */
export type OlderFiles = (file: string) => string;

/**
 * Builds the area from sources in which methods have other names and the page's registry has another structure, as in an older version.
 *
 * @returns a function that reads one of the files; the folder is deleted when the process ends
 */
export async function buildOlderArea(): Promise<OlderFiles> {
  const folder = inRoot('.cache', `older-build-${process.pid}`);
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  const renamed = new Set<RegExp>();
  const [bundle] = toTagBundles('cdn', ['orders-area'], { renderer: 'preact', shape: 'by-tag' });
  if (!bundle) throw new Error('There is no bundle of the area.');
  const config = toBundleConfig(bundle, folder);
  await build({
    ...config,
    define: {
      ...config.define,
      __ORDERS_VERSION__: JSON.stringify(OLDER_VERSION),
      __ORDERS_BUILD__: JSON.stringify(OLDER_BUILD),
    },
    plugins: [renameMembers(renamed), ...(config.plugins ?? [])],
  });
  if (renamed.size < RENAMED.length) throw new Error('The sources have no member of a renamed name any more.');
  mkdirSync(path.join(folder, 'data'), { recursive: true });
  cpSync(inRoot('dist/data'), path.join(folder, 'data'), { recursive: true });
  return (file) => readFileSync(path.join(folder, file), 'utf8');
}

/** The same files with the fingerprint of the current build, which copies of different code must never share. */
export function withPresentFingerprint(files: OlderFiles): OlderFiles {
  return (file) => files(file).replaceAll(OLDER_BUILD, readBuild());
}

function renameMembers(renamed: Set<RegExp>): Plugin {
  return {
    name: 'older-members',
    enforce: 'pre',
    transform(code, id) {
      if (!/\/src\/.+\.tsx?$/.test(id)) return null;
      return RENAMED.reduce((text, [name, older]) => {
        const changed = text.replace(name, older);
        if (changed !== text) renamed.add(name);
        return changed;
      }, code);
    },
  };
}
