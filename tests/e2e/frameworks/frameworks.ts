/** A framework whose page is built and opened, with what is its own. */
export interface Framework {
  readonly name: string;
  /** Where its files lie. */
  readonly folder: string;
  /** The file that holds one tag, beside the one that mounts the page; and how it hands on what it holds. */
  readonly box: string;
  readonly boxExport: 'TagBox' | 'default';
  /** How the page is mounted: `mountPage` of this text's module. */
  readonly mount: string;
  /** What the tags are imported from, where that is not the package's main module. */
  readonly module?: 'orders-area/react';
  /** The Trusted Types policies that the framework makes, beside ours. */
  readonly trustedTypes: string;
  /** Whether an object for a tag that is not registered yet becomes text in an attribute: what the test must find out. */
  readonly losesEarlyObjects?: boolean;
}

export const FRAMEWORKS: readonly Framework[] = [
  {
    name: 'react',
    folder: 'react',
    box: 'tag-box.tsx',
    boxExport: 'TagBox',
    mount: `export { mountPage } from './mount-page.tsx';`,
    trustedTypes: 'lit-html',
    losesEarlyObjects: true,
  },
  {
    name: 'react that draws the tags too',
    folder: 'react',
    box: 'tag-box.tsx',
    boxExport: 'TagBox',
    mount: `export { mountPage } from './mount-page.tsx';`,
    module: 'orders-area/react',
    trustedTypes: 'lit-html',
    losesEarlyObjects: true,
  },
  {
    name: 'vue',
    folder: 'vue',
    box: 'tag-box.vue',
    boxExport: 'default',
    mount: `export { mountPage } from './mount-page.ts';`,
    trustedTypes: 'lit-html vue',
  },
  {
    name: 'svelte',
    folder: 'svelte',
    box: 'tag-box.svelte',
    boxExport: 'default',
    mount: `import { mount } from 'svelte';
      import ShopPage from './shop-page.svelte';
      export const mountPage = (boxes, target) => mount(ShopPage, { target, props: { boxes } });`,
    trustedTypes: 'lit-html svelte-trusted-html',
  },
  {
    name: 'lit',
    folder: 'lit',
    box: 'tag-box.ts',
    boxExport: 'TagBox',
    mount: `export { mountPage } from './mount-page.ts';`,
    trustedTypes: "lit-html 'allow-duplicates'",
  },
];
