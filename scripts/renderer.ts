import { inRoot } from './paths.js';
import { readVersion } from './read-version.js';

/** What draws: Preact under React's API in all that ships for any page, the page's own React in the `./react` entry. */
export type Renderer = 'preact' | 'react';

/** Aliases that make React's API Preact's, and that choose among the builds of a package. */
export function toAliases(renderer: Renderer): { find: RegExp; replacement: string }[] {
  // The one that asks whether there is a document: every entry can be imported on a server.
  const shell = { find: /^lit-html$/, replacement: inRoot('node_modules/lit-html/node/lit-html.js') };
  if (renderer === 'react') return [shell];
  return [
    shell,
    { find: /^react$/, replacement: 'preact/compat' },
    { find: /^react-dom$/, replacement: 'preact/compat' },
    { find: /^react\/jsx-(?:dev-)?runtime$/, replacement: 'preact/jsx-runtime' },
    { find: /^@r2wc\/react-to-web-component$/, replacement: inRoot('elements/bridge/preact-r2wc.ts') },
  ];
}

/** As `toAliases`, and what reads answers in place of zod: for all that ships, and for nothing that describes or proves its schemas. */
export function toShippedAliases(renderer: Renderer): ReturnType<typeof toAliases> {
  return [...toAliases(renderer), { find: /^zod\/mini$/, replacement: inRoot('src/api/lean-zod.ts') }];
}

/** Constants every build and test is made with. */
export function toDefines(): Record<string, string> {
  return { __ORDERS_VERSION__: JSON.stringify(readVersion()), 'process.env.NODE_ENV': '"production"' };
}
