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

/** What draws: Preact under React's API in all that ships for any page, the page's own React in the `./react` entry. */
export type Renderer = 'preact' | 'react';

/** A package whose imports are led elsewhere, so that its own code is left out. The bill of materials lists these. */
export interface Replacement {
  readonly name: string;
  readonly find: RegExp;
  /** A module of another package, or a file of this project by its path. */
  readonly by: string;
}

/** Replacements that make React's API Preact's. Nothing that ships imports `react-dom`; lint keeps it so. */
const REACT: readonly Replacement[] = [
  { name: 'react', find: /^react$/, by: 'elements/bridge/react.ts' },
  { name: 'react', find: /^react\/jsx-(?:dev-)?runtime$/, by: 'preact/jsx-runtime' },
  {
    name: '@r2wc/react-to-web-component',
    find: /^@r2wc\/react-to-web-component$/,
    by: 'elements/bridge/preact-r2wc.ts',
  },
];
/** What reads answers in place of zod. */
const ZOD: Replacement = { name: 'zod', find: /^zod\/mini$/, by: 'src/http/read/lean-zod.ts' };

/** The packages that other code stands in for, in what ships. */
export function listReplacements(renderer: Renderer): readonly Replacement[] {
  return renderer === 'preact' ? [...REACT, ZOD] : [ZOD];
}

/** Whether a file of this project stands in for a package. */
export function isOwnFile(by: string): boolean {
  return by.endsWith('.ts');
}

/** Aliases as they ship, for builds and tests; `hasZod` leaves zod what it is, for what describes schemas or proves them. */
export function toAliases(renderer: Renderer, { hasZod = false } = {}): Alias[] {
  const replacements = listReplacements(renderer).filter((one) => one !== ZOD || !hasZod);
  return [
    // The build of Lit that asks whether there is a document: every entry can be imported on a server.
    { find: /^lit-html$/, replacement: inRoot('node_modules/lit-html/node/lit-html.js') },
    ...replacements.map(({ find, by }) => ({ find, replacement: isOwnFile(by) ? inRoot(by) : by })),
  ];
}

/** Constants every build and test is made with. */
export function toDefines(): Record<string, string> {
  return {
    __ORDERS_VERSION__: JSON.stringify(readVersion()),
    __ORDERS_BUILD__: JSON.stringify(readBuild()),
    'process.env.NODE_ENV': '"production"',
  };
}

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
  /** Left to the page. */
  readonly external?: string[];
}

const TAGS = listTags();
const INDEX_ENTRY = `export { configureOrders, defineOrders } from '/elements/index.ts';`;
const ALL_ENTRY = `import { defineOrders } from '/elements/index.ts'; ${INDEX_ENTRY} void defineOrders();`;
const TAG_ENTRIES = Object.fromEntries(TAGS.map((tag) => [tag, toTagEntry(tag)]));
/** The single file that registers every tag. */
export const ALL_TAGS = 'orders-all';

/** All that the package ships. A tag's own file holds all that its first screen needs; calls come with their first use. */
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
  const data = ordersPlugin({ hasHashes: shape === 'single-file', hasAddresses: isGraph });
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
      // Everything the sheets use is understood by these; older targets would have `light-dark()` written out.
      cssTarget: ['chrome125', 'safari17.5', 'firefox126'],
      sourcemap: isGraph,
      // Library mode leaves dynamic imports as they are; its own entry setting cannot name modules without a file.
      lib: { entry: Object.values(input), formats: ['es'] },
      rolldownOptions: {
        input,
        // By tag, chunks take what they share with their entry from the entry itself: a first screen is one file. Elsewhere an entry
        // exports what it is documented to export, and nothing else.
        preserveEntrySignatures: isGraph || 'index' in entries ? 'strict' : 'allow-extension',
        // Reading a property changes nothing anywhere here, so tables that only the docs read can go.
        treeshake: { propertyReadSideEffects: false },
        checks: { bundlerTimings: false },
        external,
        output: toOutput(bundle),
        // Comments with the paths of modules would name folders of this machine.
        experimental: { attachDebugInfo: 'none' },
      },
    },
  };
}

/** How `npm run dev` serves the sources, at the addresses of the built package. @param server takes the socket of Vite's client */
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
      // As the demo does for the built files: the partner's page and its frame without an origin load them as well.
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
      // A bundler of somebody else minifies what it takes: before that, source maps have to be right.
      minify: 'dce-only',
      sourcemapPathTransform: toPackagePath,
      chunkFileNames: 'chunk-[name].js',
      codeSplitting: { groups: toGraphGroups() },
    };
  }
  return {
    ...output,
    minify: true,
    // The licences are in a file of their own.
    comments: false,
    // One letter beyond Latin-1 has a browser keep all of a script's text in two bytes a letter.
    charset: 'ascii',
    chunkFileNames: `[name]-${toMark(`${folder}/${entry}`)}.js`,
    codeSplitting: shape === 'by-tag' && { groups: toCdnGroups(entry) },
  };
}

/**
 * One mark in the names of all chunks of a bundle. A first screen names many chunks: a hash of its own for each would cost bytes that
 * differ with every build.
 */
function toMark(bundle: string): string {
  return createHash('sha256').update(`${readBuild()} ${bundle}`).digest('hex').slice(0, 7);
}

/** As the sources lie beside `dist/`, wherever it is built: builds repeat to the byte, and name no folder of a machine. */
function toPackagePath(source: string, map: string): string {
  return path.posix.join('../..', path.relative(inRoot(), path.resolve(path.dirname(map), source)));
}

const FILES = '**/*.test.{ts,tsx}';
/** What puts others in the place of modules or of what is global: each file in a worker of its own. */
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
/** As above; these write answers by the contract, which has zod itself. */
export const ALONE_WITH_ZOD = ['tests/markets/invented-country.test.ts'];
/** Folders of nothing else. */
export const ALONE_FOLDERS = ['platform', 'sealed'];
/** What describes schemas, or writes what they describe: the contract and the sandbox. All others read answers by what ships. */
const WITH_ZOD = ['contract', 'generated', 'sandbox'].map(toFolder);
/** Run by others, in a browser. */
const ELSEWHERE = ['tests/elements/**', 'tests/e2e/**', '**/node_modules/**'];
/** Views, rendered in a page that Node simulates; what only a browser does is tested with the elements. */
const VIEWS = 'tests/**/*.view.test.ts';
/** A worker of its own costs a file a quarter of a second, three times what most of them do in it. */
const SHARING = { isolate: false, setupFiles: ['tests/support/new-page.ts'], restoreMocks: true, unstubGlobals: true };

/** Rules, calls and the sandbox, where no browser is needed. Elements and flows are tested in a real one. */
export default defineConfig(() => {
  // Drawn here, a random seed is the same in all workers.
  readSeed();
  return {
    plugins: [ordersPlugin()],
    define: toDefines(),
    test: {
      // Left to itself it takes one core less than there are: of two, one.
      maxWorkers: availableParallelism(),
      // A loaded machine is slow, not wrong.
      testTimeout: 30_000,
      hookTimeout: 60_000,
      setupFiles: ['tests/support/fixed-seed.ts'],
      // Left outside, these would meet real React in place of the alias.
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
