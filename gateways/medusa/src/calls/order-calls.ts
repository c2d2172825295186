import type { Context, Hono } from 'hono';
import { AnchorUnknown, type Shopper } from '../engine.js';
import type { GatewaySettings } from '../create-gateway.js';
import { createInvalid, createOrderMiss } from '../http/answers.js';
import { readCount, readCountry, readGuest, readLanguage, readMember, readNumber } from '../http/read-request.js';
import { readSearch, repeatFilters } from '../http/read-search.js';
import { toWireOrder, toWireReturn, type WireSettings } from '../wire/to-wire-order.js';
import { findReturn } from './find-return.js';

/** `get-order`, `get-order-summary`, `list-order-history` and `search-order-history`. */
export function addOrderCalls(app: Hono, { engine, productPage, invoices }: GatewaySettings): void {
  const toSettings = (c: Context): WireSettings => ({
    language: readLanguage(c),
    hasInvoices: invoices !== undefined,
    ...(productPage !== undefined && { productPage }),
  });

  const sendOrder = async (c: Context, shopper: Shopper): Promise<Response> => {
    readCountry(c);
    const number = readNumber(c, 'number');
    const order = await engine.findOrder(number, shopper);
    if (order) return c.json(toWireOrder(order, toSettings(c)));
    const one = await findReturn(engine, number, shopper);
    if (one) return c.json(toWireReturn(one.order, one.found, toSettings(c)));
    throw createOrderMiss();
  };

  app.get('/history/v1', async (c) => {
    const member = readMember(c);
    const [country, count, anchor, search] = [readCountry(c), readCount(c), c.req.query('anchor'), readSearch(c)];
    const page = await engine
      .listOrders(member, { country, count, ...(anchor !== undefined && { anchor }), ...(search && { search }) })
      .catch((error: unknown) => {
        throw error instanceof AnchorUnknown ? createInvalid('anchor') : error;
      });
    const query = new URLSearchParams({ count: String(count), anchor: page.next ?? '' });
    return c.json({
      objects: page.orders.map((order) => toWireOrder(order, toSettings(c))),
      pages: { next: page.next === undefined ? '' : `/history/v1?${repeatFilters(c)}&${query}` },
    });
  });
  app.get('/history/v1/:number', (c) => sendOrder(c, readMember(c)));
  app.get('/summary/v1/:number', (c) => sendOrder(c, readGuest(c)));
}
