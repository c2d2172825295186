import { expect, type Page } from '@playwright/test';
import { listCanaries, type CanaryName } from '../e2e/security/canaries.js';
import { readRemains } from '../e2e/security/read-remains.js';
import { recordPageState } from '../e2e/security/read-shared.js';
import type { KioskFlow } from './kiosk-flow.js';
import { readHistory } from './read-kiosk.js';
import type { SessionEnd } from './session-ends.js';

/** Runs a flow, ends its session, and returns the shopper's data that is still in the page. */
export async function findRemains(
  page: Page,
  {
    flow,
    end,
    plant,
  }: { readonly flow: KioskFlow; readonly end: SessionEnd; readonly plant?: (page: Page) => Promise<void> },
): Promise<CanaryName[]> {
  // On a shared device the page asks before it is left with unsaved input.
  page.on('dialog', (dialog) => void dialog.accept());
  await recordPageState(page);
  await end.prepare?.(page);
  await flow.open(page);
  expect(listCanaries(await readRemains(page)), 'what the page knows').toEqual(expect.arrayContaining([...flow.meets]));
  await plant?.(page);
  const atOnce = await end.end(page);
  const next = (await end.reopen?.(page)) ?? page;
  // A page from the back-forward cache is not loaded again.
  if (end.needsKeptPages) await next.locator('[part=root]').first().waitFor();
  else await next.waitForLoadState('networkidle');
  return listCanaries([atOnce, await readRemains(next), await readHistory(next)].join('\n'));
}
