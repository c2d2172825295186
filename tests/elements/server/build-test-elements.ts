import { rmSync } from 'node:fs';
import { loaders } from '../../../elements/loaders.js';
import { toTagBundles, type Bundle, type Renderer } from '../../../vite.config.js';
import { addMadeLocales, buildPackage } from '../../../scripts/build.js';
import { inRoot, toTagModule } from '../../../scripts/paths.js';

/** Where the tests' server finds what they load: a folder for each renderer, inside as in the package. */
export const TEST_ELEMENTS = inRoot('.cache', `test-elements-${process.pid}`);

const TAGS = Object.keys(loaders);
const PLAIN_TAG = `export { createPlainTag, findContext, raw } from '/tests/elements/support/plain-tag.ts';
  export { react } from '/tests/elements/support/react-under-test.ts';`;
/** The tables that the living elements are held against, by tag. */
const CONTRACTS = TAGS.map((tag) => `export { ${toContractName(tag)} } from '/${toTagModule(tag)}';`).join('\n');
/** Tags whose single file is tested beside their parts: one that draws by itself, and the area. */
const EMBEDS = ['orders-guest-lookup', 'orders-area'];

/**
 * Builds what the element tests load, once on Preact and once on React with React itself in the bundle, so that the same tests
 * run on both. Beside the shipped tags there is one that no package has: the contract on a base class written by hand. Every run
 * has a folder of its own, which goes with it: two runs at a time do not take each other's files away.
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
