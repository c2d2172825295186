import type { Address } from '../../addresses/model/address.js';
import type { Order } from './order.js';

/** The store of an order, if any: the pickup location, or the store that it was bought in. */
export function findStoreAddress({ pickupAddress, storeAddress }: Order): Address | undefined {
  return pickupAddress ?? storeAddress;
}
