import type { OrdersTag } from '../../../elements/loaders.js';

/** A framework whose documented page is a separate project, which a test builds and opens. */
export interface Recipe {
  readonly name: string;
  /** The folder in `tests/e2e/recipes/`. */
  readonly folder: string;
  /** The package whose version the documents name; defaults to the folder's name. */
  readonly package?: string;
  /** The build's output folder; defaults to `out`. */
  readonly out?: string;
  /** The path at which the page is served; set if the page has to be built for the root. */
  readonly base?: '/';
  /** The tag whose markup the server renders, which here is the build. */
  readonly renderedByServer?: OrdersTag;
}

export const RECIPES: readonly Recipe[] = [
  { name: 'React', folder: 'react' },
  { name: 'Next.js', folder: 'next', renderedByServer: 'orders-gift-card-balance' },
  { name: 'Vue', folder: 'vue' },
  { name: 'Nuxt', folder: 'nuxt', out: '.output/public', base: '/', renderedByServer: 'orders-guest-lookup' },
  { name: 'Svelte', folder: 'svelte' },
  {
    name: 'SvelteKit',
    folder: 'sveltekit',
    package: '@sveltejs/kit',
    out: 'build',
    renderedByServer: 'orders-guest-lookup',
  },
  { name: 'Lit', folder: 'lit' },
];
