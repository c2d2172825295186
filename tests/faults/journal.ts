import type { Page } from '@playwright/test';
import { WORLD_HEADER } from '../../demo/sandbox/store/worlds.js';
import type { CallName } from './fault.js';

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
