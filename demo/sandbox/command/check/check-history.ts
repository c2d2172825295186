import { readNextPage } from '../../../../src/http/read/wire-fields.js';
import type { Reply } from './judge-answer.js';
import { getList, getText } from './read-wire.js';
import type { Session } from './session.js';

/** A paged list of the contract. */
interface PagedList {
  readonly name: string;
  readonly path: string;
  /** The field that holds the entries. */
  readonly field: string;
  readonly filters: Readonly<Record<string, string>>;
}

const SMALL_PAGE = 2;
/** The page size that the client requests. */
const USUAL_PAGE = 10;

/** Checks a list and its pages; returns its first page. */
export async function checkPages(session: Session, list: PagedList): Promise<Reply | undefined> {
  const { name, filters } = list;
  const first = await requestPage(session, list, { count: USUAL_PAGE, request: 'the first page' });
  if (!first) return undefined;
  const small = await requestPage(session, list, { count: SMALL_PAGE, request: `a page of ${SMALL_PAGE}` });
  const anchor = small && findAnchor(session, list, small);
  if (small && anchor !== undefined) {
    const second = await requestPage(session, list, { count: SMALL_PAGE, request: 'the next page', anchor });
    if (second) reportRepeats(session, list, [small, second]);
  }
  await session.attempt(name, {
    request: 'an anchor that was never issued',
    filters,
    query: { count: String(USUAL_PAGE), anchor: 'orders-area-check' },
    expects: [400],
  });
  return first;
}

interface PageRequest {
  readonly count: number;
  readonly request: string;
  readonly anchor?: string;
}

async function requestPage(session: Session, list: PagedList, page: PageRequest): Promise<Reply | undefined> {
  const { count, request, anchor } = page;
  const query = { count: String(count), ...(anchor !== undefined && { anchor }) };
  const reply = await session.attempt(list.name, { request, filters: list.filters, query, expects: [200] });
  if (getList(reply?.json, list.field).length > count) {
    session.report(list.name, { request, path: list.field, message: `has more than the ${count} requested entries` });
  }
  return reply;
}

/** Returns the anchor of the next page; the client accepts only an address of the same list. */
function findAnchor(session: Session, { name, path }: PagedList, page: Reply): string | undefined {
  const { next, isNextUnreadable } = readNextPage(getText(page.json, 'pages', 'next'), path, session.options.apiBase);
  if (isNextUnreadable) {
    const message = 'is no address of the same list with an anchor';
    session.report(name, { request: `a page of ${SMALL_PAGE}`, path: 'pages.next', message });
  }
  return next;
}

function reportRepeats(session: Session, { name, field }: PagedList, pages: readonly Reply[]): void {
  const entries = pages.flatMap(({ json }) => getList(json, field)).map((entry) => JSON.stringify(entry));
  if (new Set(entries).size === entries.length) return;
  session.report(name, { request: 'the next page', path: field, message: 'repeats entries of the page before' });
}
