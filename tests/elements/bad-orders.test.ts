import { expect } from 'chai';
import type { OrdersTag } from '../../elements/loaders.js';
import { loadTag } from './support/built.js';
import { getDetails, listen } from './support/heard-events.js';
import { placeHistory } from './support/history.js';
import { before, describe, it } from './support/mocha.js';
import { createWireGroup, createWireItem, createWireOrder, MISSING_PICTURE } from './support/order.js';
import { placeOrder } from './support/order-tags.js';
import { find, get, getText, service, waitForText, type OrdersElement } from './support/page.js';
import { KNOWN } from './support/service.js';
import { settle, until } from './support/until.js';

type Changes = Readonly<Record<string, unknown>>;

const WIRE = createWireOrder();
const GAP = "We can't show all of this order right now.";
const BROKEN_ITEM = { orderLineKey: '0002', product: { title: 7 } };

interface BadOrder {
  readonly what: string;
  readonly changes: Changes;
  readonly shown: readonly string[];
  readonly hidden?: readonly string[];
  /** Whether the page receives a warning. */
  readonly isReported?: false;
}

/** Invalid orders that a service might send; the valid rest is shown. */
const BAD_ORDERS: readonly BadOrder[] = [
  { what: 'no groups', changes: { group: [] }, shown: ['$86.50', GAP] },
  { what: 'no list of groups', changes: { group: undefined }, shown: ['$86.50', GAP] },
  { what: 'groups that are no list', changes: { group: 'none' }, shown: ['$86.50', GAP] },
  { what: 'an invalid group', changes: { group: [7, WIRE.group[0]] }, shown: ['Training shirt', GAP] },
  {
    what: 'a group without a heading',
    changes: { group: [{ ...WIRE.group[0], groupHeading: undefined }] },
    shown: ['$86.50', GAP],
  },
  {
    what: 'no items',
    changes: { group: [createWireGroup('Nothing in it', [])] },
    shown: ['$86.50'],
    isReported: false,
  },
  {
    what: 'an unreadable item',
    changes: { group: [createWireGroup('Two lines', [createWireItem(), BROKEN_ITEM])] },
    shown: ['Training shirt', GAP],
  },
  { what: 'an unknown currency', changes: { currency: 'QQQ' }, shown: ['86.50', 'QQQ'], hidden: [GAP] },
  { what: 'an invalid currency', changes: { currency: 42 }, shown: ['86.50'], hidden: ['$86.50'] },
  { what: 'no currency', changes: { currency: undefined }, shown: ['$86.50'], isReported: false },
  {
    what: 'an invalid date',
    changes: { transaction: { ...WIRE.transaction, orderDate: 'the other day' } },
    shown: ['$86.50'],
    hidden: ['Placed', 'Invalid', 'NaN'],
  },
  {
    what: 'a negative total',
    changes: { transaction: { ...WIRE.transaction, orderTotal: -5 } },
    shown: ['Nov 10, 2026', GAP],
    hidden: ['Total', '-', 'NaN'],
  },
  {
    what: 'a total that is a text',
    changes: { transaction: { ...WIRE.transaction, orderTotal: '86.50' } },
    shown: ['Training shirt', GAP],
    hidden: ['Total'],
  },
  { what: 'no sums', changes: { transaction: undefined }, shown: ['Training shirt', GAP], hidden: ['Total'] },
  {
    what: 'a negative price',
    changes: {
      group: [
        createWireGroup('One line', [
          { ...createWireItem(), lineItemTransaction: { quantity: 1, lineItemChargedPrice: -80 } },
        ]),
      ],
    },
    shown: ['Training shirt', GAP],
    hidden: ['-$80', 'NaN'],
  },
  {
    what: 'a line without a price',
    changes: {
      group: [createWireGroup('Two lines', [createWireItem(), { ...createWireItem(), lineItemTransaction: {} }])],
    },
    shown: ['Training shirt', GAP],
    hidden: ['NaN', 'undefined'],
  },
  {
    what: 'an order date that does not exist',
    changes: { transaction: { ...WIRE.transaction, orderDate: '2026-02-30T10:00:00Z' } },
    shown: ['$86.50', GAP],
    hidden: ['Placed', 'Mar', 'Feb'],
  },
  {
    what: 'a shipment without its number',
    changes: { shipments: [{ items: ['0001'], trackingUrl: 'https://carrier.example/1' }] },
    shown: ['Training shirt', GAP],
    hidden: ['undefined'],
  },
  {
    what: 'a shipment of an empty number',
    changes: { shipments: [{ shipmentNumber: '', items: [], trackingUrl: 'https://carrier.example/1' }] },
    shown: ['Training shirt', GAP],
    hidden: ['Track'],
  },
  {
    what: 'an unknown status',
    changes: {
      group: [createWireGroup('Somewhere', [{ ...createWireItem(), lineItemStatus: { status: 'beamed up' } }])],
    },
    shown: ['Training shirt'],
    hidden: ['beamed'],
    isReported: false,
  },
  { what: 'only its number', changes: {}, shown: [GAP] },
];

/** Every tag that shows orders, with one order as the service sent it. */
interface Show {
  readonly tag: OrdersTag;
  /** The screen, if it is not the tag's first. */
  readonly as?: string;
  readonly show: (order: object) => OrdersElement;
}

const SHOWS: readonly Show[] = [
  {
    tag: 'orders-history',
    show: (order) => {
      service.answer(() => ({ status: 200, json: { objects: [order], pages: {} } }));
      return placeHistory();
    },
  },
  { tag: 'orders-card', show: (order) => showOrder('orders-card', order) },
  { tag: 'orders-detail', show: (order) => showOrder('orders-detail', order) },
  {
    tag: 'orders-detail',
    as: ' of a return',
    show: (order) => showOrder('orders-detail', { ...order, orderType: 'RETURN_ORDER' }),
  },
];

function showOrder(tag: 'orders-card' | 'orders-detail', order: object): OrdersElement {
  service.answer(() => ({ status: 200, json: order }));
  return placeOrder(tag);
}

for (const { tag, as = '', show } of SHOWS) {
  describe(`<${tag}>${as} of an order with`, () => {
    before(() => loadTag(tag));

    for (const { what, changes, shown, hidden = [], isReported = true } of BAD_ORDERS) {
      it(`${what} shows the rest, and ${isReported ? 'warns the page once' : 'sends no warning'}`, async () => {
        const events = listen(document);
        const isBare = Object.keys(changes).length === 0;
        const element = show(isBare ? { orderNumber: KNOWN.orderNumber } : createWireOrder(undefined, changes));
        await waitForText(element, KNOWN.orderNumber);
        // The number is in the heading before the order has loaded.
        for (const words of shown) await waitForText(element, words);
        await settle();
        for (const words of hidden) expect(getText(element)).not.to.include(words);
        const reported = getDetails(events, 'orders-error');
        const expected = { code: 'order-block-unreadable', severity: 'warning', tag, retryable: false };
        expect(reported).to.deep.equal(
          isReported ? [{ ...expected, ...(tag === 'orders-history' && { call: 'list-order-history' }) }] : [],
        );
        expect(get(element, '.root').offsetHeight).to.be.greaterThan(20);
      });
    }
  });

  describe(`<${tag}>${as} of an order with 10,000 lines`, () => {
    before(() => loadTag(tag));

    const lines = Array.from({ length: 10_000 }, (_, index) => ({ ...createWireItem(), orderLineKey: `${index}` }));
    it('shows it without rendering all of them', async () => {
      const events = listen(document);
      const element = show(createWireOrder(undefined, { group: [createWireGroup('All at once', lines)] }));
      await waitForText(element, 'All at once');
      await settle();
      expect(element.shadowRoot?.querySelectorAll('*').length).to.be.lessThan(5_000);
      expect(getDetails(events, 'orders-error')).to.deep.equal([]);
    });
  });

  describe(`a picture of <${tag}>${as}`, () => {
    before(() => loadTag(tag));

    const items = [createWireItem({ productImage: MISSING_PICTURE }), { ...createWireItem(), orderLineKey: '0002' }];

    it('that does not load is replaced by a text, with one warning per picture', async () => {
      const events = listen(document);
      const element = show(createWireOrder(undefined, { group: [createWireGroup('Two lines', items)] }));
      const well = await until(() => find(element, '[part~=picture] [role=img]'), 'the well');
      await settle();
      expect(well.getAttribute('aria-label')).to.match(/^(Training shirt\. )?No picture$/);
      expect(well.offsetHeight).to.be.greaterThan(20);
      expect(element.shadowRoot?.querySelectorAll('[part~=picture] img').length).to.equal(1);
      element.setAttribute('brand', 'Shop');
      element.refresh();
      await until(() => service.requests.length === 2, 'the request');
      await settle();
      expect(getDetails(events, 'orders-error')).to.deep.equal([
        { code: 'picture-load', severity: 'warning', tag, retryable: false },
      ]);
    });

    for (const productImage of [
      'blob:https://shop.example/1',
      'data:image/png;base64,AAAA',
      'https://user:pass@shop.example/a',
    ]) {
      it(`is not requested at ${productImage}`, async () => {
        const element = show(
          createWireOrder(undefined, { group: [createWireGroup('One', [createWireItem({ productImage })])] }),
        );
        await until(() => find(element, '[part~=picture] [role=img]'), 'the well');
        expect(find(element, 'img') === null).to.equal(true);
        expect(find(element, '.root')?.innerHTML).not.to.include(productImage);
      });
    }
  });
}
