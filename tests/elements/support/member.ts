import type { OrdersAdapter, OrdersUser } from '../../../src/app/configuration/adapter.js';
import type { createWireOrder } from './order.js';
import type { Answer, SentRequest } from './exchange.js';

/** The page size of the client. */
const PAGE = 10;

/** The adapter of a page whose shopper is signed in. A page may create a new one at every render. */
export function createMember(id = 'm1'): OrdersAdapter & { readonly user: OrdersUser } {
  return { user: { id, email: `${id}@example.com` }, getAccessToken: () => `token-of-${id}` };
}

/** Answers the history with these orders, ten at a time, and each order by its number. Guests are refused. */
export function createMemberService(orders: readonly ReturnType<typeof createWireOrder>[]) {
  return ({ path, query, headers }: SentRequest): Answer => {
    if (headers['authorization'] === undefined) return { status: 401, json: {} };
    if (path !== '/history/v1') {
      const order = orders.find(({ orderNumber }) => path === `/history/v1/${orderNumber}`);
      return order ? { status: 200, json: order } : { status: 404, json: { error: 'not found' } };
    }
    const from = Number(new URLSearchParams(query).get('anchor') ?? 0);
    const end = from + PAGE;
    const next = end < orders.length ? `/history/v1?count=${PAGE}&anchor=${end}` : '';
    return { status: 200, json: { objects: orders.slice(from, end), pages: { next } } };
  };
}
