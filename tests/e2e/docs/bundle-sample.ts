import path from 'node:path';
import { build, type Plugin, type Rolldown } from 'vite';
import { inRoot } from '../../../scripts/paths.js';
import { COMPILERS } from '../frameworks/compile-page.js';

/** Texts of files that are on no disk, by name; the one named `page` is where the page begins. */
export type SampleFiles = Readonly<Record<string, string>>;

const BASE = '/sample/';
/** What the sample imports is looked for from here. */
const FOLDER = inRoot('tests/e2e/docs');

/** A sample of a framework, bundled with the package; the files by their path on the page. */
export async function bundleSample(files: SampleFiles): Promise<ReadonlyMap<string, string>> {
  const [entry = ''] = Object.keys(files).filter((name) => name.startsWith('page.'));
  const result = await build({
    root: FOLDER,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    base: BASE,
    resolve: {
      alias: {
        'orders-area/types/react': inRoot('dist/types/react-jsx.js'),
        'orders-area': inRoot('dist/esm/index.js'),
      },
    },
    define: { __VUE_OPTIONS_API__: 'false', __VUE_PROD_DEVTOOLS__: 'false' },
    plugins: [createSamplePlugin(files)],
    build: {
      write: false,
      modulePreload: false,
      rolldownOptions: { input: { page: entry }, output: { entryFileNames: 'page.js' } },
    },
  });
  const { output } = result as Rolldown.RolldownOutput;
  return new Map(output.map((file) => [BASE + file.fileName, toContents(file)]));
}

function toContents(file: Rolldown.OutputChunk | Rolldown.OutputAsset): string {
  if (file.type === 'chunk') return file.code;
  return typeof file.source === 'string' ? file.source : Buffer.from(file.source).toString('utf8');
}

function createSamplePlugin(files: SampleFiles): Plugin {
  return {
    name: 'sample-page',
    enforce: 'pre',
    resolveId: (id) => (files[path.basename(id)] === undefined ? undefined : path.join(FOLDER, path.basename(id))),
    async load(id) {
      const text = files[path.basename(id)];
      const compile = COMPILERS[path.extname(id)];
      return text === undefined || !compile ? undefined : { code: await compile(text, id), moduleType: 'js' };
    },
  };
}
