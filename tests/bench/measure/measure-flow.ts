import { randomUUID } from 'node:crypto';
import type { Browser, Page } from 'playwright';
import type { BenchFlow } from './flows.js';
import { SLOW_CPU, withPage } from './with-page.js';
import { watchPage, type Seen } from './watch-page.js';

/** The page is left alone before and after a flow, so that what its start and its last press led to has come to its end. */
const REST_MS = 700;

export interface DemoPlace {
  readonly browser: Browser;
  /** Of the demo's shop. */
  readonly origin: string;
  /** Milliseconds that every press is made to waste. */
  readonly wasteMs?: number;
}

/** What a flow's presses made a shopper wait for, on a slow processor. */
export function measureFlow({ browser, origin, wasteMs = 0 }: DemoPlace, flow: BenchFlow): Promise<Seen> {
  return withPage(browser, { cpu: SLOW_CPU }, async ({ page }) => {
    await page.addInitScript(watchPage);
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

/** Forgets what the start took. Runs in the page. */
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
  // Below this the browser reports nothing: it was as quick as one frame.
  return { ...seen, interaction: Math.max(seen.interaction, 16) };
}
