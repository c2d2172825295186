import type { Address } from '../../../addresses/model/address.js';
import type { Order, OrderGroup } from '../../../orders/model/order.js';
import { findStoreAddress } from '../../../orders/model/store-address.js';
import { findGroupProgress } from './group-progress.js';

/** What a shopper still picks up. */
export interface Pickup {
  readonly address: Address;
  readonly isReady: boolean;
  /** The group that waits there, if it is the only one: the panel says what the service says about it. */
  readonly group: OrderGroup | undefined;
}

/** The store or point where a part of the order waits or will wait; absent once everything is picked up, and without an address. */
export function findPickup(order: Order): Pickup | undefined {
  const address = findStoreAddress(order);
  const groups = order.groups.filter((group) => {
    const progress = findGroupProgress(group, order);
    return progress?.steps.at(-1) === 'pickedUp' && progress.reached < progress.steps.length - 1;
  });
  if (!address || groups.length === 0) return undefined;
  const isReady = groups.some(({ statuses }) => statuses.includes('readyForPickUp'));
  return { address, isReady, group: groups.length === 1 ? groups[0] : undefined };
}
