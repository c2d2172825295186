import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { setFault } from '../e2e/support/area.js';
import { standFor } from '../e2e/support/stand-for.js';
import { expect, test } from '../e2e/support/test.js';
import { readJournal } from '../faults/journal.js';
import { endTriesWith } from './end-tries.js';
import { expectSentOnce } from './expect-sent-once.js';
import { FAULT_CELLS, TRIGGER_CELLS, type FaultCell } from './once-cells.js';
import { press } from './triggers.js';
import { WRITES } from './writes.js';

/** Longer than a write may take, with three looks at what became of it. */
const A_WHILE_MS = 80_000;

for (const cell of TRIGGER_CELLS.filter(({ trigger }) => !trigger.needsKeptPages)) {
  const { write, trigger } = cell;
  const title = `${write.call} is sent once by ${trigger.name}`;
  test(title, standFor([write.call, trigger.name]), ({ page }) => expectSentOnce(page, cell));
}

for (const cell of FAULT_CELLS) {
  const { write, ambiguous } = cell;
  const title = `${write.call} is done once under ${ambiguous.name}, however often it is tried again`;
  test(title, standFor([write.call, ambiguous.name]), async ({ page }) => {
    const { world, fault } = await openUnderFault(page, cell);
    expect(await write.isDone(page, world)).toBe(false);
    await press(page, write, 3);
    await expect.poll(() => readJournal(page, { world, call: write.call })).toHaveLength(1);
    // Only now: what the call needs comes over the real network, whatever the page's clock says.
    if (ambiguous.isEndless) await page.clock.runFor(A_WHILE_MS);
    if (write.isLeftToShopper) return expectLeftAlone(page, cell, world);
    if (!ambiguous.isCarriedOut || write.isHarmless) {
      await expect(write.getRetry(page)).toBeEnabled({ timeout: 15_000 });
      expect(await readJournal(page, { world, call: write.call })).toHaveLength(1);
      expect(await write.isDone(page, world)).toBe(ambiguous.isCarriedOut);
      await page.unroute(write.path);
      await setFault(page, '', world);
      await write.getRetry(page).click();
    }
    await expect.poll(() => write.isDone(page, world), { timeout: 15_000 }).toBe(true);
    await write.expectDone(page);
    const lines = await readJournal(page, { world, call: write.call });
    if (write.isHarmless) return expect(lines).toHaveLength(2);
    // What met a fault that was not carried out did nothing.
    expect(lines.filter((line) => ambiguous.isCarriedOut || line.fault !== fault)).toHaveLength(1);
  });
}

for (const write of WRITES) {
  test(`a page that sends ${write.call} twice is found out`, async ({ page }) => {
    const world = randomUUID();
    await page.addInitScript((path) => {
      const real = window.fetch;
      window.fetch = (input, init) => {
        const { pathname } = new URL(input instanceof Request ? input.url : input, location.href);
        // What comes before the write goes out once: sent twice, it would end there.
        if (new RegExp(path).test(pathname)) void real(input, init).catch(() => undefined);
        return real(input, init);
      };
    }, write.path.source);
    endTriesWith(page, write);
    await write.open(page, { world });
    await press(page, write, 1);
    await expect.poll(() => readJournal(page, { world, call: write.call })).toHaveLength(2);
  });
}

/** The shopper is told to look, and whatever is pressed then, nothing is sent again. */
async function expectLeftAlone(page: Page, { write, ambiguous }: FaultCell, world: string): Promise<void> {
  await write.expectDone(page);
  await setFault(page, '', world);
  await press(page, write, 3);
  await write.getRetry(page).evaluate((button: HTMLElement) => button.click());
  expect(await readJournal(page, { world, call: write.call })).toHaveLength(1);
  expect(await write.isDone(page, world)).toBe(ambiguous.isCarriedOut);
}

async function openUnderFault(page: Page, { write, ambiguous }: FaultCell) {
  const { fault, isEndless = false } = ambiguous;
  const setting = { world: randomUUID(), ...(fault !== undefined && { fault }) };
  if (isEndless) await page.clock.install();
  // The sandbox has no fault that carries out and then stays silent.
  if (fault === undefined) {
    await page.route(write.path, async (route) => {
      // What reads at the same address is answered.
      if (route.request().method() === 'GET') return route.fallback();
      await route.fetch();
    });
  }
  endTriesWith(page, write);
  await write.open(page, setting);
  return setting;
}
