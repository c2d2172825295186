import { describe, expect, it } from 'vitest';
import type { WireOrder, WireOrderGroup, WireOrderItem } from '../../../contract/wire-order.js';
import { toOrder } from '../../../src/orders/api/order.js';
import type { DisplayStatus } from '../../../src/orders/model/order.js';
import { breakField, createWireGroup, createWireItem, createWireOrder } from './wire-samples.js';

const ITEM = 'group.0.orderItems.0';
const CANCEL: Partial<WireOrder> = { pendingModification: { type: 'CANCEL' } };

/** A group of one line for each raw text. */
function withTexts(texts: readonly string[], changes: Partial<WireOrderGroup> = {}): WireOrderGroup {
  const orderItems = texts.map((status, index) =>
    createWireItem({ orderLineKey: `${status} ${index}`, lineItemStatus: { status } }),
  );
  return createWireGroup({ orderItems, ...changes });
}

function listStatuses(order: WireOrder, group = 0): DisplayStatus[] {
  return (toOrder(order).groups[group]?.items ?? []).map(({ status }) => status);
}

describe('the status of a line', () => {
  it.each<[orderType: WireOrder['orderType'], isReturnOrder: boolean, status: DisplayStatus]>([
    ['SALES_ORDER', false, 'shipped'],
    ['PARTNER_SALES_ORDER', false, 'shipped'],
    ['RETURN_ORDER', false, 'returnInProcess'],
    ['RETURN_ORDER', true, 'returnInProcess'],
    ['SALES_ORDER', true, 'returnInProcess'],
  ])('in transit in a %s, in a group that is a return: %s, is %s', (orderType, isReturnOrder, status) => {
    const group = [withTexts(['In Transit'], { isReturnOrder })];
    expect(listStatuses(createWireOrder({ orderType, group }))).toEqual([status]);
  });

  it('of an order of an unknown kind is read as that of a sales order', () => {
    const order = toOrder(breakField('orderType', undefined, createWireOrder({ group: [withTexts(['in transit'])] })));
    expect(order.groups[0]?.statuses).toEqual(['shipped']);
  });

  it.each<[raw: string, simpleStatus: WireOrderItem['simpleStatus'], status: DisplayStatus]>([
    ['held', 'SHIPPED', 'ordered'],
    ['rerouted via hub 7', 'PICKUP_READY', 'readyForPickUp'],
    ['rerouted via hub 7', 'PICKUP_COMPLETE', 'pickedUp'],
    ['rerouted via hub 7', null, 'unknown'],
    ['orderConfirmed', 'ORDERED', 'orderConfirmed'],
    ['', 'RETURN_DENIED', 'returnDenied'],
  ])('that is %j and %s is %s', (raw, simpleStatus, status) => {
    const orderItems = [createWireItem({ lineItemStatus: { status: raw }, simpleStatus })];
    expect(listStatuses(createWireOrder({ group: [createWireGroup({ orderItems })] }))).toEqual([status]);
  });

  it.each(['TELEPORTED', 7, {}, '__proto__'])('that is unknown, with the simple status %j, is unknown', (simple) => {
    const order = createWireOrder({ group: [withTexts(['rerouted via hub 7'])] });
    expect(toOrder(breakField(`${ITEM}.simpleStatus`, simple, order)).groups[0]?.statuses).toEqual(['unknown']);
  });

  it('appears once in its group, in the order of the lines', () => {
    const order = createWireOrder({ group: [withTexts(['delivered', 'in transit', 'carried', 'shipped', 'held'])] });
    expect(toOrder(order).groups[0]?.statuses).toEqual(['delivered', 'shipped', 'ordered']);
  });

  it('of an unreadable line is left out of its group', () => {
    const order = createWireOrder({ group: [withTexts(['delivered', 'held'])] });
    expect(toOrder(breakField(`${ITEM}.product`, null, order)).groups[0]?.statuses).toEqual(['ordered']);
  });
});

describe('a group that is pending cancellation', () => {
  it('marks its lines, except those that are final', () => {
    const group = [
      withTexts(['held', 'pending cancel', 'cancelled', 'shipped', 'delivered'], { isPendingCancellation: true }),
      withTexts(['held']),
    ];
    const order = createWireOrder({ group });
    const pending = 'cancellationPending';
    expect(listStatuses(order)).toEqual([pending, pending, 'cancelled', pending, 'delivered']);
    expect(listStatuses(order, 1)).toEqual(['ordered']);
    expect(toOrder(order).groups.map(({ isPendingCancellation }) => isPendingCancellation)).toEqual([true, false]);
  });

  it('stays pending if no line is left to cancel', () => {
    const group = [withTexts(['cancelled'], { isPendingCancellation: true })];
    expect(toOrder(createWireOrder({ group })).groups[0]).toMatchObject({
      isPendingCancellation: true,
      statuses: ['cancelled'],
    });
  });
});

describe('an order whose cancellation is pending', () => {
  it('marks the lines of its first group, and the group', () => {
    const order = createWireOrder({ ...CANCEL, group: [withTexts(['held', 'delivered']), withTexts(['held'])] });
    expect(listStatuses(order)).toEqual(['cancellationPending', 'delivered']);
    expect(listStatuses(order, 1)).toEqual(['ordered']);
    expect(toOrder(order).groups.map(({ isPendingCancellation }) => isPendingCancellation)).toEqual([true, false]);
  });

  it('is no longer pending if all lines of the first group are final', () => {
    const order = createWireOrder({ ...CANCEL, group: [withTexts(['cancelled', 'delivered']), withTexts(['held'])] });
    expect(listStatuses(order)).toEqual(['cancelled', 'delivered']);
    expect(toOrder(order).groups.map(({ isPendingCancellation }) => isPendingCancellation)).toEqual([false, false]);
  });

  it('does not mark the second group if the first is unreadable', () => {
    const order = createWireOrder({ ...CANCEL, group: [withTexts(['held']), withTexts(['held'])] });
    const { groups } = toOrder(breakField('group.0.groupHeading', null, order));
    expect(groups.map(({ statuses }) => statuses)).toEqual([['ordered']]);
  });

  it.each([{ type: 'ADDRESS_CHANGE' }, { type: '' }, { type: 'cancelled' }, null])(
    'is not detected in the modification %j',
    (pendingModification) => {
      expect(listStatuses(createWireOrder({ pendingModification, group: [withTexts(['held'])] }))).toEqual(['ordered']);
    },
  );
});
