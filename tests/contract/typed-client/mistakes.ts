import type { Order, Send, Store } from './client.js';
import type { operations } from './order-service.js';

export async function make(send: Send, order: Order, store: Store): Promise<void> {
  const query = { filter: ['country(us)', 'language(en)'] };
  await send('get-orders', 200, { query }, undefined); // TS2345 get-orders
  await send('get-order', 200, { query, path: { number: 'US10000001' } }, undefined); // TS2353 number
  await send('get-order', 200, { path: { orderNumber: 'US10000001' } }, undefined); // TS2345 query
  await send('list-order-history', 200, { query: { ...query, count: '5' } }, undefined); // TS2322 number
  await send('list-order-history', 200, { query: { ...query, count: 5, anchor: undefined } }, undefined); // TS2375 anchor
  await send('get-gift-card-balance', 200, {}, { card: '1234' }); // TS2353 card
  await send('request-store-return-email', 200, {}, undefined); // TS2345 undefined
  const refusal = await send('get-order', 404, { query, path: { orderNumber: 'US10000001' } }, undefined);
  refusal.message; // TS2339 message
  refusal.errors[0].code; // TS2532 undefined
  order.transaction.total; // TS2339 total
  order.currency.toLowerCase(); // TS18049 order.currency
  order.group[0].groupHeading; // TS2532 undefined
  order.orderType === 'SALES'; // TS2367 SALES
  store.address.postcode; // TS2551 postalCode
  store.adress; // TS2551 address
}

export type Missing = operations['get-order-total']; // TS2339 get-order-total
