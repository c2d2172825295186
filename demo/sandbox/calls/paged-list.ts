import { toErrorBody } from './error-answer.js';
import type { CheckedRequest } from '../http/check-request.js';
import type { CallAnswer } from './sandbox-call.js';

/** An anchor that was not given for the list it is sent with. */
export const FOREIGN_ANCHOR: CallAnswer = {
  status: 400,
  body: toErrorBody({
    code: 'REQUEST_INVALID',
    message: 'The anchor is none that was given for this list.',
    field: 'anchor',
  }),
};

export interface PagedList<Entry> {
  readonly path: string;
  readonly entries: readonly Entry[];
  /** Names the last entry of the page before, not a position: one that is new meanwhile shifts no page. */
  readonly toAnchor: (entry: Entry) => string;
}

/** The page of a list that a request asks for, and the link to the one after it; absent for an anchor that is none of the list's. */
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
