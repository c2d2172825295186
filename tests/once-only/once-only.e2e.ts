import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { setFault } from '../e2e/support/area.js';
import { standFor } from '../e2e/support/stand-for.js';
import { usePageTransport } from '../e2e/support/use-page-transport.js';
import { expect, test } from '../e2e/support/test.js';
import { readJournal } from '../e2e/support/journal.js';
import { endTriesWith } from './end-tries.js';
import { expectSentOnce } from './expect-sent-once.js';
import { FAULT_CELLS, TRIGGER_CELLS, type FaultCell } from './once-cells.js';
import { press } from './triggers.js';
import { WRITES } from './writes.js';

/** Longer than a write may take, including three reads to find its result. */
const A_WHILE_MS = 80_000;

for (const cell of TRIGGER_CELLS.filter(({ trigger }) => !trigger.needsPageCache)) {
  const { write, sender, trigger } = cell;
  const title = `${write.name ?? write.call} is sent once by ${sender} despite ${trigger.name}`;
  test(title, standFor([write.name ?? write.call, sender, trigger.name]), ({ page }) => expectSentOnce(page, cell));
}

for (const cell of FAULT_CELLS) {
  const { write, sender, ambiguous } = cell;
  const title = `${write.name ?? write.call}, sent by ${sender}, is carried out once under ${ambiguous.name}, however often it is retried`;
  test(title, standFor([write.name ?? write.call, sender, ambiguous.name]), async ({ page }) => {
    const { world, fault } = await openUnderFault(page, cell);
    expect(await write.isDone(page, world)).toBe(false);
    await press(page, write, 3);
    await expect.poll(() => readJournal(page, { world, call: write.call })).toHaveLength(1);
    // Only now, because the code for the call is loaded in real time, independent of the page's clock.
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
    // A request whose fault was not executed changed nothing.
    expect(lines.filter((line) => ambiguous.isCarriedOut || line.fault !== fault)).toHaveLength(1);
  });
}

for (const write of WRITES) {
  test(`the journal detects a page that sends ${write.name ?? write.call} twice`, async ({ page }) => {
    const world = randomUUID();
    await page.addInitScript((path) => {
      const real = window.fetch;
      window.fetch = (input, init) => {
        const { pathname } = new URL(input instanceof Request ? input.url : input, location.href);
        // Only the write is doubled: the calls before it must succeed first.
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

/** Expects that the shopper is told to check, and that no button sends the write again. */
async function expectLeftAlone(page: Page, { write, ambiguous }: FaultCell, world: string): Promise<void> {
  await write.expectDone(page);
  await setFault(page, '', world);
  await press(page, write, 3);
  await write.getRetry(page).evaluate((button: HTMLElement) => button.click());
  expect(await readJournal(page, { world, call: write.call })).toHaveLength(1);
  expect(await write.isDone(page, world)).toBe(ambiguous.isCarriedOut);
}

async function openUnderFault(page: Page, { write, sender, ambiguous }: FaultCell) {
  const { fault, isEndless = false } = ambiguous;
  const setting = { world: randomUUID(), ...(fault !== undefined && { fault }) };
  if (isEndless) await page.clock.install();
  // The sandbox has no fault that executes the call and then never answers.
  if (fault === undefined) {
    await page.route(write.path, async (route) => {
      // Reads at the same address are answered.
      if (route.request().method() === 'GET') return route.fallback();
      await route.fetch();
    });
  }
  endTriesWith(page, write);
  if (sender === 'the page') await usePageTransport(page);
  await write.open(page, setting);
  return setting;
}
