import type { Address } from '../../../../addresses/model/address.js';
import type { Order } from '../../../../orders/model/order.js';
import { findStoreSearch, type StoreSearch } from '../../../../stores/model/pickup-store.js';
import { findStoreAddress } from '../../../../orders/model/store-address.js';
import type { Store } from '../../../../stores/model/store.js';
import { isSpecialAddress } from '../../../../returns/model/return-method.js';

/** Names the taking back of goods among the services of a store. */
const RETURNS = 'RETURNS';
const COUNTRY = /^[a-z]{2}$/;

/** Whether a store takes returns: one of the retailer's own that has the service, or does not list any (wire and defaults, section 5). */
export function takesReturns({ isCompanyOwned, services }: Pick<Store, 'isCompanyOwned' | 'services'>): boolean {
  return isCompanyOwned && (services === undefined || services.includes(RETURNS));
}

type BoughtOrder = Pick<Order, 'isStoreOrder' | 'storeAddress' | 'pickupAddress' | 'shippingAddress'>;

/**
 * The country in which an order was bought, lower case: that of the store, else the one it was sent to. A store of another country takes
 * none of it back.
 *
 * @param country of the page; counts where the order names none
 */
export function getPurchaseCountry(order: BoughtOrder, country: string): string {
  const address = order.storeAddress ?? order.pickupAddress ?? order.shippingAddress;
  const named = address?.country.trim().toLowerCase() ?? '';
  return COUNTRY.test(named) ? named : country;
}

/** Whether a store stands in a country. */
export function isInCountry({ address }: { readonly address: Pick<Address, 'country'> }, country: string): boolean {
  return address.country.trim().toLowerCase() === country;
}

/**
 * What the first stores are looked for by: where the order was sent to, or else the store it came from. Absent where nobody lives near a
 * store by that address: a military post, Guantanamo Bay and Alaska (wire and defaults, section 5).
 */
export function findFirstSearch(order: Order, country: string): StoreSearch | undefined {
  const address = order.shippingAddress ?? findStoreAddress(order);
  return address && !isSpecialAddress(address) ? findStoreSearch(address, country) : undefined;
}
