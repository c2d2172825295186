import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import { loaders } from '../../../elements/loaders.js';
import { inRoot } from '../../../scripts/paths.js';
import { bundlePage } from './bundle-page.js';
import { COMPILERS } from './compile-page.js';
import type { Framework } from './frameworks.js';

/** The tag that the files contain; for every other tag, its name replaces this one in a copy of the file. */
const WRITTEN_TAG = 'orders-guest-lookup';
const TAGS = Object.keys(loaders);
const ENTRY = 'shop-page.entry.js';
const MOUNT = 'mount.entry.js';

/** Bundles a framework's page; returns the contents by file name. */
export async function buildPage(framework: Framework): Promise<ReadonlyMap<string, string>> {
  const root = inRoot('tests/e2e/frameworks', framework.folder);
  const base = toPageFolder(framework);
  return bundlePage({ root, base, entry: ENTRY, plugin: createPagePlugin(root, framework) });
}

/** Returns the path at which the files of the framework's page are served. */
export const toPageFolder = ({ name }: Framework): string => `/frameworks/${name.replaceAll(' ', '-')}/`;

/** Adds the framework's compiler, and a component (`TagBox`) for every tag. */
function createPagePlugin(root: string, framework: Framework): Plugin {
  const texts = new Map([
    [path.join(root, ENTRY), toEntry(framework)],
    [path.join(root, MOUNT), framework.mount],
  ]);
  return {
    name: 'framework-page',
    enforce: 'pre',
    resolveId(id, importer) {
      const [file = '', query] = id.split('?');
      const isOurs = [ENTRY, MOUNT].includes(path.basename(file)) || query?.startsWith('tag=') === true;
      if (!isOurs) return undefined;
      return path.resolve(importer ? path.dirname(importer) : root, file) + (query === undefined ? '' : `?${query}`);
    },
    async load(id) {
      const [file = '', query = ''] = id.split('?');
      const text = texts.get(file);
      if (text !== undefined) return { code: text, moduleType: 'js' };
      const compile = COMPILERS[path.extname(file)];
      if (!compile || !file.startsWith(inRoot('tests'))) return undefined;
      const tag = query.startsWith('tag=') ? query.slice('tag='.length) : WRITTEN_TAG;
      return {
        code: await compile(readFileSync(file, 'utf8').replaceAll(WRITTEN_TAG, tag), file),
        moduleType: 'js',
      };
    },
  };
}

/** Renders the page after the tags are registered, or before that if the page's address has `?early`. */
function toEntry({ box, boxExport, module }: Framework): string {
  const imports = TAGS.map((tag, at) => `import { ${boxExport} as box${at} } from './${box}?tag=${tag}';`);
  return `import { defineOrders } from '${module ?? 'orders-area'}';
    import { mountPage } from './${MOUNT}';
    import { showToTest } from '../page-kit.js';
    ${imports.join('\n')}
    const mount = () => mountPage([${TAGS.map((_, at) => `box${at}`).join(', ')}], document.querySelector('#shop'));
    showToTest();
    if (location.search === '?early') mount();
    await defineOrders();
    if (location.search !== '?early') mount();`;
}
