import { readFileSync } from 'node:fs';
import { inRoot } from '../../../scripts/paths.js';

/** A sample that is a file of a project. `recipes.e2e.ts` and `bundlers.e2e.ts` build the project with its own tools and open it. */
export interface RecipeSample {
  readonly sample: string;
  /** Path below `tests/e2e/`. */
  readonly file: string;
  /** How its page is opened here without those tools: the markup it is rendered into, and the Trusted Types policies of its framework. */
  readonly opened?: { readonly markup: string; readonly trustedTypes: string };
}

const CONTAINER = '<div id="shop"></div>';

export const RECIPE_SAMPLES: readonly RecipeSample[] = [
  {
    sample: 'integrating.md, React, 1',
    file: 'recipes/react/main.tsx',
    opened: { markup: CONTAINER, trustedTypes: "'none'" },
  },
  { sample: 'integrating.md, Next.js, 1', file: 'recipes/next/app/shop.jsx' },
  { sample: 'integrating.md, Next.js, 2', file: 'recipes/next/app/page.jsx' },
  {
    sample: 'integrating.md, Vue, 1',
    file: 'recipes/vue/shop.vue',
    opened: { markup: CONTAINER, trustedTypes: 'vue' },
  },
  { sample: 'integrating.md, Vue, 2', file: 'recipes/vue/vite.config.js' },
  { sample: 'integrating.md, Nuxt, 1', file: 'recipes/nuxt/nuxt.config.ts' },
  { sample: 'integrating.md, Nuxt, 2', file: 'recipes/nuxt/app/plugins/orders.client.ts' },
  {
    sample: 'integrating.md, Svelte, 1',
    file: 'recipes/svelte/shop.svelte',
    opened: { markup: CONTAINER, trustedTypes: 'svelte-trusted-html' },
  },
  { sample: 'integrating.md, SvelteKit, 1', file: 'recipes/sveltekit/src/routes/+page.svelte' },
  {
    sample: 'integrating.md, Lit, 1',
    file: 'recipes/lit/shop-page.js',
    opened: { markup: '<shop-page></shop-page>', trustedTypes: 'lit-html' },
  },
  { sample: 'integrating.md, Bundlers, 1', file: 'bundlers/page/main.js' },
  { sample: 'integrating.md, Bundlers, 2', file: 'bundlers/webpack/build.js' },
  { sample: 'integrating.md, Bundlers, 3', file: 'bundlers/parcel/.parcelrc' },
];

/** The project's file, which the sample must equal. */
export function readRecipe({ file }: RecipeSample): string {
  return readFileSync(inRoot('tests/e2e', file), 'utf8');
}
