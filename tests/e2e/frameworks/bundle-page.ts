import path from 'node:path';
import { build, type Plugin, type PluginOption, type Rolldown } from 'vite';
import { inRoot } from '../../../scripts/paths.js';
import { getPackedPackage } from '../support/packed-package.js';

/** The script that a page loads; its other files are in the same folder. */
export const PAGE_SCRIPT = 'page.js';

export interface BundledPage {
  /** The folder from which the page's imports are resolved, except for the package, which is resolved where npm installed it. */
  readonly root: string;
  /** The entry module. */
  readonly entry: string;
  /** The path at which the page's files are served. */
  readonly base: string;
  /** Provides the page's own files. */
  readonly plugin: PluginOption;
}

/** Bundles a page with the packed package, as a shop's own build would; returns the contents by file name. */
export async function bundlePage({ root, entry, base, plugin }: BundledPage): Promise<ReadonlyMap<string, string>> {
  const result = await build({
    root,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    base,
    define: { __VUE_OPTIONS_API__: 'false', __VUE_PROD_DEVTOOLS__: 'false' },
    plugins: [plugin, createPackedPlugin()],
    build: {
      write: false,
      modulePreload: false,
      rolldownOptions: {
        input: { page: entry },
        output: { entryFileNames: PAGE_SCRIPT },
        checks: { bundlerTimings: false },
      },
    },
  });
  const { output } = result as Rolldown.RolldownOutput;
  return new Map(output.map((file) => [file.fileName, toContents(file)]));
}

function toContents(file: Rolldown.OutputChunk | Rolldown.OutputAsset): string {
  if (file.type === 'chunk') return file.code;
  return typeof file.source === 'string' ? file.source : Buffer.from(file.source).toString('utf8');
}

/** Resolves the package by the bundler's own rules, including its `exports`. If the package imports React, it gets that of the page. */
function createPackedPlugin(): Plugin {
  const { project } = getPackedPackage();
  return {
    name: 'packed-package',
    enforce: 'pre',
    resolveId(id, importer) {
      if (/^orders-area(?:\/|$)/.test(id)) return this.resolve(id, path.join(project, PAGE_SCRIPT), { skipSelf: true });
      const isRequested = importer?.startsWith(project) === true && /^[a-z@]/.test(id);
      return isRequested ? this.resolve(id, inRoot(PAGE_SCRIPT), { skipSelf: true }) : undefined;
    },
  };
}
