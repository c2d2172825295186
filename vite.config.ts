import { createHash } from 'node:crypto';
import type { Server } from 'node:http';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { defineConfig, type Alias, type InlineConfig, type Rolldown } from 'vite';
import type { TestProjectInlineConfiguration } from 'vitest/config';
import { toCdnGroups } from './scripts/chunks/cdn-groups.js';
import { toGraphGroups } from './scripts/chunks/graph-groups.js';
import { inRoot, listTags, toTagModule } from './scripts/paths.js';
import { readBuild, readVersion } from './scripts/read-version.js';
import { readSeed } from './scripts/test-seed.js';
import { devPlugin, pageAliases } from './scripts/vite/dev-plugin.js';
import { ENTRY, toEntryPlugin } from './scripts/vite/entry-plugin.js';
import { ordersPlugin } from './scripts/vite/orders-plugin.js';
import { safeExports } from './scripts/vite/safe-exports.js';
import { stripDocs } from './scripts/vite/strip-docs.js';

/** The library that renders: Preact behind React's API, or in the `./react` entry the page's own React. */
export type Renderer = 'preact' | 'react';

/** A package whose imports resolve to other code, so that its own is not bundled. The bill of materials lists these. */
export interface Replacement {
  readonly name: string;
  readonly find: RegExp;
  /** A module of another package, or a file of this project by its path. */
  readonly by: string;
}

/** The replacements of React by Preact. Shipped code never imports `react-dom`, as lint checks. */
const REACT: readonly Replacement[] = [
  { name: 'react', find: /^react$/, by: 'elements/bridge/react.ts' },
  { name: 'react', find: /^react\/jsx-(?:dev-)?runtime$/, by: 'preact/jsx-runtime' },
  {
    name: '@r2wc/react-to-web-component',
    find: /^@r2wc\/react-to-web-component$/,
    by: 'elements/bridge/preact-r2wc.ts',
  },
];
/** The lean reader of answers replaces zod, which would be too large. */
const ZOD: Replacement = { name: 'zod', find: /^zod\/mini$/, by: 'src/http/read/lean-zod.ts' };

/** The packages that shipped code replaces, for one renderer. */
export function listReplacements(renderer: Renderer): readonly Replacement[] {
  return renderer === 'preact' ? [...REACT, ZOD] : [ZOD];
}

/** Whether a file of this project replaces a package. */
export function isOwnFile(by: string): boolean {
  return by.endsWith('.ts');
}

/** The aliases of builds and tests. With `hasZod`, imports of zod stay as they are, for code that describes or checks schemas. */
export function toAliases(renderer: Renderer, { hasZod = false } = {}): Alias[] {
  const replacements = listReplacements(renderer).filter((one) => one !== ZOD || !hasZod);
  return [
    // This build of Lit checks for a document first, so a server can import every entry.
    { find: /^lit-html$/, replacement: inRoot('node_modules/lit-html/node/lit-html.js') },
    ...replacements.map(({ find, by }) => ({ find, replacement: isOwnFile(by) ? inRoot(by) : by })),
  ];
}

/** The constants of every build and test. */
export function toDefines(): Record<string, string> {
  return {
    __ORDERS_VERSION__: JSON.stringify(readVersion()),
    __ORDERS_BUILD__: JSON.stringify(readBuild()),
    'process.env.NODE_ENV': '"production"',
  };
}

/**
 * How a bundle's code is divided into files.
 * - `single-file`: one file has all code, calls included.
 * - `by-tag`, for script tags: one file has the first screen, others have the rest, and no code is loaded twice.
 * - `graph`, for bundlers: every module is in exactly one file, with source maps and without minification, which the integrator's bundler does.
 */
export type BundleShape = 'single-file' | 'by-tag' | 'graph';

export interface Bundle {
  /** Folder in `dist/`. Every script lies one folder deep, beside `dist/data/`. */
  readonly folder: string;
  /** The text of each entry module, by the name of the entry. */
  readonly entries: Readonly<Record<string, string>>;
  readonly renderer: Renderer;
  readonly shape: BundleShape;
  /** Packages that the page provides. */
  readonly external?: string[];
}

const TAGS = listTags();
const INDEX_ENTRY = `export { configureOrders, defineOrders } from '/elements/index.ts';`;
const ALL_ENTRY = `import { defineOrders } from '/elements/index.ts'; ${INDEX_ENTRY} void defineOrders();`;
const TAG_ENTRIES = Object.fromEntries(TAGS.map((tag) => [tag, toTagEntry(tag)]));
/** The single file that registers every tag. */
export const ALL_TAGS = 'orders-all';

/** Everything that the package ships. A tag's own file has the code of its first screen; calls load at their first use. */
export const BUNDLES: readonly Bundle[] = [
  ...toTagBundles('cdn', TAGS, { renderer: 'preact', shape: 'by-tag' }),
  ...toTagBundles('embed', TAGS, { renderer: 'preact', shape: 'single-file' }),
  { folder: 'embed', entries: { [ALL_TAGS]: ALL_ENTRY }, renderer: 'preact', shape: 'single-file' },
  { folder: 'cdn', entries: { index: INDEX_ENTRY }, renderer: 'preact', shape: 'by-tag' },
  { folder: 'esm', entries: { index: INDEX_ENTRY, ...TAG_ENTRIES }, renderer: 'preact', shape: 'graph' },
  {
    folder: 'react',
    entries: { index: INDEX_ENTRY },
    renderer: 'react',
    shape: 'graph',
    external: ['react', 'react-dom', 'react-dom/client', 'react/jsx-runtime'],
  },
];

/** A bundle for each tag, whose entry registers it. */
export function toTagBundles(
  folder: string,
  tags: readonly string[],
  kind: Pick<Bundle, 'renderer' | 'shape'>,
): Bundle[] {
  return tags.map((tag) => ({ folder, entries: { [tag]: toTagEntry(tag) }, ...kind }));
}

function toTagEntry(tag: string): string {
  return `import { definition } from '/${toTagModule(tag)}';
    import { defineTag } from '/elements/define.ts';
    export { configureOrders } from '/src/app/configuration/configuration.ts';
    defineTag(definition);`;
}

/** How Vite builds a bundle. */
export function toBundleConfig(bundle: Bundle, outDir: string): InlineConfig {
  const { entries, renderer, shape, external = [] } = bundle;
  const input = Object.fromEntries(Object.keys(entries).map((name) => [name, `${ENTRY}${name}`]));
  const isGraph = shape === 'graph';
  const isSingle = shape === 'single-file';
  const data = ordersPlugin({ hasHashes: isSingle, hasAddresses: isGraph, hasAnswers: !isSingle });
  return {
    root: inRoot(),
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    define: toDefines(),
    resolve: { alias: toAliases(renderer) },
    plugins: [toEntryPlugin(entries), data, safeExports(), stripDocs()],
    build: {
      outDir: `${outDir}/${bundle.folder}`,
      emptyOutDir: false,
      target: 'es2022',
      // These browsers support everything that the style sheets use. For older ones, Vite would expand `light-dark()`.
      cssTarget: ['chrome125', 'safari17.5', 'firefox126'],
      sourcemap: isGraph,
      // Library mode keeps dynamic imports. Its own `entry` cannot name virtual modules, so `input` below does.
      lib: { entry: Object.values(input), formats: ['es'] },
      rolldownOptions: {
        input,
        // By tag, chunks import the code that they share with the entry from the entry itself, so that a first screen is one file. Other
        // entries export only what the documents name.
        preserveEntrySignatures: isGraph || 'index' in entries ? 'strict' : 'allow-extension',
        // No getter here has side effects, so tables that only the docs read can be removed.
        treeshake: { propertyReadSideEffects: false },
        checks: { bundlerTimings: false },
        external,
        output: toOutput(bundle),
        // Comments with module paths would contain the paths of the machine that builds.
        experimental: { attachDebugInfo: 'none' },
      },
    },
  };
}

/** How `npm run dev` serves the sources, at the addresses of the built package. The server accepts the web socket of Vite's client. */
export function toDevConfig(server: Server): InlineConfig {
  const entries = Object.assign({}, ...BUNDLES.map((bundle) => bundle.entries)) as Bundle['entries'];
  return {
    configFile: false,
    appType: 'custom',
    base: '/orders-area/',
    define: toDefines(),
    plugins: [pageAliases(toAliases('preact')), toEntryPlugin(entries), devPlugin(), ordersPlugin()],
    server: {
      middlewareMode: true,
      hmr: { server },
      // The partner's page and its sandboxed frame load the files from other origins, as they do the built ones.
      cors: { origin: '*' },
      watch: { ignored: ['**/dist/**', '**/.cache/**', '**/test-results/**', '**/demo/sandbox/.data/**'] },
    },
    optimizeDeps: { entries: ['elements/**/*.ts'] },
  };
}

function toOutput({ folder, entries, shape }: Bundle): Rolldown.OutputOptions {
  const output = { format: 'es', entryFileNames: '[name].js' } as const;
  const [entry = ''] = Object.keys(entries);
  if (shape === 'graph') {
    return {
      ...output,
      // The integrator's bundler minifies. Minifying here would make source maps less exact.
      minify: 'dce-only',
      sourcemapPathTransform: toPackagePath,
      chunkFileNames: 'chunk-[name].js',
      codeSplitting: { groups: toGraphGroups() },
    };
  }
  return {
    ...output,
    minify: true,
    // A separate file has the licences.
    comments: false,
    // With a single character beyond Latin-1, browsers store every character of the script in two bytes.
    charset: 'ascii',
    chunkFileNames: `[name]-${toMark(`${folder}/${entry}`)}.js`,
    codeSplitting: shape === 'by-tag' && { groups: toCdnGroups(entry) },
  };
}

/** The mark in the names of all chunks of a bundle. A first screen names many chunks, and different hashes would compress badly. */
function toMark(bundle: string): string {
  return createHash('sha256').update(`${readBuild()} ${bundle}`).digest('hex').slice(0, 7);
}

/** Returns a path relative to `dist/`, so that builds are identical on every machine. */
function toPackagePath(source: string, map: string): string {
  return path.posix.join('../..', path.relative(inRoot(), path.resolve(path.dirname(map), source)));
}

const FILES = '**/*.test.{ts,tsx}';
/** Test files that mock modules or globals: each runs in a worker of its own. */
export const ALONE = [
  'tests/http/read/lean-zod.test.ts',
  'tests/http/read/from-base64.test.ts',
  'tests/returns/model/return-by.test.ts',
  'tests/orders/calls.test.ts',
  'tests/features/alerts/alerts-controller.test.ts',
  'tests/features/curbside/check-in-controller.test.ts',
  'tests/features/order-detail/payment/payment-controller.test.ts',
  'tests/app/navigation/open-in-top.test.ts',
  'tests/package/check-import.test.ts',
  'tests/security/prototype-pollution.test.ts',
  'tests/structure/react-names.test.ts',
  'tests/features/order-detail/cancellation/store/cancellation-tabs.test.ts',
  'tests/features/guest-lookup/store/lookup-races.test.ts',
  'tests/app/state/page-data.test.ts',
  'tests/app/state/registry.test.ts',
];
/** The same, with zod: these create answers from the contract's schemas. */
export const ALONE_WITH_ZOD = ['tests/markets/invented-country.test.ts'];
/** Folders that only have such files. */
export const ALONE_FOLDERS = ['platform', 'sealed'];
/** Folders whose tests need zod itself, as contract and sandbox do. All other tests read answers with the replacement that ships. */
const WITH_ZOD = ['contract', 'generated', 'sandbox'].map(toFolder);
/** Tests that Web Test Runner or Playwright runs in a browser. */
const ELSEWHERE = ['tests/elements/**', 'tests/e2e/**', '**/node_modules/**'];
/** Tests of views in a DOM that Node simulates. The element tests cover what needs a real browser. */
const VIEWS = 'tests/**/*.view.test.ts';
/** Most files share a worker: a new one takes a quarter of a second, three times as long as most files run. */
const SHARING = { isolate: false, setupFiles: ['tests/support/new-page.ts'], restoreMocks: true, unstubGlobals: true };

/** The unit tests: rules, calls, views and the sandbox, without a browser. */
export default defineConfig(() => {
  // Reads the seed here, so that a random one is the same in all workers.
  readSeed();
  return {
    plugins: [ordersPlugin()],
    define: toDefines(),
    test: {
      // By default Vitest leaves one core idle, which is half of two.
      maxWorkers: availableParallelism(),
      // Allows for a busy machine.
      testTimeout: 30_000,
      hookTimeout: 60_000,
      setupFiles: ['tests/support/fixed-seed.ts'],
      // Inlined, because external packages would import React itself and not the alias.
      server: { deps: { inline: [/@r2wc/, /zustand/] } },
      projects: [
        toProject('sharing', {
          include: [`tests/${FILES}`],
          exclude: [...ALONE, ...ALONE_WITH_ZOD, ...ALONE_FOLDERS.map(toFolder), ...WITH_ZOD, ...ELSEWHERE, VIEWS],
          ...SHARING,
        }),
        toProject('views', { include: [VIEWS], environment: './tests/support/view-environment.ts', ...SHARING }),
        toProject('alone', { include: [...ALONE, toFolder('platform')] }),
        toProject('sharing-with-zod', { include: WITH_ZOD, ...SHARING }, true),
        toProject('alone-with-zod', { include: [...ALONE_WITH_ZOD, toFolder('sealed')] }, true),
      ],
    },
  };
});

function toProject(
  name: string,
  test: TestProjectInlineConfiguration['test'],
  hasZod = false,
): TestProjectInlineConfiguration {
  return { extends: true, resolve: { alias: toAliases('preact', { hasZod }) }, test: { name, ...test } };
}

function toFolder(folder: string): string {
  return `tests/${folder}/${FILES}`;
}
