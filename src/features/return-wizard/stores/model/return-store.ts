import type { Address } from '../../../../addresses/model/address.js';
import type { Order } from '../../../../orders/model/order.js';
import { findStoreSearch, type StoreSearch } from '../../../../stores/model/pickup-store.js';
import { findStoreAddress } from '../../../../orders/model/store-address.js';
import type { Store } from '../../../../stores/model/store.js';
import { isSpecialAddress } from '../../../../returns/model/return-method.js';

/** The service of a store that accepts returns. */
const RETURNS = 'RETURNS';
const COUNTRY = /^[a-z]{2}$/;

/**
 * Whether a store accepts returns: one of the retailer's own that lists the service, or lists no services (wire and defaults, section 5).
 */
export function takesReturns({ isCompanyOwned, services }: Pick<Store, 'isCompanyOwned' | 'services'>): boolean {
  return isCompanyOwned && (services === undefined || services.includes(RETURNS));
}

type BoughtOrder = Pick<Order, 'isStoreOrder' | 'storeAddress' | 'pickupAddress' | 'shippingAddress'>;

/**
 * The country in which an order was bought, lower case: that of the store, otherwise that of the delivery address. Stores in other
 * countries accept none of it.
 *
 * @param country of the page, used if the order names none
 */
export function getPurchaseCountry(order: BoughtOrder, country: string): string {
  const address = order.storeAddress ?? order.pickupAddress ?? order.shippingAddress;
  const named = address?.country.trim().toLowerCase() ?? '';
  return COUNTRY.test(named) ? named : country;
}

/** Whether a store is in a country. */
export function isInCountry({ address }: { readonly address: Pick<Address, 'country'> }, country: string): boolean {
  return address.country.trim().toLowerCase() === country;
}

/**
 * The first search: near the delivery address, or near the store of the order. Undefined for addresses without stores nearby: military
 * post, Guantanamo Bay and Alaska (wire and defaults, section 5).
 */
export function findFirstSearch(order: Order, country: string): StoreSearch | undefined {
  const address = order.shippingAddress ?? findStoreAddress(order);
  return address && !isSpecialAddress(address) ? findStoreSearch(address, country) : undefined;
}
