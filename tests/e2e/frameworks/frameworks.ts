/** A framework whose page is built and opened. */
export interface Framework {
  readonly name: string;
  /** The folder of its files. */
  readonly folder: string;
  /** The file of the component that contains one tag, and the name of its export. */
  readonly box: string;
  readonly boxExport: 'TagBox' | 'default';
  /** The text of a module that exports `mountPage`, which mounts the page. */
  readonly mount: string;
  /** The module that the tags are imported from, if it is not the package's main one. */
  readonly module?: 'orders-area/react';
  /** The Trusted Types policies of the framework and of the package. */
  readonly trustedTypes: string;
  /** Whether the framework writes an object as text into an attribute if the tag is not registered yet; the test checks this. */
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
    name: 'react that renders the tags too',
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
