import { randomUUID } from 'node:crypto';
import type { Browser, Page } from 'playwright';
import type { BenchFlow } from './flows.js';
import { replacePictures } from '../../support/replace-pictures.js';
import { SLOW_CPU, withPage } from './with-page.js';
import { watchPage, type Seen } from './watch-page.js';

/** Idle time before and after a flow, so that work caused by the start or by the last press can end. */
const REST_MS = 700;

export interface DemoTarget {
  readonly browser: Browser;
  /** Origin of the demo shop. */
  readonly origin: string;
  /** Milliseconds that every press wastes. */
  readonly wasteMs?: number;
}

/** The waiting time that a flow's presses cause, on a slow processor. */
export function measureFlow({ browser, origin, wasteMs = 0 }: DemoTarget, flow: BenchFlow): Promise<Seen> {
  return withPage(browser, { cpu: SLOW_CPU }, async ({ page }) => {
    await page.addInitScript(watchPage);
    await replacePictures(page);
    const settings = new URLSearchParams({ as: flow.as, world: randomUUID() });
    await page.goto(`${origin}${flow.path}?${settings.toString()}`);
    await page.locator(flow.shown).first().waitFor();
    await page.waitForTimeout(REST_MS);
    await page.evaluate(begin, wasteMs);
    await flow.run(page);
    await page.waitForTimeout(REST_MS);
    return readSeen(page, flow.name);
  });
}

/** Forgets the figures of the start. Runs in the page. */
function begin(wasteMs: number): void {
  const { seen } = window as unknown as { seen: Seen };
  Object.assign(seen, { interaction: 0, longTask: 0, shift: 0 } satisfies Seen);
  if (wasteMs === 0) return;
  addEventListener('click', () => {
    const end = performance.now() + wasteMs;
    while (performance.now() < end);
  });
}

async function readSeen(page: Page, name: string): Promise<Seen> {
  const { seen, count } = await page.evaluate(() => ({
    seen: (window as unknown as { seen: Seen }).seen,
    count: (performance as Performance & { readonly interactionCount: number }).interactionCount,
  }));
  if (count === 0) throw new Error(`The browser saw no interaction in ${name}`);
  // Below this the browser reports nothing: the interaction took less than a frame.
  return { ...seen, interaction: Math.max(seen.interaction, 16) };
}
