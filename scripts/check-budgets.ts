import { readFileSync } from 'node:fs';
import { chromium } from 'playwright';
import { startDemo } from '../demo/start-demo.js';
import { loaders } from '../elements/loaders.js';
import { IS_SAMPLED, SEED } from '../tests/support/test-run.js';
import {
  CHUNK_BUDGETS,
  FILE_BUDGETS,
  HEAP_BUDGETS,
  LONG_HISTORY_BUDGET,
  SCRIPT_BUDGETS,
  VISIT_BUDGETS,
} from './budgets/budgets.js';
import { measureAreaChunks, measureBytes, measureScript } from './budgets/measure-bytes.js';
import { measureHeap, WITHOUT_COMPILER } from './budgets/measure-heap.js';
import { measureLongHistory } from './budgets/measure-long-history.js';
import { listFetched } from './budgets/measure-visit.js';
import { listWrongSizes } from './budgets/readme-sizes.js';
import { CHROMIUM_LAUNCH } from './chromium-launch.js';
import { inRoot } from './paths.js';

const { shopOrigin: origin, close } = await startDemo({ port: 0 });
const browser = await chromium.launch(CHROMIUM_LAUNCH);
const interpreter = await chromium.launch({
  ...CHROMIUM_LAUNCH,
  args: [...CHROMIUM_LAUNCH.args, WITHOUT_COMPILER],
});
try {
  for (const budget of SCRIPT_BUDGETS) check(budget, measureScript(budget.of));
  for (const budget of CHUNK_BUDGETS) check(budget, measureAreaChunks(budget.of));
  for (const budget of VISIT_BUDGETS) {
    const fetched = await listFetched(browser, budget.of, { origin });
    check(budget, measureBytes(fetched.map(({ file }) => file)));
  }
  for (const budget of FILE_BUDGETS) {
    const fetched = await listFetched(browser, budget.of, { origin, blocksCalls: true });
    check(budget, fetched.length);
    const lazy = fetched.filter(({ requestedBy = fetched[0]?.file }) => requestedBy !== fetched[0]?.file);
    check({ what: `${budget.what}, requested by another file than the first`, limit: budget.beside ?? 0 }, lazy.length);
  }
  for (const budget of HEAP_BUDGETS) check(budget, await measureHeap(interpreter, budget.of, origin));
  await checkHeapMeasurement();
  await checkLongHistory();
} finally {
  await Promise.all([browser.close(), interpreter.close()]);
  await close();
}
const readme = readFileSync(inRoot('README.md'), 'utf8');
for (const line of listWrongSizes(readme, Object.keys(loaders), measureScript)) fail(line);
if (process.exitCode === 1) {
  console.error(
    'For a budget over its limit, take bytes out, or say in the commit what the new bytes are for and set the limit to the measurement plus 2 %.',
  );
}

function check(
  budget: { readonly what: string; readonly limit: number; readonly target?: number },
  measured: number,
): void {
  const { what, limit, target = limit } = budget;
  if (measured > limit) fail(`OVER     ${what}: ${measured}, limit ${limit}`);
  else
    console.log(
      `${measured > target ? `missed: the target is ${target}` : 'ok      '} ${what}: ${measured}, limit ${limit}`,
    );
}

function fail(reason: string): void {
  console.error(reason);
  process.exitCode = 1;
}

/** Plants 100,000 bytes in a page and expects the heap measurement to see them. */
async function checkHeapMeasurement(): Promise<void> {
  const visit = { tag: 'orders-guest-lookup' };
  const script = 'globalThis.planted = Array.from({ length: 12_500 }, (_, index) => index + 0.5);';
  const without = await measureHeap(interpreter, visit, origin);
  const added = (await measureHeap(interpreter, { ...visit, script }, origin)) - without;
  if (added < 90_000) fail(`A page that holds 100,000 bytes more was measured at ${added} more.`);
}

/**
 * Measures the list of all orders and the result of a search; in a sampled run one of them, by the seed. Plants a history that folds none of
 * its 20 pages, which must exceed both limits.
 */
async function checkLongHistory(): Promise<void> {
  const { presses, heap, nodes } = LONG_HISTORY_BUDGET;
  const lists = [
    { isSearched: false, suffix: '' },
    { isSearched: true, suffix: ', as the result of a search' },
  ];
  for (const [index, { isSearched, suffix }] of lists.entries()) {
    if (IS_SAMPLED && index !== SEED % lists.length) continue;
    const measured = await measureLongHistory(interpreter, { origin, presses, isSearched });
    check({ ...heap, what: heap.what + suffix }, measured.heap);
    check({ ...nodes, what: nodes.what + suffix }, measured.nodes);
  }
  const planted = await measureLongHistory(interpreter, { origin, presses: 20, isUnfolded: true });
  if (planted.heap < heap.limit || planted.nodes < nodes.limit) {
    fail(`20 pages that all stay cards were measured at ${planted.heap} bytes and ${planted.nodes} nodes.`);
  }
}
