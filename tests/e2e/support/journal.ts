import type { Page } from '@playwright/test';
import { WORLD_HEADER } from '../../../demo/sandbox/store/worlds.js';
import type { CallName } from '../../faults/fault.js';

/** A request as recorded by the sandbox. */
export interface JournalLine {
  readonly call: string;
  /** The path without the query. */
  readonly path: string;
  /** Absent if the connection broke before an answer. */
  readonly status?: number;
  readonly fault?: string;
}

/** Returns the requests that reached the sandbox, in order: of one call, or of all. */
export async function readJournal(
  page: Page,
  { world, call }: { readonly world: string; readonly call?: CallName },
): Promise<readonly JournalLine[]> {
  const answer = await page.request.get(`/sandbox/requests${call === undefined ? '' : `?call=${call}`}`, {
    headers: { [WORLD_HEADER]: world },
  });
  return ((await answer.json()) as { requests: JournalLine[] }).requests;
}

/** The number of requests of a call that reached the sandbox. */
export async function countRequests(page: Page, world: string, call: CallName): Promise<number> {
  return (await readJournal(page, { world, call })).length;
}
