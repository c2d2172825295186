// @vitest-environment node
import { gzipSync } from 'node:zlib';
import { build, type Rolldown } from 'vite';
import { beforeAll, expect, test } from 'vitest';
import { listChunks } from '../../scripts/list-modules.js';
import { inRoot, listTags } from '../../scripts/paths.js';
import { BUNDLES, toBundleConfig, toTagBundles, type Bundle } from '../../vite.config.js';

const TAGS = listTags();
const AREA = 'orders-area';
/** The most that a bundle of one tag may weigh, as a multiple of a build of that tag alone. The rest is code that it shares with others. */
const MOST_SHARED = 1.6;
/** The page for a bank refund shares some views with the wizard, and gets the files that only returns need with them. */
const MOST_SHARED_BY_TAG: Readonly<Record<string, number>> = { 'orders-bank-refund': 1.95 };
let chunks: ReadonlyMap<string, Rolldown.OutputChunk>;

beforeAll(async () => {
  const bundle = BUNDLES.find(({ folder }) => folder === 'esm');
  if (!bundle) throw new Error('There is no bundle for esm/.');
  chunks = await buildInMemory(bundle);
});

/** Unit tests need no build of the package, so they build what they read. */
async function buildInMemory(bundle: Bundle): Promise<ReadonlyMap<string, Rolldown.OutputChunk>> {
  const config = toBundleConfig(bundle, inRoot('.cache/tag-files'));
  const result = await build({ ...config, build: { ...config.build, write: false } });
  return new Map(listChunks(result).map((chunk) => [chunk.fileName, chunk]));
}

/** The files of `dist/esm/` that a bundler includes for these tags: their entries, and all that those import, at once or later. */
function listBundled(...tags: readonly string[]): string[] {
  const files = new Set(tags.map((tag) => `${tag}.js`));
  for (const file of files) {
    const { imports = [], dynamicImports = [] } = chunks.get(file) ?? {};
    for (const imported of [...imports, ...dynamicImports]) files.add(imported);
  }
  return [...files];
}

/** The files that a browser loads before the tag can render. */
function listLoadedAtOnce(tag: string): string[] {
  const files = new Set([`${tag}.js`]);
  for (const file of files) for (const imported of chunks.get(file)?.imports ?? []) files.add(imported);
  return [...files];
}

function weigh(...tags: readonly string[]): number {
  return compress(listBundled(...tags).map((file) => chunks.get(file)?.code ?? ''));
}

/** The sum of the sizes in gzip, in bytes. Brotli would take a minute here. */
function compress(codes: readonly string[]): number {
  return codes.reduce((sum, code) => sum + gzipSync(code).length, 0);
}

test.each(TAGS.filter((tag) => tag !== AREA))('a bundle of <%s> does not have the file of another tag', (tag) => {
  const files = listBundled(tag);
  expect(files).toContain(`chunk-${tag}.js`);
  expect(files.filter((file) => TAGS.some((other) => other !== tag && file === `chunk-${other}.js`))).toEqual([]);
});

test.each(['orders-withdrawal', 'orders-curbside-checkin'])('<%s> imports no code of orders at once', (tag) => {
  expect(chunks.get(`chunk-${tag}.js`)?.imports).toEqual(expect.arrayContaining(['chunk-core.js']));
  expect(listBundled(tag)).toContain('chunk-orders.js');
  expect(listLoadedAtOnce(tag)).not.toContain('chunk-orders.js');
  expect(listLoadedAtOnce(tag)).not.toContain('chunk-common.js');
});

test.each(TAGS)('a bundle of <%s> weighs little more than a build of that tag alone', async (tag) => {
  const [bundle] = toTagBundles('esm', [tag], { renderer: 'preact', shape: 'graph' });
  if (!bundle) throw new Error(`There is no bundle for ${tag}.`);
  const alone = compress([...(await buildInMemory(bundle)).values()].map(({ code }) => code));
  expect(alone).toBeGreaterThan(10_000);
  expect(weigh(tag) / alone).toBeLessThanOrEqual(MOST_SHARED_BY_TAG[tag] ?? MOST_SHARED);
});

test('a bundle of the area has the files of all tags, because it loads them itself', () => {
  const files = listBundled(AREA);
  expect(TAGS.filter((tag) => !files.includes(`chunk-${tag}.js`))).toEqual([]);
});

test.each([
  [['orders-guest-lookup', 'orders-detail', 'orders-gift-card-balance']],
  [['orders-history', 'orders-detail', 'orders-return-wizard']],
  [['orders-guest-lookup', 'orders-gift-card-balance', 'orders-curbside-checkin']],
])('three tags together weigh at most 1.5 times the heaviest of them: %s', (tags) => {
  const heaviest = Math.max(...tags.map((tag) => weigh(tag)));
  expect(heaviest).toBeGreaterThan(10_000);
  expect(weigh(...tags) / heaviest).toBeLessThanOrEqual(1.5);
});
