import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { CALL_CLASSES } from '../../src/http/model/call-classes.js';
import { noteEvents } from '../e2e/support/cancel.js';
import { standFor } from '../e2e/support/stand-for.js';
import { expect, test } from '../e2e/support/test.js';
import { readJournal } from '../e2e/support/journal.js';
import { nameScene } from './matrix.js';
import { REAL_CELLS, type RealCell } from './real-cells.js';

/** Each poll of a job comes later than the one before. */
const PATIENCE_MS = 25_000;

for (const cell of REAL_CELLS) {
  const { scene, sandbox } = cell;
  const title = `${nameScene(scene)} under ${sandbox} over real HTTP ends as: ${cell.cell.outcome}`;
  // The matrix covers every call, and these rows every fault and every class; `npm test` draws from rows that cover them.
  test(title, standFor([CALL_CLASSES[scene.call], sandbox]), ({ page }) => expectOutcome(page, cell));
}

test("the sandbox's journal detects a page that sends a request twice", async ({ page }) => {
  const cell = REAL_CELLS.find(({ scene }) => scene.call === 'get-order-summary');
  if (!cell) throw new Error('There is no such cell.');
  await page.addInitScript(() => {
    const real = window.fetch;
    window.fetch = (input, init) => {
      if (typeof input === 'string' && input.includes('/summary/')) void real(input, init).catch(() => undefined);
      return real(input, init);
    };
  });
  await expect(expectOutcome(page, cell)).rejects.toThrow(/toHaveLength/);
});

async function expectOutcome(page: Page, { scene, sandbox, cell, outcome, requests }: RealCell): Promise<void> {
  const world = randomUUID();
  const events = await noteEvents(page, 'orders-error');
  if (scene.opening) await page.route(scene.path, scene.opening);
  await scene.open(page, { world, fault: `${scene.call}:${sandbox}` });
  if (scene.opening) await page.unroute(scene.path, scene.opening);
  await scene.send?.(page);
  await expect(outcome.find(page).first()).toBeVisible({ timeout: PATIENCE_MS });
  const listCodes = () => events.map((line) => /"code":"([^"]+)"/.exec(line)?.[1]);
  const listRequests = () => readJournal(page, { world, call: scene.call });
  // A message about a return, and its failure, come after the confirmation.
  await expect
    .poll(async () => (await listRequests()).length, { timeout: PATIENCE_MS })
    .toBeGreaterThanOrEqual(requests);
  await expect.poll(() => listCodes().length).toBeGreaterThanOrEqual(cell.errors?.length ?? 0);
  expect(await listRequests()).toHaveLength(requests);
  expect(listCodes()).toEqual(cell.errors ?? []);
  if (outcome.nextAction) expect(await scene.readStored(page)).toEqual(scene.preserved);
}
