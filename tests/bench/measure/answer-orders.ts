import type { SentOrder } from '../floor/floor-order.js';

/** The orders of the page's member. A measurement may change one of them. */
export interface BenchOrders {
  orders: SentOrder[];
}

/** Replaces the order service within the page, so that no network affects the measurement. Runs in the page, before any of its scripts. */
export function answerOrders(): void {
  const bench: BenchOrders = { orders: [] };
  Object.assign(window, { bench });
  const realFetch = window.fetch.bind(window);
  window.fetch = (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input.toString(), location.href);
    if (url.pathname !== '/history/v1') return realFetch(input, init);
    const start = Number(url.searchParams.get('anchor') ?? 0);
    const end = start + Number(url.searchParams.get('count'));
    const next = end < bench.orders.length ? `/history/v1?anchor=${end}` : '';
    const body = JSON.stringify({ objects: bench.orders.slice(start, end), pages: { next } });
    return Promise.resolve(new Response(body, { headers: { 'content-type': 'application/json' } }));
  };
}
