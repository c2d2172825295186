import { readFileSync } from 'node:fs';
import path from 'node:path';
import { build, type Plugin, type Rolldown } from 'vite';
import { loaders } from '../../../elements/loaders.js';
import { inRoot } from '../../../scripts/paths.js';
import { COMPILERS } from './compile-page.js';
import type { Framework } from './frameworks.js';

/** The tag that stands in the files; each other tag gets the same file with its own name in it. */
const WRITTEN_TAG = 'orders-guest-lookup';
const TAGS = Object.keys(loaders);
const ENTRY = 'shop-page.entry.js';
const MOUNT = 'mount.entry.js';

/** The script that a page loads; what it fetches lies beside it. */
export const PAGE_SCRIPT = 'page.js';

/** A page of a framework, bundled with the package as a shop's own build would do it: file name to contents. */
export async function buildPage(framework: Framework): Promise<ReadonlyMap<string, string>> {
  const root = inRoot('tests/e2e/frameworks', framework.name);
  const result = await build({
    root,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    base: `/frameworks/${framework.name}/`,
    resolve: { alias: { 'orders-area': inRoot('dist/esm/index.js') } },
    define: { __VUE_OPTIONS_API__: 'false', __VUE_PROD_DEVTOOLS__: 'false' },
    plugins: [createPagePlugin(root, framework)],
    build: {
      write: false,
      modulePreload: false,
      rolldownOptions: { input: { page: ENTRY }, output: { entryFileNames: PAGE_SCRIPT } },
    },
  });
  const { output } = result as Rolldown.RolldownOutput;
  return new Map(output.map((file) => [file.fileName, toContents(file)]));
}

function toContents(file: Rolldown.OutputChunk | Rolldown.OutputAsset): string {
  if (file.type === 'chunk') return file.code;
  return typeof file.source === 'string' ? file.source : Buffer.from(file.source).toString('utf8');
}

/** Brings in each framework's compiler, and a box for every tag. */
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

/** Draws the page once the tags are registered, or, with `?early` in its address, ahead of that. */
function toEntry({ box, boxExport }: Framework): string {
  const imports = TAGS.map((tag, at) => `import { ${boxExport} as box${at} } from './${box}?tag=${tag}';`);
  return `import { defineOrders } from 'orders-area';
    import { mountPage } from './${MOUNT}';
    import { showToTest } from '../page-kit.js';
    ${imports.join('\n')}
    const mount = () => mountPage([${TAGS.map((_, at) => `box${at}`).join(', ')}], document.querySelector('#shop'));
    showToTest();
    if (location.search === '?early') mount();
    await defineOrders();
    if (location.search !== '?early') mount();`;
}
