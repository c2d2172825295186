import { expect, type Page } from '@playwright/test';
import { listCanaries, type CanaryName } from '../e2e/security/canaries.js';
import { readRemains } from '../e2e/security/read-remains.js';
import { recordPageState } from '../e2e/security/read-shared.js';
import type { KioskFlow } from './kiosk-flow.js';
import { readHistory } from './read-kiosk.js';
import type { SessionEnd } from './session-ends.js';

/** Goes through a flow, ends its session, and searches everywhere for data of the shopper. */
export async function findRemains(
  page: Page,
  {
    flow,
    end,
    plant,
  }: { readonly flow: KioskFlow; readonly end: SessionEnd; readonly plant?: (page: Page) => Promise<void> },
): Promise<CanaryName[]> {
  // A kiosk asks before leaving a page that would lose input.
  page.on('dialog', (dialog) => void dialog.accept());
  await recordPageState(page);
  await end.prepare?.(page);
  await flow.open(page);
  expect(listCanaries(await readRemains(page)), 'what the page knows').toEqual(expect.arrayContaining([...flow.meets]));
  await plant?.(page);
  const atOnce = await end.end(page);
  const next = (await end.reopen?.(page)) ?? page;
  // A page from the back/forward cache is not loaded.
  if (end.needsPageCache) await next.locator('[part=root]').first().waitFor();
  else await next.waitForLoadState('networkidle');
  return listCanaries([atOnce, await readRemains(next), await readHistory(next)].join('\n'));
}
