/** The sign that a page is usable. */
export type Sign = 'form' | 'pay-form' | 'uploader';

interface Page {
  readonly name: string;
  /** Path below the site's origin. */
  readonly path: string;
  /** Absent if no measurement waits for it. */
  readonly sign?: Sign;
}

/** A page of the package: its element in markup, its script from `dist/` unchanged. */
export interface PackagePage extends Page {
  readonly markup: string;
  readonly scripts: readonly string[];
}

/** A page that Vite builds from its entry below `tests/bench`. */
export interface BuiltPage extends Page {
  readonly entry: string;
  readonly body: string;
}

export const PACKAGE_PAGES = [
  {
    name: 'orders-guest-lookup',
    path: '/orders-guest-lookup/',
    sign: 'form',
    markup: '<orders-guest-lookup></orders-guest-lookup>',
    scripts: ['cdn/orders-guest-lookup.js'],
  },
  {
    name: 'orders-area',
    path: '/orders-area/us/en/orders/details/',
    sign: 'form',
    markup: '<orders-area base-path="/orders-area"></orders-area>',
    scripts: ['cdn/orders-area.js'],
  },
  {
    name: 'orders-lists',
    path: '/orders-lists/',
    markup: '',
    scripts: ['cdn/orders-card.js', 'cdn/orders-history.js'],
  },
  {
    name: 'orders-lists-modules',
    path: '/orders-lists-modules/',
    markup: '',
    scripts: ['esm/orders-card.js', 'esm/orders-history.js'],
  },
] as const satisfies readonly PackagePage[];

const FLOOR_TAG = '<guest-lookup></guest-lookup>';
const ROOT = '<div id="root"></div>';

export const BUILT_PAGES = [
  { name: 'floor', path: '/floor/', sign: 'form', entry: 'floor/lookup-entry.ts', body: FLOOR_TAG },
  { name: 'floor-lists', path: '/floor-lists/', entry: 'floor/lists-entry.ts', body: '' },
  { name: 'react-page', path: '/react-page/', sign: 'form', entry: 'peers/react-page.tsx', body: ROOT },
  { name: 'react-mui-page', path: '/react-mui-page/', sign: 'form', entry: 'peers/mui-page.tsx', body: ROOT },
  { name: 'react-lists', path: '/react-lists/', entry: 'peers/react-lists.tsx', body: '' },
  { name: 'uppy', path: '/uppy/', sign: 'uploader', entry: 'peers/uppy.js', body: '<div id="uppy"></div>' },
  { name: 'adyen', path: '/adyen/', sign: 'pay-form', entry: 'peers/adyen.js', body: '<div id="mount"></div>' },
] as const satisfies readonly BuiltPage[];

export type PageName = (typeof PACKAGE_PAGES | typeof BUILT_PAGES)[number]['name'];

export type BenchPage = PackagePage | BuiltPage;

export function findPage(name: PageName): BenchPage {
  const page = [...PACKAGE_PAGES, ...BUILT_PAGES].find((known) => known.name === name);
  if (!page) throw new Error(`There is no page ${name}`);
  return page;
}

/** Writes the HTML document around a page's content. */
export function writePage(title: string, head: string, body: string): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
    <link rel="icon" href="data:,"><title>${title}</title>${head}</head><body>${body}</body></html>`;
}
