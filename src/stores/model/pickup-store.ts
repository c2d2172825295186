import type { Address } from '../../addresses/model/address.js';
import type { GeoPoint, Store } from './store.js';

const COUNTRY = /^[a-z]{2}$/;
const LONGEST_SEARCH = 80;

/** The criteria of a search for stores. */
export interface StoreSearch {
  /** Lower case. */
  readonly country: string;
  readonly text: string;
}

/** The stores near a point. */
export interface NearbySearch {
  /** Lower case. */
  readonly country: string;
  readonly near: GeoPoint;
}

/** A store with a known id, and the country whose list has it. */
export interface StoreIdSearch {
  /** Lower case. */
  readonly country: string;
  readonly storeId: string;
}

/** Where a store is: an address, or its id. */
export type StoreQuery = Address | Pick<StoreIdSearch, 'storeId'>;

/** A postal code of five digits with the four of a delivery route, by which no store is found. */
const CODE_AND_ROUTE = /^(\d{5})-\d{4}$/;

/**
 * The search for the store at an address. An order names no store, so the search is by its postal code, or by its city if it has none.
 * Absent if the address has neither.
 *
 * @param country of the page; used if the address has no valid country
 */
export function findStoreSearch(address: Address, country: string): StoreSearch | undefined {
  const named = address.country.trim().toLowerCase();
  const text = toSearchText(address.zipCode).replace(CODE_AND_ROUTE, '$1') || toSearchText(address.city);
  return text === '' ? undefined : { country: COUNTRY.test(named) ? named : country, text };
}

/** A valid search text. A lone surrogate cannot be encoded in a URL, and no city name has hundreds of letters. */
export function toSearchText(text = ''): string {
  return text
    .slice(0, LONGEST_SEARCH)
    .replace(/\p{Surrogate}/gu, '')
    .trim();
}

/** The store at an address: with the same postal code (or city, if either has no code) and the same first line. */
export function findStoreAt(stores: readonly Store[], address: Address): Store | undefined {
  return stores.find(({ address: other }) => {
    const isCoded = Boolean(address.zipCode && other.zipCode);
    const isSameLocality = isCoded ? isSameText(address.zipCode, other.zipCode) : isSameText(address.city, other.city);
    return isSameLocality && isSameText(address.address1, other.address1);
  });
}

/** Compares texts without case, spaces and punctuation. */
export function isSameText(one = '', other = ''): boolean {
  // Texts of punctuation only are compared exactly.
  return one === other || (reduce(one) !== '' && reduce(one) === reduce(other));
}

function reduce(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
}
