import { rmSync } from 'node:fs';
import { loaders } from '../../../elements/loaders.js';
import { toTagBundles, type Bundle, type Renderer } from '../../../vite.config.js';
import { addMadeLocales, buildPackage } from '../../../scripts/build.js';
import { inRoot, toTagModule } from '../../../scripts/paths.js';

/** The folder that the tests' server serves: it has one folder for each renderer, with the structure of the package. */
export const TEST_ELEMENTS = inRoot('.cache', `test-elements-${process.pid}`);

const TAGS = Object.keys(loaders);
const PLAIN_TAG = `export { createPlainTag, findContext, raw } from '/tests/elements/support/plain-tag.ts';
  export { react } from '/tests/elements/support/react-under-test.ts';`;
/** The contract tables that the elements are compared with, by tag. */
const CONTRACTS = TAGS.map((tag) => `export { ${toContractName(tag)} } from '/${toTagModule(tag)}';`).join('\n');
/** Tags whose single file is tested in addition to their chunks: one with a screen of its own, and the area. */
const EMBEDS = ['orders-guest-lookup', 'orders-area'];

/**
 * Builds what the element tests load, once with Preact and once with React in the bundle, so that the same tests run on both. It adds one
 * tag that the package does not contain: the contract on a hand-written base class. Every run has a folder of its own, which is deleted
 * at its end, so that concurrent runs do not delete each other's files.
 */
export async function buildTestElements(renderers: readonly Renderer[]): Promise<void> {
  process.once('exit', () => rmSync(TEST_ELEMENTS, { recursive: true, force: true }));
  for (const renderer of renderers) {
    await buildPackage(`${TEST_ELEMENTS}/${renderer}`, listBundles(renderer));
    addMadeLocales(`${TEST_ELEMENTS}/${renderer}`);
  }
}

function listBundles(renderer: Renderer): Bundle[] {
  const inOneFile = { renderer, shape: 'single-file' } as const;
  return [
    ...toTagBundles('cdn', TAGS, { renderer, shape: 'by-tag' }),
    ...toTagBundles('embed', EMBEDS, inOneFile),
    { folder: 'contract', entries: { contracts: CONTRACTS }, ...inOneFile },
    { folder: 'plain', entries: { 'plain-tag': PLAIN_TAG }, ...inOneFile },
  ];
}

/** `orders-guest-lookup` -> `guestLookupContract`. */
function toContractName(tag: string): string {
  const name = tag.replace('orders-', '').replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
  return `${name}Contract`;
}
