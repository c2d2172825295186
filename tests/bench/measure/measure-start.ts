import type { Browser, CDPSession } from 'playwright';
import type { BenchPage } from '../pages/pages.js';
import { SLOW_CPU, withPage } from './with-page.js';
import { plantSlowness, type Waste } from './plant-slowness.js';
import { watchStart } from './watch-start.js';

const POLL_MS = 50;
const PATIENCE_MS = 30_000;
/** What a page does shortly after its load event is part of its start too. */
const REST_MS = 500;

export interface StartTarget {
  readonly browser: Browser;
  readonly origin: string;
  /** The time that the page is made to waste. */
  readonly waste?: Waste;
}

/** Milliseconds from the request of a page until it is usable: slow processor, slow 4G. */
export function measureStart({ browser, origin, waste }: StartTarget, target: BenchPage): Promise<number> {
  return withPage(browser, { cpu: SLOW_CPU, isSlow4g: true }, async ({ page, session }) => {
    if (waste) await page.addInitScript(plantSlowness, waste);
    await page.addInitScript(watchStart, target.sign ?? 'form');
    await page.goto(origin + target.path, { waitUntil: 'commit' });
    return waitForStart(session, target.name);
  });
}

/** Milliseconds of script until a page is idle: slow processor, fast network. */
export function measureScripting({ browser, origin, waste }: StartTarget, target: BenchPage): Promise<number> {
  return withPage(browser, { cpu: SLOW_CPU }, async ({ page, session }) => {
    await session.send('Performance.enable');
    if (waste) await page.addInitScript(plantSlowness, waste);
    await page.goto(origin + target.path, { waitUntil: 'load' });
    await page.waitForTimeout(REST_MS);
    const { metrics } = await session.send('Performance.getMetrics');
    return (metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? NaN) * 1_000;
  });
}

/** Polls through the debugger only: Playwright's locators inject a megabyte of script, which the page would have to compile meanwhile. */
async function waitForStart(session: CDPSession, name: string): Promise<number> {
  for (let waited = 0; waited < PATIENCE_MS; waited += POLL_MS) {
    const { result } = await session.send('Runtime.evaluate', { expression: 'window.started?.usableAt' });
    if (typeof result.value === 'number') return result.value;
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
  throw new Error(`${name} could not be used after ${PATIENCE_MS} ms`);
}
