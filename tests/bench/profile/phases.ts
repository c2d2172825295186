/** What a page spends its time on, in the order of the printed table. */
export const PHASES = [
  'element',
  'shadow root',
  'style sheets',
  'context',
  'state',
  'reading answers',
  'rendering',
  'garbage collection',
  'the rest',
] as const;

export type Phase = (typeof PHASES)[number];

/** Functions of the browser itself whose time belongs to one phase, whoever calls them. */
const NATIVE: ReadonlyMap<string, Phase> = new Map([
  ['attachShadow', 'shadow root'],
  ['replaceSync', 'style sheets'],
  ['set adoptedStyleSheets', 'style sheets'],
  ['(garbage collector)', 'garbage collection'],
]);

/** No script runs, or the browser reports the time apart: what forces a layout takes as long as that layout. */
export const NOT_SCRIPT: ReadonlySet<string> = new Set([
  ...['(idle)', '(program)', '(root)'],
  ...['get offsetHeight', 'getClientRects', 'getBoundingClientRect'],
]);

/** The first pattern that a source matches decides. */
const SOURCES: readonly (readonly [pattern: RegExp, phase: Phase])[] = [
  [/\/node_modules\/@r2wc\/|\/elements\/bridge\/(?!react)/, 'element'],
  [/\/node_modules\/(?:preact|lit-html)\/|\/elements\/bridge\/react/, 'rendering'],
  [/\.css$/, 'style sheets'],
  [/\/node_modules\/zustand\/|\/src\/app\/state\/|\/store\//, 'state'],
  [/\/src\/http\/|\/src\/(?:.+\/)?api\//, 'reading answers'],
  [/\/src\/(?:app|i18n|markets|platform)\//, 'context'],
  [/\/src\/(?:ui|orders|cart|features|returns|stores)\//, 'rendering'],
];

/** The phase of a function: `source` is the module that defines it, absent for a function of the browser. */
export function findPhase(name: string, source: string | undefined): Phase | undefined {
  if (source === undefined) return NATIVE.get(name);
  return SOURCES.find(([pattern]) => pattern.test(source))?.[1];
}
