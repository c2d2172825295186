import type { Page } from '@playwright/test';
import { WORLD_HEADER } from '../../demo/sandbox/store/worlds.js';
import type { CallName } from './fault.js';

/** A request as the sandbox saw it. */
export interface JournalLine {
  readonly call: string;
  /** Without its query. */
  readonly path: string;
  /** Absent where the connection broke before an answer. */
  readonly status?: number;
  readonly fault?: string;
}

/** What reached the sandbox in the order of its coming: of one call, or of all. */
export async function readJournal(
  page: Page,
  { world, call }: { readonly world: string; readonly call?: CallName },
): Promise<readonly JournalLine[]> {
  const answer = await page.request.get(`/sandbox/requests${call === undefined ? '' : `?call=${call}`}`, {
    headers: { [WORLD_HEADER]: world },
  });
  return ((await answer.json()) as { requests: JournalLine[] }).requests;
}
