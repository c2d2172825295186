import { toErrorBody } from './error-answer.js';
import type { CheckedRequest } from '../http/check-request.js';
import type { CallAnswer } from './sandbox-call.js';

/** The answer to an anchor from another list. */
export const FOREIGN_ANCHOR: CallAnswer = {
  status: 400,
  body: toErrorBody({
    code: 'REQUEST_INVALID',
    message: 'The service did not issue this anchor for this list.',
    field: 'anchor',
  }),
};

export interface PagedList<Entry> {
  readonly path: string;
  readonly entries: readonly Entry[];
  /**
   * Returns an anchor that names the last entry of the page, not a position, so that new entries do not shift the
   * pages.
   */
  readonly toAnchor: (entry: Entry) => string;
}

/**
 * Returns the requested page of a list and the link to the next one; undefined for an anchor that is not from this
 * list.
 */
export function findPage<Entry>(
  { path, entries, toAnchor }: PagedList<Entry>,
  { filters, query }: CheckedRequest,
): { readonly page: readonly Entry[]; readonly next: string } | undefined {
  const { anchor, count } = query;
  const before = anchor === undefined ? -1 : entries.findIndex((entry) => toAnchor(entry) === anchor);
  if (anchor !== undefined && before === -1) return undefined;
  const start = before + 1;
  const page = entries.slice(start, start + Number(count));
  const last = start + page.length < entries.length ? page.at(-1) : undefined;
  if (last === undefined) return { page, next: '' };
  const sent = Object.entries(filters).map(([name, value]) => `filter=${name}(${encodeURIComponent(value)})`);
  return { page, next: `${path}?${sent.join('&')}&count=${count}&anchor=${encodeURIComponent(toAnchor(last))}` };
}
