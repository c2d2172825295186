import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import type { Watch } from '../support/test.js';
import type { Leak } from './leaky-tags.js';
import { readMemory } from './read-memory.js';
import { runCycles, type CyclesReport } from './run-cycles.js';
import type { SoakPage } from './soak-page.js';
import type { SoakRow } from './soak-rows.js';

/** Elements on the page at the same time. */
const BATCH = 20;
const WARM_UP = 100;
export const WHOLE_SOAK = 1_000;
const LATER_LOOKS = 3;
const LATER_MS = 1_000;

/** The maximum that a thousand mounts may leave behind; fewer mounts may leave less. Bytes, or a count. */
const LIMITS: Readonly<Record<Leak, number>> = {
  heap: 256_000,
  // A leak of a constant size does not grow, so the number of elements reveals it.
  tags: 0,
  nodes: 50,
  listeners: 0,
  timers: 0,
  observers: 0,
  requests: 0,
  'console lines': 0,
};

/** The bytes by which the engine's own part of the heap varies between readings, regardless of the number of mounts. */
const HEAP_NOISE = 8_000;

export interface SoakReport extends Omit<CyclesReport, 'left'> {
  readonly left: Readonly<Record<Leak, number>>;
  /** The measurements over their limits. */
  readonly breaches: readonly Leak[];
}

export interface SoakTarget {
  readonly page: Page;
  readonly watch: Watch;
}

interface SoakOptions {
  readonly isWhole: boolean;
  /** How often the measurement is repeated if something was left behind. */
  readonly laterLooks?: number;
}

/** Mounts an element repeatedly on the open page, and measures what the mounts after the warm-up leave behind. */
export async function soakTag({ page, watch }: SoakTarget, row: SoakRow, options: SoakOptions): Promise<SoakReport> {
  const { isWhole, laterLooks = LATER_LOOKS } = options;
  const session = await page.context().newCDPSession(page);
  const world = randomUUID();
  const run = (mounts: number): Promise<CyclesReport> =>
    page.evaluate(runCycles, { row, size: BATCH, batches: mounts / BATCH, world });
  await run(isWhole ? Math.max(WARM_UP, row.warmUp ?? 0) : (row.warmUp ?? WARM_UP));
  const before = await readMemory(session);
  const linesBefore = watch.consoleLines.length;
  const { left, ...report } = await run((isWhole ? row.whole : row.sample) ?? WHOLE_SOAK);
  const share = Math.min(1, report.mounts / WHOLE_SOAK);
  const toLimit = (leak: Leak): number => LIMITS[leak] * share + (leak === 'heap' && share < 1 ? HEAP_NOISE : 0);

  async function look(): Promise<Pick<SoakReport, 'left' | 'breaches'>> {
    const after = await readMemory(session);
    const all: Readonly<Record<Leak, number>> = {
      ...left,
      tags: await page.evaluate(countTags),
      heap: after.heap - before.heap,
      nodes: after.nodes - before.nodes,
      listeners: after.listeners - before.listeners,
      'console lines': watch.consoleLines.length - linesBefore,
    };
    return { left: all, breaches: (Object.keys(LIMITS) as Leak[]).filter((leak) => all[leak] > toLimit(leak)) };
  }

  let found = await look();
  // A busy machine frees memory late, whereas a leak is still there at the last reading.
  for (let again = 0; again < laterLooks && found.breaches.length > 0; again += 1) {
    await page.waitForTimeout(LATER_MS);
    found = await look();
  }
  return { ...report, ...found };
}

/** The number of elements that are still referenced. Runs in the page. */
function countTags(): number {
  const { soak } = window as unknown as { soak: SoakPage };
  return soak.tags.filter((tag) => tag.deref()).length;
}
