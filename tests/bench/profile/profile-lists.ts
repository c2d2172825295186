import type { Browser, CDPSession } from 'playwright';
import { answerOrders, type BenchOrders } from '../measure/answer-orders.js';
import { addPackageDriver, type ListDriver } from '../measure/list-drivers.js';
import { prepareLists, type Until } from '../measure/prepare-lists.js';
import { withPage } from '../measure/with-page.js';
import { findPage } from '../pages/pages.js';
import { sumUpProfile, type Profile, type SourceFinder } from './sum-up-profile.js';

/** What is profiled: 200 tags of one order each, or a history whose member loads all of 200 orders. */
export const JOBS = ['200 cards', 'a history with 200 orders'] as const;

export type Job = (typeof JOBS)[number];

const SIZE = 200;
/** Microseconds between two samples. */
const INTERVAL = 100;

/** Milliseconds by phase, with style and layout. */
export type ProfiledTimes = ReadonlyMap<string, number>;

export interface ProfileTarget {
  readonly browser: Browser;
  readonly origin: string;
  readonly findSource: SourceFinder;
}

/** Profiles a job in a new page that has done the same job once before on a small scale. */
export function profileJob({ browser, origin, findSource }: ProfileTarget, job: Job): Promise<ProfiledTimes> {
  return withPage(browser, {}, async ({ page, session }) => {
    await page.addInitScript(answerOrders);
    await page.goto(origin + findPage('orders-lists-modules').path, { waitUntil: 'load' });
    await page.evaluate(addPackageDriver);
    await page.evaluate(prepareLists);
    await page.evaluate(limitOrders, SIZE);
    await page.evaluate(runJob, { job, size: 1 });
    await session.send('Performance.enable');
    await session.send('Profiler.enable');
    await session.send('Profiler.setSamplingInterval', { interval: INTERVAL });
    await session.send('HeapProfiler.collectGarbage');
    const before = await readMetrics(session);
    await session.send('Profiler.start');
    await page.evaluate(runJob, { job, size: SIZE });
    const { profile } = (await session.send('Profiler.stop')) as { profile: Profile };
    const after = await readMetrics(session);
    const toMs = (name: string): number => 1_000 * ((after.get(name) ?? 0) - (before.get(name) ?? 0));
    const script = [...sumUpProfile(profile, findSource)].map(([phase, time]) => [phase, time / 1_000] as const);
    return new Map<string, number>([
      ...script,
      ['style', toMs('RecalcStyleDuration')],
      ['layout', toMs('LayoutDuration')],
    ]);
  });
}

/** Chromium's counters, in seconds. */
async function readMetrics(session: CDPSession): Promise<Map<string, number>> {
  const { metrics } = await session.send('Performance.getMetrics');
  return new Map(metrics.map(({ name, value }) => [name, value]));
}

/** Runs in the page. */
function limitOrders(size: number): void {
  const { bench } = window as unknown as { bench: BenchOrders };
  bench.orders.length = size;
}

interface JobSize {
  readonly job: Job;
  readonly size: number;
}

/** Runs in the page. Resolves when everything is laid out. */
async function runJob({ job, size }: JobSize): Promise<void> {
  const { driver, bench, until } = window as unknown as { driver: ListDriver; bench: BenchOrders; until: Until };
  if (job === '200 cards') {
    const container = document.createElement('div');
    const cards = bench.orders.slice(0, size).map((order) => driver.createCard(order));
    container.append(...cards);
    document.body.append(container);
    await until(() => cards.every(({ shadowRoot }) => shadowRoot?.querySelector('article')));
    setTimeout(() => container.remove());
    return;
  }
  const history = driver.openHistory(`member ${size}`);
  await until(() => driver.listRows(history).length >= driver.screenful);
  if (size > 1) await driver.showAll(history);
  await until(() => size === 1 || driver.countRows(history) === size);
  setTimeout(() => history.remove());
}
