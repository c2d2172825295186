import path from 'node:path';
import type { Plugin } from 'vite';
import { inRoot } from '../../../scripts/paths.js';
import { bundlePage } from '../frameworks/bundle-page.js';
import { COMPILERS } from '../frameworks/compile-page.js';

/** The contents of virtual files, by name; the page's entry is the one named `page`. */
export type SampleFiles = Readonly<Record<string, string>>;

const BASE = '/sample/';
/** The folder from which the imports of a sample are resolved. */
const FOLDER = inRoot('tests/e2e/docs');

/** Bundles the sample of a framework with the package. Returns the files by their path on the page. */
export async function bundleSample(files: SampleFiles): Promise<ReadonlyMap<string, string>> {
  const [entry = ''] = Object.keys(files).filter((name) => name.startsWith('page.'));
  const bundled = await bundlePage({ root: FOLDER, entry, base: BASE, plugin: createSamplePlugin(files) });
  return new Map([...bundled].map(([name, contents]) => [BASE + name, contents]));
}

function createSamplePlugin(files: SampleFiles): Plugin {
  return {
    name: 'sample-page',
    enforce: 'pre',
    resolveId: (id) => (files[path.basename(id)] === undefined ? undefined : path.join(FOLDER, path.basename(id))),
    async load(id) {
      const text = files[path.basename(id)];
      const compile = COMPILERS[path.extname(id)];
      return text === undefined ? undefined : { code: compile ? await compile(text, id) : text, moduleType: 'js' };
    },
  };
}
