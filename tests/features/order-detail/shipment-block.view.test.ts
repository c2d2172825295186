import { createElement } from 'react';
import { beforeEach, expect, it } from 'vitest';
import { listShipments } from '../../../src/features/order-detail/model/order-shipments.js';
import { ShipmentBlock } from '../../../src/features/order-detail/shipment-block.js';
import type { OrderItem } from '../../../src/orders/model/order.js';
import { forgetPage } from '../../support/forget-page.js';
import { createGroup, createItem, createOrder } from '../../support/orders.js';
import { renderView } from '../../support/render-view.js';

beforeEach(forgetPage);

/** The first shipment of an order; the others have one line each. */
function open(items: readonly OrderItem[], { others = 0, otherItems = [createItem()], flags = '' } = {}) {
  const groups = [createGroup({ items }), ...Array.from({ length: others }, () => createGroup({ items: otherItems }))];
  const order = createOrder({ groups });
  const [shipment] = listShipments(order);
  if (!shipment) throw new Error('The order has no shipment.');
  return renderView(() => createElement(ShipmentBlock, { order, shipment }), { attributes: { flags } });
}

const listLines = (count: number) =>
  Array.from({ length: count }, (_, index) => createItem({ key: String(index), title: `Shoe ${index + 1}` }));

it('shows a line with its price, and the higher list price for readers', async () => {
  const view = await open([createItem({ title: 'Trail shoe', size: '9', price: 80, listPrice: 120.5 })]);
  expect(view.text()).toContain('Trail shoe');
  expect(view.find('.item-price')?.textContent).toMatch(/\$80\.00.*\$120\.50/);
  expect(view.find('.item-price s')?.textContent).toBe('$120.50');
});

it('numbers the shipment only if there are several', async () => {
  expect((await open([createItem()], { others: 1 })).text()).toContain('Shipment 1 of 2');
  expect((await open([createItem()])).text()).not.toContain('Shipment 1');
});

it('calls a return by its name beside a shipment, which needs no number then', async () => {
  const view = await open([createItem({ status: 'returnInProcess' })], { others: 1 });
  expect(view.find('.shipment-count')?.textContent).toBe('Return');
  const alone = await open([createItem({ status: 'returnInProcess' })]);
  expect(alone.find('.shipment-count')).toBeNull();
});

it('numbers the returns if there are several', async () => {
  const returned = [createItem({ status: 'returnInProcess' })];
  const view = await open(returned, { others: 1, otherItems: returned });
  expect(view.find('.shipment-count')?.textContent).toBe('Return 1 of 2');
});

it('states the status of each line where the lines differ', async () => {
  const one = createItem({ key: '1', status: 'shipped' });
  expect((await open([one])).find('.item-status')).toBeNull();
  const view = await open([one, createItem({ key: '2', status: 'cancelled', tone: 'critical' })]);
  expect(view.text()).toMatch(/Shipped.*Canceled/);
});

it('adds the rest of a long shipment, announces it and moves the focus to the first new line', async () => {
  const view = await open(listLines(130));
  expect(view.text()).toContain('Shoe 120');
  expect(view.text()).not.toContain('Shoe 121');
  await view.press('Show 10 of 10 more items');
  expect(view.text()).toContain('Shoe 130');
  expect(view.page.platform.announcements).toEqual(['10 more items shown.']);
  const added = view.find('.item:nth-child(121)');
  expect(added?.textContent).toContain('Shoe 121');
  expect((added?.getRootNode() as ShadowRoot).activeElement).toBe(added);
});
