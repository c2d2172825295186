// @vitest-environment node
import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { inRoot, listTags } from '../../scripts/paths.js';

const TAGS = listTags();
const AREA = 'orders-area';

function listImports(file: string): string[] {
  const { importedFiles } = ts.preProcessFile(readFileSync(inRoot('dist/esm', file), 'utf8'));
  return importedFiles.map(({ fileName }) => fileName.replace(/^\.\//, ''));
}

/** The files of `dist/esm/` that a bundler includes for these tags: their entries, and all that those import, at once or later. */
function listBundled(...tags: readonly string[]): string[] {
  const files = new Set(tags.map((tag) => `${tag}.js`));
  for (const file of files) for (const imported of listImports(file)) files.add(imported);
  return [...files];
}

function weigh(...tags: readonly string[]): number {
  const files = listBundled(...tags).map((file) => readFileSync(inRoot('dist/esm', file)));
  return files.reduce((sum, file) => sum + brotliCompressSync(file).length, 0);
}

test.each(TAGS.filter((tag) => tag !== AREA))('a bundle of <%s> has no file of another tag', (tag) => {
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
