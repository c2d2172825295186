import { startDemo } from '../demo/start-demo.js';
import { BYTE_BUDGETS, FILE_BUDGETS } from './budgets/budgets.js';
import { listStaticClosure, measureBytes } from './budgets/measure-bytes.js';
import { launchChromium, measureFiles } from './budgets/measure-files.js';

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

const demo = await startDemo({ port: 0 });
const browser = await launchChromium();
for (const budget of FILE_BUDGETS) {
  const files = await measureFiles(browser, demo.shopOrigin, budget);
  rows.push({ budget: budget.what, measured: files.length, limit: budget.limit, target: budget.limit, unit: 'files' });
}
await browser.close();
await demo.close();

for (const { budget, measured, limit, target, unit } of rows) {
  const verdict = measured > limit ? 'OVER' : measured > target ? `missed: the target is ${target}` : 'ok';
  console.log(`${verdict.padEnd(8)} ${budget}: ${measured} ${unit}, limit ${limit}`);
}
const over = rows.filter(({ measured, limit }) => measured > limit);
if (over.length > 0) {
  console.error('A budget is over its limit. Take bytes out; a limit is never raised to make room.');
  process.exitCode = 1;
}
