// @vitest-environment node
import { brotliCompressSync } from 'node:zlib';
import { build, type Rolldown } from 'vite';
import { beforeAll, expect, test } from 'vitest';
import { listChunks } from '../../scripts/list-modules.js';
import { inRoot, listTags } from '../../scripts/paths.js';
import { BUNDLES, toBundleConfig } from '../../vite.config.js';

const TAGS = listTags();
const AREA = 'orders-area';
let chunks: ReadonlyMap<string, Rolldown.OutputChunk>;

// The graph is built in memory, so that the unit tests need no build.
beforeAll(async () => {
  const bundle = BUNDLES.find(({ folder }) => folder === 'esm');
  if (!bundle) throw new Error('There is no bundle for esm/.');
  const config = toBundleConfig(bundle, inRoot('.cache/tag-files'));
  const result = await build({ ...config, build: { ...config.build, write: false } });
  chunks = new Map(listChunks(result).map((chunk) => [chunk.fileName, chunk]));
});

/** The files of `dist/esm/` that a bundler includes for these tags: their entries, and all that those import, at once or later. */
function listBundled(...tags: readonly string[]): string[] {
  const files = new Set(tags.map((tag) => `${tag}.js`));
  for (const file of files) {
    const { imports = [], dynamicImports = [] } = chunks.get(file) ?? {};
    for (const imported of [...imports, ...dynamicImports]) files.add(imported);
  }
  return [...files];
}

function weigh(...tags: readonly string[]): number {
  const codes = listBundled(...tags).map((file) => chunks.get(file)?.code ?? '');
  return codes.reduce((sum, code) => sum + brotliCompressSync(code).length, 0);
}

test.each(TAGS.filter((tag) => tag !== AREA))('a bundle of <%s> does not have the file of another tag', (tag) => {
  const files = listBundled(tag);
  expect(files).toContain(`chunk-${tag}.js`);
  expect(files.filter((file) => TAGS.some((other) => other !== tag && file === `chunk-${other}.js`))).toEqual([]);
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
