import { describe, expect, it } from 'vitest';
import { findGroupProgress, findStepDates } from '../../../../src/features/order-detail/model/group-progress.js';
import type { DisplayStatus, OrderGroup } from '../../../../src/orders/model/order.js';
import { createGroup, createItem } from '../../../support/orders.js';

const DELIVERY = ['ordered', 'preparing', 'shipped', 'delivered'];
const PICKUP = ['ordered', 'preparing', 'ready', 'pickedUp'];
const ADDRESS = { address1: '1 Main Street', city: 'Portland', country: 'US' };

function withStatuses(...statuses: DisplayStatus[]): OrderGroup {
  return createGroup({ items: statuses.map((status, index) => createItem({ key: String(index), status })) });
}

describe('the progress of a group', () => {
  it.each<[statuses: DisplayStatus[], steps: string[], reached: string]>([
    [['ordered'], DELIVERY, 'ordered'],
    [['orderConfirmed'], DELIVERY, 'ordered'],
    [['preparingShipment'], DELIVERY, 'preparing'],
    [['shipped'], DELIVERY, 'shipped'],
    [['delivered'], DELIVERY, 'delivered'],
    [['readyForPickUp'], PICKUP, 'ready'],
    [['pickedUp'], PICKUP, 'pickedUp'],
    [['delivered', 'shipped'], DELIVERY, 'shipped'],
    [['shipped', 'ordered', 'delivered'], DELIVERY, 'ordered'],
    [['delivered', 'delivered'], DELIVERY, 'delivered'],
    [['pickedUp', 'readyForPickUp'], PICKUP, 'ready'],
    [['readyForPickUp', 'ordered'], PICKUP, 'ordered'],
    [['readyForPickUp', 'shipped'], PICKUP, 'preparing'],
    [['pickedUp', 'delivered'], PICKUP, 'pickedUp'],
    [['cancelled', 'shipped'], DELIVERY, 'shipped'],
    [['cancellationPending', 'preparingShipment'], DELIVERY, 'preparing'],
    [['delivered', 'returnCreated', 'returnCompleted'], DELIVERY, 'delivered'],
    [['pickedUp', 'returnedToStore'], PICKUP, 'pickedUp'],
  ])('that is %j has the steps %j and has reached %s', (statuses, steps, reached) => {
    const progress = findGroupProgress(withStatuses(...statuses));
    expect(progress?.steps).toEqual(steps);
    expect(progress?.steps[progress.reached]).toBe(reached);
  });

  it.each<[what: string, group: OrderGroup]>([
    ['that is cancelled', withStatuses('cancelled')],
    ['that is pending cancellation', withStatuses('cancellationPending', 'cancelled')],
    ['with an unknown status', withStatuses('unknown')],
    ['with one line of an unknown status', withStatuses('delivered', 'unknown')],
    ['that was returned', withStatuses('returnInProcess', 'returnDenied', 'returnedToStore')],
    ['that is a return, whatever the statuses of its lines', { ...withStatuses('shipped'), isReturnOrder: true }],
    ['without lines', withStatuses()],
    ['of services alone', createGroup({ items: [createItem({ kind: 'service', status: 'preparingShipment' })] })],
  ])('%s is undefined', (_what, group) => {
    expect(findGroupProgress(group)).toBeUndefined();
  });

  it.each<DisplayStatus>(['ordered', 'shipped', 'delivered', 'readyForPickUp', 'pickedUp'])(
    'that was bought in a store is undefined, also if it is %s',
    (status) => {
      const order = { shippingAddress: ADDRESS, storeAddress: ADDRESS };
      expect(findGroupProgress(withStatuses(status), { ...order, isStoreOrder: true })).toBeUndefined();
      expect(findGroupProgress(withStatuses(status), { ...order, isStoreOrder: false })).toBeDefined();
    },
  );

  it.each<DisplayStatus>(['preparingShipment', 'unknown'])('ignores a service that is %s', (status) => {
    const items = [createItem({ status: 'delivered' }), createItem({ key: '2', kind: 'service', status })];
    expect(findGroupProgress(createGroup({ items }))).toEqual({ steps: DELIVERY, reached: 3 });
  });
});

describe('a group whose lines do not show whether it is delivered or picked up', () => {
  it.each([
    ['a shipping address', { shippingAddress: ADDRESS }, DELIVERY],
    ['a store', { storeAddress: ADDRESS }, PICKUP],
    ['a pickup address', { pickupAddress: ADDRESS }, PICKUP],
    ['a store beside its shipping address', { shippingAddress: ADDRESS, storeAddress: ADDRESS }, DELIVERY],
    ['no address', {}, DELIVERY],
  ])("follows the order's destination: %s", (_where, destination, steps) => {
    expect(findGroupProgress(withStatuses('ordered'), destination)?.steps).toEqual(steps);
    expect(findGroupProgress(withStatuses('preparingShipment'), destination)?.steps).toEqual(steps);
  });

  it('ignores the destination if a line shows it', () => {
    expect(findGroupProgress(withStatuses('shipped'), { storeAddress: ADDRESS })?.steps).toEqual(DELIVERY);
    expect(findGroupProgress(withStatuses('delivered'), { pickupAddress: ADDRESS })?.steps).toEqual(DELIVERY);
    expect(findGroupProgress(withStatuses('readyForPickUp'), { shippingAddress: ADDRESS })?.steps).toEqual(PICKUP);
  });
});

describe('the days of the steps', () => {
  const placedAt = '2026-11-20T09:00:00Z';
  const parcel = (number: string, ...times: string[]) => ({
    number,
    itemKeys: ['0'],
    events: times.map((at) => ({ at, status: 'Scan' })),
  });
  const find = (status: DisplayStatus, order: Parameters<typeof findStepDates>[2]) => {
    const group = withStatuses(status);
    const progress = findGroupProgress(group);
    return progress && findStepDates(progress, group, order);
  };

  it('are that of the order, and of a delivered group that of its last event', () => {
    const parcels = [
      parcel('1', '2026-11-23T15:00:00Z', '2026-11-22T08:00:00Z'),
      parcel('2', '2026-11-24T10:00:00+01:00'),
    ];
    expect(find('delivered', { placedAt, parcels })).toEqual({
      ordered: placedAt,
      delivered: '2026-11-24T09:00:00.000Z',
    });
  });

  it.each<{ what: string; status: DisplayStatus; order: Parameters<typeof findStepDates>[2]; dates?: object }>([
    {
      what: 'on its way',
      status: 'shipped',
      order: { placedAt, parcels: [parcel('1', '2026-11-23T15:00:00Z')] },
      dates: { ordered: placedAt },
    },
    {
      what: 'with a parcel without events',
      status: 'delivered',
      order: { parcels: [parcel('1', '2026-11-23T15:00:00Z'), parcel('2')] },
    },
    { what: 'whose parcels are unknown', status: 'delivered', order: { placedAt }, dates: { ordered: placedAt } },
    {
      what: 'that waits in a store',
      status: 'readyForPickUp',
      order: { parcels: [parcel('1', '2026-11-23T15:00:00Z')] },
    },
  ])('have no day of arrival for a group $what', ({ status, order, dates = {} }) => {
    expect(find(status, order)).toEqual(dates);
  });
});
