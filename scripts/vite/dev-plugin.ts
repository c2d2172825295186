import type { Alias, Plugin, ViteDevServer } from 'vite';
import { inRoot } from '../paths.js';
import type * as OrdersPlugin from './orders-plugin.js';

const VIRTUAL = '\0virtual:orders-';
/** Modules that `ordersPlugin` generates. Vite does not know the files that they are made from. */
const MADE = /^\0(?:virtual:)?orders-/;

/**
 * Reloads the page when a file changes that the page does not import itself: a locale, a market, or a part of the demo. The virtual modules
 * are then created by freshly loaded code. For files that the page imports, Vite's own rules apply.
 */
export function devPlugin(): Plugin {
  let server: ViteDevServer;
  return {
    name: 'orders-dev',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    configureServer(created) {
      server = created;
    },
    async load(id) {
      if (!id.startsWith(VIRTUAL)) return null;
      const { createModules } = (await server.ssrLoadModule('/scripts/vite/orders-plugin.ts')) as typeof OrdersPlugin;
      return createModules()[id.slice(1)]?.() ?? null;
    },
    hotUpdate({ file }) {
      const { client, ssr } = server.environments;
      const isServed = file.startsWith(inRoot('locales')) || file.startsWith(inRoot('demo'));
      if (!isServed && !ssr.moduleGraph.getModulesByFile(file)) return;
      for (const [id, module] of client.moduleGraph.idToModuleMap) {
        if (MADE.test(id)) client.moduleGraph.invalidateModule(module);
      }
      client.hot.send({ type: 'full-reload' });
      return [];
    },
  };
}

/** Aliases that apply only to the page. With Vite's own setting, they would also apply to the sandbox, which needs the real zod. */
export function pageAliases(aliases: readonly Alias[]): Plugin {
  return {
    name: 'orders-page-aliases',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    resolveId(source, importer, options) {
      const alias = aliases.find(({ find }) => (typeof find === 'string' ? find === source : find.test(source)));
      return alias ? this.resolve(alias.replacement, importer, { ...options, skipSelf: true }) : null;
    },
  };
}
