import { inRoot } from './paths.js';
import { readVersion } from './read-version.js';

/** What draws: Preact under React's API in all that ships for any page, the page's own React in the `./react` entry. */
export type Renderer = 'preact' | 'react';

/** A package whose imports are led elsewhere, so that its own code is left out. The bill of materials lists these. */
export interface Replacement {
  readonly name: string;
  readonly find: RegExp;
  /** A module of another package, or a file of this project by its path. */
  readonly by: string;
}

interface Alias {
  readonly find: RegExp;
  readonly replacement: string;
}

/** The build of Lit that asks whether there is a document: every entry can be imported on a server. */
const SHELL: Alias = { find: /^lit-html$/, replacement: inRoot('node_modules/lit-html/node/lit-html.js') };

/** Replacements that make React's API Preact's. */
const REACT: readonly Replacement[] = [
  { name: 'react', find: /^react$/, by: 'preact/compat' },
  { name: 'react-dom', find: /^react-dom$/, by: 'preact/compat' },
  { name: 'react', find: /^react\/jsx-(?:dev-)?runtime$/, by: 'preact/jsx-runtime' },
  {
    name: '@r2wc/react-to-web-component',
    find: /^@r2wc\/react-to-web-component$/,
    by: 'elements/bridge/preact-r2wc.ts',
  },
];

/** What reads answers in place of zod: for all that ships, and for nothing that describes or proves its schemas. */
const ZOD: readonly Replacement[] = [{ name: 'zod', find: /^zod\/mini$/, by: 'src/http/read/lean-zod.ts' }];

/** Aliases that make React's API Preact's, and that choose among the builds of a package. */
export function toAliases(renderer: Renderer): Alias[] {
  return [SHELL, ...listReactReplacements(renderer).map(toAlias)];
}

/** As `toAliases`, for what ships. */
export function toShippedAliases(renderer: Renderer): Alias[] {
  return [SHELL, ...listReplacements(renderer).map(toAlias)];
}

/** The packages that other code stands in for, in what ships. */
export function listReplacements(renderer: Renderer): readonly Replacement[] {
  return [...listReactReplacements(renderer), ...ZOD];
}

/** Whether a file of this project stands in for a package. */
export function isOwnFile(by: string): boolean {
  return by.endsWith('.ts');
}

function listReactReplacements(renderer: Renderer): readonly Replacement[] {
  return renderer === 'preact' ? REACT : [];
}

function toAlias({ find, by }: Replacement): Alias {
  return { find, replacement: isOwnFile(by) ? inRoot(by) : by };
}

/** Constants every build and test is made with. */
export function toDefines(): Record<string, string> {
  return { __ORDERS_VERSION__: JSON.stringify(readVersion()), 'process.env.NODE_ENV': '"production"' };
}
