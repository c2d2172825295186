import type { Page } from '@playwright/test';
import type { Watch } from '../support/test.js';
import type { Leak } from './leaky-tags.js';
import { readMemory } from './read-memory.js';
import { runCycles, type CyclesReport } from './run-cycles.js';
import type { SoakRow } from './soak-rows.js';

/** Tags on the page at the same time. */
const BATCH = 20;
const WARM_UP = 100;
const WHOLE = 1_000;
const LATER_LOOKS = 3;
const LATER_MS = 1_000;

/** What a thousand mounts may leave behind; fewer mounts may leave less. Bytes, or a count. */
const LIMITS: Readonly<Record<Leak, number>> = {
  heap: 256_000,
  nodes: 50,
  listeners: 0,
  timers: 0,
  observers: 0,
  requests: 0,
  'console lines': 0,
};

export interface SoakReport extends Omit<CyclesReport, 'left'> {
  readonly left: Readonly<Record<Leak, number>>;
  /** What is over its limit. */
  readonly breaches: readonly Leak[];
}

export interface SoakPlace {
  readonly page: Page;
  readonly watch: Watch;
}

/** Mounts a tag again and again on the page that is open, and measures what is left of the mounts after the first hundred. */
export async function soakTag({ page, watch }: SoakPlace, row: SoakRow, isWhole: boolean): Promise<SoakReport> {
  const session = await page.context().newCDPSession(page);
  const run = (mounts: number): Promise<CyclesReport> =>
    page.evaluate(runCycles, { row, size: BATCH, batches: mounts / BATCH });
  await run(WARM_UP);
  const before = await readMemory(session);
  const linesBefore = watch.consoleLines.length;
  const { left, ...report } = await run(isWhole ? WHOLE : (row.sample ?? WHOLE));
  const share = Math.min(1, report.mounts / WHOLE);

  async function look(): Promise<Pick<SoakReport, 'left' | 'breaches'>> {
    const after = await readMemory(session);
    const all: Readonly<Record<Leak, number>> = {
      ...left,
      heap: after.heap - before.heap,
      nodes: after.nodes - before.nodes,
      listeners: after.listeners - before.listeners,
      'console lines': watch.consoleLines.length - linesBefore,
    };
    return { left: all, breaches: (Object.keys(LIMITS) as Leak[]).filter((leak) => all[leak] > LIMITS[leak] * share) };
  }

  let found = await look();
  // A busy machine lets go late; a leak is there at the last look as well.
  for (let again = 0; again < LATER_LOOKS && found.breaches.length > 0; again += 1) {
    await page.waitForTimeout(LATER_MS);
    found = await look();
  }
  return { ...report, ...found };
}
