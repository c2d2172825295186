import path from 'node:path';
import type { InlineConfig, PluginOption, Rolldown } from 'vite';
import type { Bundle } from './bundles.js';
import { toCdnGroups } from './chunks/cdn-groups.js';
import { toGraphGroups } from './chunks/graph-groups.js';
import { CHUNK_MARK } from './mark-chunks.js';
import { inRoot } from './paths.js';
import { toDefines, toShippedAliases } from './renderer.js';
import { ENTRY, toEntryPlugin } from './vite/entry-plugin.js';
import { inlineRuntime } from './vite/inline-runtime.js';
import { keepEffects } from './vite/keep-effects.js';
import { ordersPlugin } from './vite/orders-plugin.js';
import { ownExports } from './vite/own-exports.js';
import { shortenTokens } from './vite/shorten-tokens.js';
import { squeeze } from './vite/squeeze.js';
import { stripMeanings } from './vite/strip-meanings.js';
import { trimLibraries } from './vite/trim-libraries.js';

/** How Vite builds a bundle. */
export function toViteConfig(bundle: Bundle, outDir: string): InlineConfig {
  const input = Object.fromEntries(Object.keys(bundle.entries).map((name) => [name, `${ENTRY}${name}`]));
  const isGraph = bundle.shape === 'graph';
  return {
    root: inRoot(),
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    define: toDefines(),
    resolve: { alias: toShippedAliases(bundle.renderer) },
    plugins: toPlugins(bundle),
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
        preserveEntrySignatures: isGraph || 'index' in bundle.entries ? 'strict' : 'allow-extension',
        // Reading a property changes nothing anywhere here, so tables that only the docs read can go.
        treeshake: { propertyReadSideEffects: false },
        checks: { bundlerTimings: false },
        external: [...(bundle.external ?? [])],
        output: toOutput(bundle),
        // Comments with the paths of modules would name folders of this machine.
        experimental: { attachDebugInfo: 'none' },
      },
    },
  };
}

/** A bundler of somebody else minifies what it takes: before that, source maps have to be right. */
function toPlugins({ entries, shape, isSqueezed = true }: Bundle): PluginOption[] {
  const data = ordersPlugin({ hasHashes: shape === 'single-file', hasAddresses: shape === 'graph' });
  const toShipped = [toEntryPlugin(entries), data, keepEffects()];
  const toLess = [stripMeanings(), ownExports(), trimLibraries(), inlineRuntime()];
  if (shape === 'graph') return [...toShipped, ...toLess];
  return [...toShipped, ...toLess, shortenTokens(), isSqueezed && squeeze()];
}

function toOutput({ entries, shape }: Bundle): Rolldown.OutputOptions {
  const output = { format: 'es', entryFileNames: '[name].js' } as const;
  const [entry = ''] = Object.keys(entries);
  if (shape === 'graph') {
    return {
      ...output,
      minify: 'dce-only',
      sourcemapPathTransform: toPackagePath,
      chunkFileNames: 'chunk-[name].js',
      codeSplitting: { groups: toGraphGroups() },
    };
  }
  return {
    ...output,
    minify: true,
    chunkFileNames: `[name]-${CHUNK_MARK}.js`,
    codeSplitting: shape === 'by-tag' && { groups: toCdnGroups(entry) },
  };
}

/** As the sources lie beside `dist/`, wherever it is built: builds repeat to the byte, and name no folder of a machine. */
function toPackagePath(source: string, map: string): string {
  return path.posix.join('../..', path.relative(inRoot(), path.resolve(path.dirname(map), source)));
}
