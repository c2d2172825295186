import { checkPages } from './check-history.js';
import { checkSearch } from './check-search.js';
import { reportOtherOrder } from './check-guest-calls.js';
import type { Attempt } from './create-request.js';
import { getList, getText } from './read-wire.js';
import type { Session } from './session.js';
import { toUnknownNumber } from './unknown-number.js';

const HISTORY = 'list-order-history';
const PARTNERS = 'list-partner-history';
const ORDER = 'get-order';
const NEEDS_TOKEN = [
  HISTORY,
  'search-order-history',
  PARTNERS,
  ORDER,
  'list-exchange-options',
  'request-exchange-preview',
];
const NEEDS_USER = ['list-consents', 'list-addresses'];

/** Checks the reads of a member; returns the named order, or else the newest one. */
export async function checkMemberCalls(session: Session): Promise<unknown> {
  const { token, userId, country, orderNumber: named } = session.options;
  noteNeeds(session);
  if (token === undefined) return undefined;
  session.requireCall(HISTORY);
  const filters = { country, language: 'en' };
  const history = await checkPages(session, { name: HISTORY, path: '/history/v1', field: 'objects', filters });
  reportOrder(session, getList(history?.json, 'objects'));
  await checkTokens(session, HISTORY, { filters, query: { count: '10' } });
  await checkSearch(session, history);
  await checkPages(session, { name: PARTNERS, path: '/partner_history/v1', field: 'orderItems', filters });
  await checkTokens(session, PARTNERS, { filters, query: { count: '10' } });
  if (userId !== undefined) for (const name of NEEDS_USER) await checkUserCall(session, name, userId);
  const orderNumber = named ?? getText(getList(history?.json, 'objects')[0], 'orderNumber');
  if (orderNumber !== undefined) return checkOrder(session, orderNumber);
  session.note(ORDER, 'needs an order: the history is empty, or name one with --order');
  return undefined;
}

function noteNeeds(session: Session): void {
  const { token, userId } = session.options;
  if (token === undefined) for (const name of NEEDS_TOKEN) session.note(name, 'needs --token');
  if (userId === undefined) for (const name of NEEDS_USER) session.note(name, 'needs --token and --user');
}

async function checkOrder(session: Session, orderNumber: string): Promise<unknown> {
  const filters = { country: session.options.country, language: 'en' };
  const usual = { request: 'the order', filters, path: { orderNumber } };
  const found = await session.attempt(ORDER, { ...usual, expects: [200] });
  reportOtherOrder(session, ORDER, { found, orderNumber });
  const unknown = { orderNumber: toUnknownNumber(orderNumber) };
  await session.attempt(ORDER, { request: 'an unknown number', filters, path: unknown, expects: [404] });
  await checkTokens(session, ORDER, usual);
  return found?.json;
}

/** Checks a call about the member's own account, which must not give access to another account. */
async function checkUserCall(session: Session, name: string, userId: string): Promise<void> {
  await session.attempt(name, { request: "the member's id", path: { upmId: userId }, expects: [200] });
  await session.attempt(name, { request: 'an unknown id', path: { upmId: toUnknownNumber(userId) }, expects: [404] });
  await checkTokens(session, name, { path: { upmId: userId } });
}

/** Checks that a call without a token, or with a wrong one, gets a 401, so that the client renews the token. */
async function checkTokens(session: Session, name: string, attempt: Omit<Attempt, 'request' | 'expects'>) {
  await session.attempt(name, { ...attempt, request: 'no token', caller: 'visitor', expects: [401] });
  await session.attempt(name, { ...attempt, request: 'a wrong token', caller: 'wrong token', expects: [401] });
}

/** Reports the first order that is newer than the one before it. */
function reportOrder(session: Session, orders: readonly unknown[]): void {
  const times = orders.map((order) =>
    Date.parse(getText(order, 'transaction', 'orderDate')?.replace('[UTC]', '') ?? ''),
  );
  const index = times.findIndex((time, at) => time > (times[at - 1] ?? Infinity));
  if (index === -1) return;
  const path = `objects[${index}].transaction.orderDate`;
  session.report(HISTORY, { request: 'the first page', path, message: 'is newer than the order before it' });
}
