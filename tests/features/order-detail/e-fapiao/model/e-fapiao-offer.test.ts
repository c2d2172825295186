import { describe, expect, it } from 'vitest';
import { isEFapiaoOffered } from '../../../../../src/features/order-detail/model/rank-actions.js';
import type { DisplayStatus, Order, OrderKind } from '../../../../../src/orders/model/order.js';
import { cn } from '../../../../../src/markets/cn.js';
import { markets } from '../../../../../src/markets/index.js';
import { createGroup, createItem, createOrder } from '../../../../support/orders.js';

/** Every status, and whether a single line with it offers an e-fapiao. */
const OFFERED: Readonly<Record<DisplayStatus, boolean>> = {
  returnCreated: false,
  returnDenied: false,
  returnInProcess: false,
  returnCompleted: false,
  returnedToStore: false,
  returnCancelled: false,
  delivered: true,
  cancellationPending: false,
  cancelled: false,
  ordered: false,
  orderConfirmed: false,
  readyForPickUp: false,
  pickedUp: false,
  preparingShipment: false,
  shipped: true,
  unknown: false,
};

const createOrderOf = (kind: OrderKind, ...groups: (readonly DisplayStatus[])[]): Order =>
  createOrder({
    kind,
    groups: groups.map((statuses) => createGroup({ items: statuses.map((status) => createItem({ status })) })),
  });

describe('an e-fapiao', () => {
  it.each(Object.entries(OFFERED) as [DisplayStatus, boolean][])(
    'of a single line that is %s is offered: %s',
    (status, isOffered) => {
      expect(isEFapiaoOffered(createOrderOf('sales', [status]), cn)).toBe(isOffered);
    },
  );

  it('needs one line of any group', () => {
    expect(isEFapiaoOffered(createOrderOf('sales', ['cancelled', 'ordered'], ['ordered', 'shipped']), cn)).toBe(true);
    expect(isEFapiaoOffered(createOrderOf('sales', [], []), cn)).toBe(false);
    expect(isEFapiaoOffered(createOrderOf('sales'), cn)).toBe(false);
  });

  it('is not offered for a return', () => {
    expect(isEFapiaoOffered(createOrderOf('return', ['delivered']), cn)).toBe(false);
  });

  it('is issued in China only', () => {
    const issuing = Object.entries(markets).filter(([, market]) =>
      isEFapiaoOffered(createOrderOf('sales', ['delivered']), market),
    );
    expect(issuing.map(([country]) => country)).toEqual(['cn']);
  });
});
