import { expect, it } from 'vitest';
import { createOrders, type OrderReading } from '../../../src/orders/store/orders.js';
import { createFakeClock } from '../../support/fake-clock.js';
import { foundOrder } from '../../support/lookup-under-test.js';
import { createScript } from '../../support/scripted-calls.js';
import type { Order } from '../../../src/orders/model/order.js';

const KEY = { orderNumber: 'US10000001', locale: 'en' };
const OTHER = { ...KEY, locale: 'fr' };

function create() {
  const clock = createFakeClock();
  const orders = createOrders();
  const script = createScript<Order>(clock);
  script.set(foundOrder({}, 1_000), foundOrder({}, 1_000));
  const lists: (() => readonly unknown[])[] = [];
  const getOrder: OrderReading['getOrder'] = (signal, listTags) => {
    lists.push(listTags);
    return script.next(signal);
  };
  const read = (tag: string, key = KEY) => orders.read({ key, clock, getOrder, tag, mode: 'reload' });
  return { clock, lists, read };
}

it('a request lists the tags that wait for it, each once, also those that join later', async () => {
  const { clock, lists, read } = create();
  void read('first');
  expect(lists[0]?.()).toEqual(['first']);
  await clock.pass(500);
  void read('second');
  void read('second');
  void read('other', OTHER);
  expect(lists.map((list) => list())).toEqual([['first', 'second'], ['other']]);
});

it('no tag waits for a request that has ended', async () => {
  const { clock, lists, read } = create();
  void read('first');
  await clock.pass(1_000);
  expect(lists[0]?.()).toEqual([]);
  void read('second');
  expect(lists[1]?.()).toEqual(['second']);
});
