// @vitest-environment node
import { gzipSync } from 'node:zlib';
import { build, type Rolldown } from 'vite';
import { beforeAll, expect, test } from 'vitest';
import { listChunks } from '../../scripts/list-modules.js';
import { inRoot, listTags } from '../../scripts/paths.js';
import { BUNDLES, toBundleConfig, toTagBundles, type Bundle } from '../../vite.config.js';

/** By name, the files of a build: their sizes in gzip, in bytes, and what they import. */
type Chunks = ReadonlyMap<string, Pick<Rolldown.OutputChunk, 'imports' | 'dynamicImports'> & { readonly size: number }>;

const TAGS = listTags();
const AREA = 'orders-area';
/**
 * By tag, the most that its bundle may weigh, as a multiple of a build of that tag alone: in all, and of what it loads at once. The rest is
 * code in shared files that only other tags use. The area has the code of all tags anyway.
 */
const MOST: Readonly<Record<string, readonly [all: number, atOnce: number]>> = {
  'orders-bank-refund': [1.9, 2.0],
  'orders-card': [1.4, 1.8],
  'orders-curbside-checkin': [1.6, 1.2],
  'orders-detail': [1.1, 1.7],
  'orders-gift-card-balance': [1.3, 1.15],
  'orders-guest-lookup': [1.2, 1.0],
  'orders-history': [1.3, 1.7],
  'orders-partner-history': [1.65, 1.95],
  'orders-return-instructions': [1.3, 1.8],
  'orders-return-wizard': [1.35, 1.55],
  'orders-withdrawal': [1.5, 1.15],
};
let chunks: Chunks;

beforeAll(async () => {
  const bundle = BUNDLES.find(({ folder }) => folder === 'esm');
  if (!bundle) throw new Error('There is no bundle for esm/.');
  chunks = await buildInMemory(bundle);
});

/** Unit tests need no build of the package, so they build what they read. */
async function buildInMemory(bundle: Bundle): Promise<Chunks> {
  const config = toBundleConfig(bundle, inRoot('.cache/tag-files'));
  const result = await build({ ...config, build: { ...config.build, write: false } });
  return new Map(
    listChunks(result).map(({ fileName, code, imports, dynamicImports }) => [
      fileName,
      // Brotli would take a minute here.
      { imports, dynamicImports, size: gzipSync(code).length },
    ]),
  );
}

/** Files by name, and all that they import: only what is loaded with them, or also what is loaded later. */
function listFiles(names: readonly string[], graph: Chunks, isLater: boolean): string[] {
  const files = new Set(names);
  for (const file of files) {
    const { imports = [], dynamicImports = [] } = graph.get(file) ?? {};
    for (const imported of isLater ? [...imports, ...dynamicImports] : imports) files.add(imported);
  }
  return [...files];
}

/** The files of `dist/esm/` that a bundler includes for these tags. */
function listBundled(...tags: readonly string[]): string[] {
  return listFiles(tags.map(toEntry), chunks, true);
}

/** The files that a browser loads before the tag can render. */
function listLoadedAtOnce(tag: string, graph: Chunks): string[] {
  return listFiles([toEntry(tag)], graph, false);
}

function toEntry(tag: string): string {
  return `${tag}.js`;
}

function weigh(files: Iterable<string>, graph: Chunks): number {
  return [...files].reduce((sum, file) => sum + (graph.get(file)?.size ?? 0), 0);
}

test.each(TAGS.filter((tag) => tag !== AREA))('a bundle of <%s> does not have the file of another tag', (tag) => {
  const files = listBundled(tag);
  expect(files).toContain(`chunk-${tag}.js`);
  expect(files.filter((file) => TAGS.some((other) => other !== tag && file === `chunk-${other}.js`))).toEqual([]);
});

test('the bounds name every tag but the area', () => {
  expect(Object.keys(MOST)).toEqual(TAGS.filter((tag) => tag !== AREA));
});

test.each(Object.entries(MOST))(
  'a bundle of <%s> stays within its bounds for code that only other tags use',
  async (tag, most) => {
    const [bundle] = toTagBundles('esm', [tag], { renderer: 'preact', shape: 'graph' });
    if (!bundle) throw new Error(`There is no bundle for ${tag}.`);
    const alone = await buildInMemory(bundle);
    const inAll = weigh(listBundled(tag), chunks) / weigh(alone.keys(), alone);
    const atOnce = weigh(listLoadedAtOnce(tag, chunks), chunks) / weigh(listLoadedAtOnce(tag, alone), alone);
    // The build of the tag alone is complete.
    expect(weigh(listLoadedAtOnce(tag, alone), alone)).toBeGreaterThan(10_000);
    expect(inAll).toBeLessThanOrEqual(most[0]);
    expect(atOnce).toBeLessThanOrEqual(most[1]);
  },
);

test('a bundle of the area has the files of all tags, because it loads them itself', () => {
  const files = listBundled(AREA);
  expect(TAGS.filter((tag) => !files.includes(`chunk-${tag}.js`))).toEqual([]);
});

test.each([
  [['orders-guest-lookup', 'orders-detail', 'orders-gift-card-balance']],
  [['orders-history', 'orders-detail', 'orders-return-wizard']],
  [['orders-guest-lookup', 'orders-gift-card-balance', 'orders-curbside-checkin']],
])('three tags together weigh at most 1.5 times the heaviest of them: %s', (tags) => {
  const heaviest = Math.max(...tags.map((tag) => weigh(listBundled(tag), chunks)));
  expect(heaviest).toBeGreaterThan(10_000);
  expect(weigh(listBundled(...tags), chunks) / heaviest).toBeLessThanOrEqual(1.5);
});
