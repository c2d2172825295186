import { loaders } from '../elements/loaders.js';
import { toTagModule } from './paths.js';
import type { Renderer } from './renderer.js';

/**
 * How a bundle's code is divided into files. `single-file`: not at all, calls included. `by-tag`: for script tags, a first screen in one
 * file and what comes later in others, with nothing to load for it twice. `graph`: for bundlers, every module in one file of all, as
 * they were written and with source maps; a bundler minifies and divides them again.
 */
export type BundleShape = 'single-file' | 'by-tag' | 'graph';

export interface Bundle {
  /** Folder in `dist/`; every script lies one folder deep, beside `dist/data/`. */
  readonly folder: string;
  /** Entry name to the text of the entry module. */
  readonly entries: Readonly<Record<string, string>>;
  readonly renderer: Renderer;
  readonly shape: BundleShape;
  /** False leaves out the second minifier, which takes most of a build's time: for what ships nowhere. */
  readonly isSqueezed?: boolean;
  /** Left to the page. */
  readonly external?: readonly string[];
}

const TAGS = Object.keys(loaders);

/** The single file that registers every tag. */
export const ALL_TAGS = 'orders-all';

/** All that the package ships. A tag's own file holds all that its first screen needs; calls come with their first use. */
export const BUNDLES: readonly Bundle[] = [
  ...TAGS.map((tag) => toTagBundle('cdn', tag, 'by-tag')),
  ...TAGS.map((tag) => toTagBundle('embed', tag, 'single-file')),
  { folder: 'embed', entries: { [ALL_TAGS]: toAllEntry() }, renderer: 'preact', shape: 'single-file' },
  { folder: 'cdn', entries: { index: toIndexEntry() }, renderer: 'preact', shape: 'by-tag' },
  {
    folder: 'esm',
    entries: { index: toIndexEntry(), ...Object.fromEntries(TAGS.map((tag) => [tag, toTagEntry(tag)])) },
    renderer: 'preact',
    shape: 'graph',
  },
  {
    folder: 'react',
    entries: { index: toIndexEntry() },
    renderer: 'react',
    shape: 'graph',
    external: ['react', 'react-dom', 'react-dom/client', 'react/jsx-runtime'],
  },
];

/** The text of an entry that registers one tag. */
export function toTagEntry(tag: string): string {
  return [
    `import { definition } from '/${toTagModule(tag)}';`,
    `import { defineTag } from '/elements/define.ts';`,
    `export { configureOrders } from '/src/app/configuration/page-defaults.ts';`,
    `defineTag(definition);`,
  ].join('\n');
}

function toAllEntry(): string {
  return [`import { defineOrders } from '/elements/index.ts';`, toIndexEntry(), 'void defineOrders();'].join('\n');
}

function toIndexEntry(): string {
  return `export { configureOrders, defineOrders } from '/elements/index.ts';`;
}

function toTagBundle(folder: string, tag: string, shape: BundleShape): Bundle {
  return { folder, entries: { [tag]: toTagEntry(tag) }, renderer: 'preact', shape };
}
