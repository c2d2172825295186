import { readFileSync } from 'node:fs';
import type { Browser } from 'playwright';
import { startDemo } from '../demo/start-demo.js';
import { loaders } from '../elements/loaders.js';
import {
  ADDED_BUDGETS,
  BYTE_BUDGETS,
  FILE_BUDGETS,
  HEAP_BUDGETS,
  LONG_HISTORY_BUDGET,
  VISIT_BUDGETS,
} from './budgets/budgets.js';
import { measureHeap, WITHOUT_COMPILER } from './budgets/measure-heap.js';
import { measureLongHistory } from './budgets/measure-long-history.js';
import { findChunk, listStaticClosure, measureBytes } from './budgets/measure-bytes.js';
import { listWrongSizes } from './budgets/readme-sizes.js';
import { launchChromium, measureVisit } from './budgets/measure-visit.js';
import { inRoot } from './paths.js';

interface Row {
  readonly budget: string;
  readonly measured: number;
  readonly limit: number;
  readonly target: number;
  readonly unit: string;
}

const rows: Row[] = BYTE_BUDGETS.map(({ what, entry, target, limit }) => {
  const measured = measureBytes(listStaticClosure(entry));
  return { budget: what, measured, limit, target, unit: 'bytes' };
});
for (const { what, chunks, target, limit } of ADDED_BUDGETS) {
  const measured = measureBytes(chunks.map((chunk) => findChunk('cdn/orders-area.js', chunk)));
  rows.push({ budget: what, measured, limit, target, unit: 'bytes' });
}

const demo = await startDemo({ port: 0 });
const browser = await launchChromium();
rows.push(...(await measureVisits(browser, demo.shopOrigin)), ...(await measureFiles(browser, demo.shopOrigin)));
await browser.close();
rows.push(...(await measureHeaps(demo.shopOrigin)));
await demo.close();

for (const { budget, measured, limit, target, unit } of rows) {
  const verdict = measured > limit ? 'OVER' : measured > target ? `missed: the target is ${target}` : 'ok';
  console.log(`${verdict.padEnd(8)} ${budget}: ${measured} ${unit}, limit ${limit}`);
}
const over = rows.filter(({ measured, limit }) => measured > limit);
if (over.length > 0) {
  console.error(
    'A budget is over its limit. Take bytes out, or say in the commit what the new bytes are for and set the limit to the measurement plus 2 %.',
  );
  process.exitCode = 1;
}
const wrong = listWrongSizes(readFileSync(inRoot('README.md'), 'utf8'), Object.keys(loaders), (entry) =>
  measureBytes(listStaticClosure(entry)),
);
for (const line of wrong) console.error(line);
if (wrong.length > 0) process.exitCode = 1;

async function measureVisits(from: Browser, origin: string): Promise<Row[]> {
  const measured: Row[] = [];
  for (const { what, visit, target, limit } of VISIT_BUDGETS) {
    const fetched = await measureVisit(from, visit, { origin });
    const bytes = measureBytes(fetched.map(({ file }) => file));
    measured.push({ budget: what, measured: bytes, limit, target, unit: 'bytes' });
  }
  return measured;
}

async function measureFiles(from: Browser, origin: string): Promise<Row[]> {
  const measured: Row[] = [];
  for (const { what, visit, limit } of FILE_BUDGETS) {
    const fetched = await measureVisit(from, visit, { origin, holdsCalls: true });
    const [entry] = fetched;
    const late = fetched.filter(({ askedBy }) => askedBy !== undefined && askedBy !== entry?.file);
    measured.push(
      { budget: what, measured: fetched.length, limit, target: limit, unit: 'files' },
      {
        budget: `${what}, asked for by another file than the first`,
        measured: late.length,
        limit: 0,
        target: 0,
        unit: 'files',
      },
    );
  }
  return measured;
}

async function measureHeaps(origin: string): Promise<Row[]> {
  const interpreter = await launchChromium(WITHOUT_COMPILER);
  const measured: Row[] = [];
  for (const { what, visit, target, limit } of HEAP_BUDGETS) {
    const bytes = await measureHeap(interpreter, visit, origin);
    measured.push({ budget: what, measured: bytes, limit, target, unit: 'bytes' });
  }
  await proveHeap(interpreter, origin);
  measured.push(...(await measureLong(interpreter, origin)));
  await interpreter.close();
  return measured;
}

/** A planted hundred kilobytes must show, or the heap budgets show nothing. */
async function proveHeap(interpreter: Browser, origin: string): Promise<void> {
  const visit = { tag: 'orders-guest-lookup' };
  const script = 'globalThis.planted = Array.from({ length: 12_500 }, (_, index) => index + 0.5);';
  const [sober, planted] = [
    await measureHeap(interpreter, visit, origin),
    await measureHeap(interpreter, { ...visit, script }, origin),
  ];
  if (planted - sober > 90_000) return;
  console.error(`A page that keeps 100,000 bytes more was measured at ${planted - sober} more.`);
  process.exitCode = 1;
}

/** A history of a few pages that folds none of them must be over both, or what 500 presses hold shows nothing. */
async function measureLong(interpreter: Browser, origin: string): Promise<Row[]> {
  const { what, presses, heap, nodes } = LONG_HISTORY_BUDGET;
  const holding = await measureLongHistory(interpreter, { origin, presses });
  const planted = await measureLongHistory(interpreter, { origin, presses: 20, isUnfolded: true });
  if (planted.heap < heap.limit || planted.nodes < nodes.limit) {
    console.error(`20 pages that all stay cards were measured at ${planted.heap} bytes and ${planted.nodes} nodes.`);
    process.exitCode = 1;
  }
  return [
    { budget: `${what}, heap`, measured: holding.heap, ...heap, unit: 'bytes' },
    { budget: `${what}, nodes`, measured: holding.nodes, ...nodes, unit: 'nodes' },
  ];
}
