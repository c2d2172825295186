import { describe, expect, it } from 'vitest';
import {
  countFirstLines,
  findLeadingGroup,
  listShipments,
} from '../../../../src/features/order-detail/model/order-shipments.js';
import type { DisplayStatus, ItemKind, OrderItem } from '../../../../src/orders/model/order.js';
import { createGroup, createItem, createOrder } from '../../../support/orders.js';

const first = createGroup({ heading: 'first' });
const second = createGroup({ heading: 'second', items: [createItem({ key: '0002' })] });
const empty = createGroup({ heading: 'empty', items: [] });
const createStatusGroup = (status: DisplayStatus, heading: string = status) =>
  createGroup({ heading, items: [createItem({ key: heading, status })] });

describe('the shipments of an order', () => {
  it.each([
    ['none', [], []],
    ['one without a number', [first], ['first 1/1']],
    ['each group in the order sent', [second, first], ['second 1/2', 'first 2/2']],
    ['only groups with lines', [empty, first, empty, second], ['first 1/2', 'second 2/2']],
    ['a single one beside groups without lines', [empty, second], ['second 1/1']],
    ['empty for groups without lines', [empty, empty], []],
  ])('are %s', (_what, groups, expected) => {
    const shipments = listShipments(createOrder({ groups }));
    expect(shipments.map(({ index, length, group }) => `${group.heading} ${index}/${length}`)).toEqual(expected);
  });

  it('are counted without cancelled lines, and apart from returns', () => {
    const statuses = ['returnInProcess', 'delivered', 'returnedToStore', 'cancelled', 'shipped'] as const;
    const groups = statuses.map((status) => createStatusGroup(status));
    const shipments = listShipments(createOrder({ groups }));
    expect(shipments.map(({ index, length, isReturn }) => [index, length, isReturn])).toEqual([
      [1, 2, true],
      [1, 2, false],
      [2, 2, true],
      [undefined, 2, false],
      [2, 2, false],
    ]);
    expect(shipments[0]).toMatchObject({ groupCount: 5 });
  });

  it('include a group of which a line goes back, unless the group is a return', () => {
    const statuses: DisplayStatus[] = ['delivered', 'returnCreated'];
    const groups = [createGroup({ statuses }), createGroup({ statuses, isReturnOrder: true })];
    expect(listShipments(createOrder({ groups })).map(({ isReturn }) => isReturn)).toEqual([false, true]);
  });

  it('have their own sorted lines, and do not change the group', () => {
    const items = [createItem({ key: 'gone', status: 'cancelled' }), createItem({ key: 'sent', status: 'shipped' })];
    const [shipment] = listShipments(createOrder({ groups: [createGroup({ items })] }));
    expect(shipment?.items.map(({ key }) => key)).toEqual(['sent', 'gone']);
    expect(shipment?.group.items.map(({ key }) => key)).toEqual(['gone', 'sent']);
  });
});

describe('the leading group', () => {
  it.each<[string, DisplayStatus[], DisplayStatus]>([
    ['still arrives, rather than has arrived', ['delivered', 'shipped'], 'shipped'],
    ['arrives first', ['ordered', 'shipped', 'preparingShipment'], 'shipped'],
    ['is ready, rather than picked up', ['pickedUp', 'readyForPickUp'], 'readyForPickUp'],
    ['goes back, rather than has arrived', ['delivered', 'returnInProcess', 'returnCompleted'], 'returnInProcess'],
    ['has arrived, if nothing else happens', ['cancelled', 'returnCompleted', 'delivered'], 'delivered'],
  ])('%s', (_what, statuses, expected) => {
    const order = createOrder({ groups: statuses.map((status) => createStatusGroup(status)) });
    expect(findLeadingGroup(order)?.heading).toBe(expected);
  });

  it('is the first of several that are equal, and absent in an order without lines', () => {
    const groups = [createStatusGroup('shipped', 'one'), createStatusGroup('shipped', 'other')];
    expect(findLeadingGroup(createOrder({ groups }))?.heading).toBe('one');
    expect(findLeadingGroup({ groups: [] })).toBeUndefined();
  });
});

describe('the lines that a shipment shows at first', () => {
  const listLines = (...kinds: ItemKind[]) => kinds.map((kind, index) => createItem({ key: `${kind} ${index}`, kind }));
  const products = (count: number) => listLines(...Array.from({ length: count }, () => 'product' as const));

  it.each<{ what: string; items: OrderItem[]; others?: OrderItem[]; shown: number }>([
    { what: 'are all in an order of five', items: products(5), shown: 5 },
    { what: 'are three in an order of six', items: products(6), shown: 3 },
    { what: 'are all if only one more would follow', items: products(4), others: products(4), shown: 4 },
    { what: 'are three of five beside others', items: products(5), others: products(1), shown: 3 },
    {
      what: 'include the services of the third',
      items: listLines('product', 'product', 'product', 'service', 'product', 'product'),
      shown: 4,
    },
    {
      what: 'are all if only services would follow',
      items: listLines('product', 'product', 'product', 'service', 'service'),
      others: products(1),
      shown: 5,
    },
  ])('$what', ({ items, others = [], shown }) => {
    const groups = [createGroup({ items }), createGroup({ items: others })];
    expect(countFirstLines({ groups }, items)).toBe(shown);
  });
});
