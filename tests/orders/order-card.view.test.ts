import { createElement } from 'react';
import { beforeEach, expect, it } from 'vitest';
import { useIntl } from '../../src/app/context/element-context.js';
import { findSafeUrl } from '../../src/http/model/safe-url.js';
import { OrderCard, type CardLinks } from '../../src/orders/order-card.js';
import type { OrderGroup } from '../../src/orders/model/order.js';
import { forgetPage } from '../support/forget-page.js';
import { createGroup, createItem, createOrder } from '../support/orders.js';
import { renderView } from '../support/render-view.js';

beforeEach(forgetPage);

const CARRIER_PAGE = findSafeUrl('https://carrier.example/1', 'https://shop.example/');
const LINKS: CardLinks = {
  toUrl: () => undefined,
  listActions: () => (CARRIER_PAGE === undefined ? [] : [{ label: 'order.track', href: CARRIER_PAGE }]),
};

/** The names of the card's links, and of its headings. */
async function listNames(groups: readonly OrderGroup[]): Promise<{ links: string[]; headings: string[] }> {
  const order = createOrder({ orderNumber: 'US10000001', groups });
  const view = await renderView(() => createElement(OrderCard, { order, intl: useIntl(), links: LINKS }));
  const card = view.find('.card');
  const list = (selector: string): string[] =>
    [...(card?.querySelectorAll(selector) ?? [])].map((element) => element.getAttribute('aria-label') ?? '');
  return { links: list('.card-actions a'), headings: list('.card-heading') };
}

const withItem = (item: Parameters<typeof createItem>[0]): OrderGroup => createGroup({ items: [createItem(item)] });

it('names an action by the size and the color of the product', async () => {
  const { links } = await listNames([
    withItem({ title: 'Trail shoe', color: 'Lagoon', size: '9' }),
    withItem({ title: 'Trail shoe', color: 'Lagoon', size: '10' }),
  ]);
  expect(links).toEqual([
    'Track shipment, Trail shoe, Lagoon, Size 9, Order US10000001',
    'Track shipment, Trail shoe, Lagoon, Size 10, Order US10000001',
  ]);
});

it('counts the shipments that begin with the same product', async () => {
  const shoe = withItem({ title: 'Trail shoe', size: '9' });
  const { links, headings } = await listNames([shoe, withItem({ title: 'Socks' }), { ...shoe }]);
  expect(links).toEqual([
    'Track shipment, Trail shoe, Size 9, 1, Order US10000001',
    'Track shipment, Socks, Order US10000001',
    'Track shipment, Trail shoe, Size 9, 2, Order US10000001',
  ]);
  expect(new Set(headings).size).toBe(3);
});
