import { describe, expect, it } from 'vitest';
import { findPickup } from '../../../../src/features/order-detail/model/pickup.js';
import type { DisplayStatus, Order } from '../../../../src/orders/model/order.js';
import { createGroup, createItem, createOrder } from '../../../support/orders.js';

const ADDRESS = { address1: '400 Market Square', city: 'Sacramento', country: 'US' };

function createPickup(statuses: readonly DisplayStatus[], changes: Partial<Order> = { storeAddress: ADDRESS }): Order {
  const groups = statuses.map((status) =>
    createGroup({ heading: status, items: [createItem({ key: status, status })] }),
  );
  return createOrder({ groups, ...changes });
}

describe('what a shopper still picks up', () => {
  it.each<{ what: string; order: Order; isReady: boolean; heading?: string }>([
    { what: 'ready', order: createPickup(['readyForPickUp']), isReady: true, heading: 'readyForPickUp' },
    {
      what: 'being prepared',
      order: createPickup(['preparingShipment']),
      isReady: false,
      heading: 'preparingShipment',
    },
    {
      what: 'ready in part',
      order: createPickup(['pickedUp', 'readyForPickUp']),
      isReady: true,
      heading: 'readyForPickUp',
    },
    { what: 'in two groups', order: createPickup(['readyForPickUp', 'preparingShipment']), isReady: true },
    {
      what: 'at a pickup point',
      order: createPickup(['readyForPickUp'], { pickupAddress: ADDRESS }),
      isReady: true,
      heading: 'readyForPickUp',
    },
  ])('is an order $what', ({ order, isReady, heading }) => {
    const pickup = findPickup(order);
    expect([pickup?.address, pickup?.isReady, pickup?.group?.heading]).toEqual([ADDRESS, isReady, heading]);
  });

  it.each<[what: string, order: Order]>([
    ['picked up', createPickup(['pickedUp'])],
    ['cancelled', createPickup(['cancelled'])],
    ['delivered', createPickup(['shipped'], { shippingAddress: ADDRESS })],
    ['bought in a store', createPickup(['readyForPickUp'], { storeAddress: ADDRESS, isStoreOrder: true })],
    ['without an address', createPickup(['readyForPickUp'], {})],
  ])('is nothing of an order %s', (_what, order) => {
    expect(findPickup(order)).toBeUndefined();
  });
});
