import { checkPages } from './check-history.js';
import type { Reply } from './judge-answer.js';
import { getList, getText } from './read-wire.js';
import type { Session } from './session.js';

const SEARCH = 'search-order-history';
const COUNT = { count: '10' };
/** One day: the time zone of a country may move an order to the day before or after. */
const ZONE_MS = 86_400_000;

/**
 * Checks the search by looking for the member's first order. A service that ignores or refuses the filters has no search, which the contract
 * allows.
 */
export async function checkSearch(session: Session, history: Reply | undefined): Promise<void> {
  const usual = { country: session.options.country, language: 'en' };
  const query = 'orders-area-check (a, b) ü';
  const nothing = await session.attempt(SEARCH, {
    request: 'a text that no order has',
    filters: { ...usual, query },
    query: COUNT,
    expects: [200, 400],
  });
  if (!nothing) return;
  if (nothing.status !== 200 || getList(nothing.json, 'objects').length > 0) return session.markAbsent(SEARCH);
  const [order] = getList(history?.json, 'objects');
  const orderNumber = getText(order, 'orderNumber');
  if (orderNumber === undefined) return session.note(SEARCH, 'needs an order: the history is empty');
  for (const [request, filters] of listSearches(orderNumber, order)) {
    const found = await session.attempt(SEARCH, {
      request,
      filters: { ...usual, ...filters },
      query: COUNT,
      expects: [200],
    });
    const numbers = getList(found?.json, 'objects').map((one) => getText(one, 'orderNumber'));
    if (found && !numbers.includes(orderNumber)) {
      session.report(SEARCH, { request, path: 'objects', message: 'does not have the first order of the history' });
    }
  }
  const all = { ...usual, placedFrom: '1970-01-01' };
  await checkPages(session, { name: SEARCH, path: '/history/v1', field: 'objects', filters: all });
}

/** Lists searches that find an order, each with the name of its request. */
function listSearches(orderNumber: string, order: unknown): [string, Readonly<Record<string, string>>][] {
  const placedAt = Date.parse(getText(order, 'transaction', 'orderDate')?.replace('[UTC]', '') ?? '');
  const toDay = (time: number): string => new Date(time).toISOString().slice(0, 10);
  if (Number.isNaN(placedAt)) return [['its number', { query: orderNumber }]];
  const days = { placedFrom: toDay(placedAt - ZONE_MS), placedTo: toDay(placedAt + ZONE_MS) };
  return [
    ['its number', { query: orderNumber }],
    ['its number in lower case', { query: orderNumber.toLowerCase() }],
    ['any status', { status: 'open,delivered,returned,cancelled' }],
    ['its day', days],
  ];
}
