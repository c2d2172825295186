/** A framework whose documented page is a project of its own, which is built and opened. */
export interface Recipe {
  readonly name: string;
  /** In `tests/e2e/recipes/`. */
  readonly folder: string;
  /** The package whose version the documents name, where that is not the folder's name. */
  readonly package?: string;
  /** Where its build puts the page, if that is not `out`. */
  readonly out?: string;
  /** Where its page is served, if it has to be built for that and is built for the root. */
  readonly base?: '/';
  /** The markup of the tags comes from the server, which here is the build. */
  readonly isDrawnByServer?: true;
}

export const RECIPES: readonly Recipe[] = [
  { name: 'React', folder: 'react' },
  { name: 'Next.js', folder: 'next' },
  { name: 'Vue', folder: 'vue' },
  { name: 'Nuxt', folder: 'nuxt', out: '.output/public', base: '/', isDrawnByServer: true },
  { name: 'Svelte', folder: 'svelte' },
  { name: 'SvelteKit', folder: 'sveltekit', package: '@sveltejs/kit', out: 'build', isDrawnByServer: true },
  { name: 'Lit', folder: 'lit' },
];
