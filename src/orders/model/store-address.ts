import type { Address } from '../../addresses/model/address.js';
import type { Order } from './order.js';

/** Where a shopper meets the order, if anywhere: a place to pick it up, or the store that it was bought in. */
export function findStoreAddress({ pickupAddress, storeAddress }: Order): Address | undefined {
  return pickupAddress ?? storeAddress;
}
