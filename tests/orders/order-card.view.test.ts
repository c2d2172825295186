import { createElement } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';
import type { MessageId } from '../../src/i18n/create-intl.js';
import { useIntl } from '../../src/app/context/element-context.js';
import { findSafeUrl } from '../../src/http/model/safe-url.js';
import { OrderCard, type CardLinks } from '../../src/orders/order-card.js';
import { us } from '../../src/markets/us.js';
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

describe('the card of an order', () => {
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

  it('draws one action as a button: a payment first, then directions, tracking and the return', async () => {
    if (CARRIER_PAGE === undefined) throw new Error('The address is not safe.');
    const href = CARRIER_PAGE;
    const listButtons = async (...labels: readonly MessageId[]): Promise<string[]> => {
      const groups = labels.map((_, index) => withItem({ key: `${index}`, title: 'Shoe' }));
      const listActions: CardLinks['listActions'] = (group) => {
        const label = labels[groups.indexOf(group)];
        return label === undefined
          ? []
          : [
              { label, href, isMain: true },
              { label: 'order.review', href },
            ];
      };
      const order = createOrder({ groups });
      const links = { ...LINKS, listActions };
      const view = await renderView(() => createElement(OrderCard, { order, intl: useIntl(), links }));
      return [...(view.find('.card')?.querySelectorAll('.button') ?? [])].map(
        ({ className, textContent }) => `${textContent} ${className}`,
      );
    };
    expect(await listButtons('order.return', 'order.track')).toEqual(['Track shipment button is-secondary']);
    expect(await listButtons('order.track', 'order.directions')).toEqual(['Get directions button is-secondary']);
    expect(await listButtons('order.directions', 'order.payNow')).toEqual(['Pay now button is-primary']);
    expect(await listButtons('order.return', 'order.return')).toEqual(['Start return button is-secondary']);
    expect(await listButtons('order.cancel')).toEqual([]);
  });

  it('shows the other actions in its last line, or with their group if there are several', async () => {
    const listParents = async (groups: readonly OrderGroup[]): Promise<(string | undefined)[]> => {
      const view = await renderView(() =>
        createElement(OrderCard, { order: createOrder({ groups }), intl: useIntl(), links: LINKS }),
      );
      const lists = [...(view.find('.card')?.querySelectorAll('.card-actions') ?? [])];
      return lists.map(({ parentElement }) => parentElement?.className);
    };
    const [one, other] = [withItem({ key: '1', title: 'Shoe' }), withItem({ key: '2', title: 'Socks' })] as const;
    expect(await listParents([one])).toEqual(['card-foot']);
    expect(await listParents([one, other])).toEqual(['card-group', 'card-group']);
  });

  it('calls the total of a cancelled order what it was before, unless it is zero', async () => {
    const read = async (total: number, status: 'cancelled' | 'shipped'): Promise<string | undefined> => {
      const order = createOrder({ total, groups: [withItem({ status })] });
      const view = await renderView(() => createElement(OrderCard, { order, intl: useIntl(), links: LINKS }));
      return view.find('.card-total')?.textContent ?? undefined;
    };
    expect(await read(10, 'cancelled')).toBe('Total before cancellation $10.00');
    expect(await read(0, 'cancelled')).toBe('Total $0.00');
    expect(await read(10, 'shipped')).toBe('Total $10.00');
  });

  it('leads to a map once the market is known, and before to the order', async () => {
    if (CARRIER_PAGE === undefined) throw new Error('The address is not safe.');
    const address = { address1: '400 Market Square', city: 'Sacramento', zipCode: '95814', country: 'US' };
    const directions = {
      label: 'order.directions',
      isMain: true,
      address,
      href: CARRIER_PAGE,
      onGo: () => undefined,
    } as const;
    const order = createOrder({ groups: [withItem({ status: 'readyForPickUp' })] });
    const links = { ...LINKS, listActions: () => [directions] };
    const open = () => renderView(() => createElement(OrderCard, { order, intl: useIntl(), links }));
    const view = await open();
    expect(view.find('.is-secondary')?.getAttribute('href')).toBe(CARRIER_PAGE);
    view.page.context.settings.setState({ market: us });
    await view.settle();
    const destination = encodeURIComponent('400 Market Square, Sacramento, 95814, US');
    expect(view.find('.is-secondary')?.getAttribute('href')).toContain(`destination=${destination}`);
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
});
