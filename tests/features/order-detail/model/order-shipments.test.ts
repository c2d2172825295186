import { describe, expect, it } from 'vitest';
import { listShipments } from '../../../../src/features/order-detail/model/order-shipments.js';
import { createGroup, createItem, createOrder } from '../../../support/orders.js';

const first = createGroup({ heading: 'first' });
const second = createGroup({ heading: 'second', items: [createItem({ key: '0002' })] });
const empty = createGroup({ heading: 'empty', items: [] });

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

  it('have their own sorted lines, and do not change the group', () => {
    const items = [createItem({ key: 'gone', status: 'cancelled' }), createItem({ key: 'sent', status: 'shipped' })];
    const [shipment] = listShipments(createOrder({ groups: [createGroup({ items })] }));
    expect(shipment?.items.map(({ key }) => key)).toEqual(['sent', 'gone']);
    expect(shipment?.group.items.map(({ key }) => key)).toEqual(['gone', 'sent']);
  });
});
