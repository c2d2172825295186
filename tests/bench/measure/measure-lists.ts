import { LONG } from '../pages/create-long-history.js';
import type { BenchPage } from '../pages/pages.js';
import { answerOrders } from './answer-orders.js';
import { addPackageDriver, addTwinDriver } from './list-drivers.js';
import { prepareLists } from './prepare-lists.js';
import { runListJobs, type ListTimes } from './run-list-jobs.js';
import type { StartTarget } from './measure-start.js';
import { withPage } from './with-page.js';
import { plantSlowness } from './plant-slowness.js';

const SIZE = 200;

/** The time a page's lists take, on a processor that is not slowed down, without a network. */
export function measureLists({ browser, origin, waste }: StartTarget, target: BenchPage): Promise<ListTimes> {
  return withPage(browser, {}, async ({ page, session }) => {
    await page.addInitScript(answerOrders);
    if (waste) await page.addInitScript(plantSlowness, waste);
    await page.goto(origin + target.path, { waitUntil: 'load' });
    await page.evaluate('scripts' in target ? addPackageDriver : addTwinDriver);
    const count = await page.evaluate(prepareLists);
    if (count !== LONG) throw new Error(`${count} orders came in place of ${LONG}`);
    await session.send('HeapProfiler.collectGarbage');
    return page.evaluate(runListJobs, SIZE);
  });
}
