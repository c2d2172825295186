import type { Alias, Plugin } from 'vite';

/** Aliases for what runs in the page alone. Vite's own setting would also lead the sandbox to what ships in zod's place. */
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
