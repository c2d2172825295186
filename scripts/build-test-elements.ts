import { rmSync } from 'node:fs';
import { buildPackage } from './build.js';
import { toTagEntry, type Bundle } from './bundles.js';
import { inRoot } from './paths.js';
import type { Renderer } from './renderer.js';

/** Where the tests' server finds what they load: a folder for each renderer, inside as in the package. */
export const TEST_ELEMENTS = inRoot('.cache', `test-elements-${process.pid}`);

const PLAIN_TAG = `export { createPlainTag, findScope, raw } from '/tests/elements/support/plain-tag.ts';`;
/** The tables that the living elements are held against. */
const CONTRACT = `export { guestLookupContract } from '/elements/orders-guest-lookup.ts';`;
const RENDERERS: readonly Renderer[] = ['preact', 'react'];

/**
 * Builds what the element tests load, once on Preact and once on React with React itself in the bundle, so that the same tests
 * run on both. Beside the shipped tag there is one that no package has: the contract on a base class written by hand. Every run
 * has a folder of its own, which goes with it: two runs at a time do not take each other's files away.
 */
export async function buildTestElements(): Promise<void> {
  process.once('exit', () => rmSync(TEST_ELEMENTS, { recursive: true, force: true }));
  for (const renderer of RENDERERS) await buildPackage(`${TEST_ELEMENTS}/${renderer}`, listBundles(renderer));
}

function listBundles(renderer: Renderer): Bundle[] {
  const tag = { 'orders-guest-lookup': toTagEntry('orders-guest-lookup') };
  return [
    { folder: 'esm', entries: tag, renderer, isSingleFile: false },
    { folder: 'embed', entries: tag, renderer, isSingleFile: true },
    { folder: 'contract', entries: { contract: CONTRACT }, renderer, isSingleFile: true },
    { folder: 'plain', entries: { 'plain-tag': PLAIN_TAG }, renderer, isSingleFile: true },
  ];
}
