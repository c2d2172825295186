import type { Address } from '../../addresses/model/address.js';
import type { Store } from './store.js';

const COUNTRY = /^[a-z]{2}$/;
const LONGEST_SEARCH = 80;

/** What a store is looked for by. */
export interface StoreSearch {
  /** Lower case. */
  readonly country: string;
  readonly text: string;
}

/** A store whose id is known, in whose lists it is. */
export interface StoreIdSearch {
  /** Lower case. */
  readonly country: string;
  readonly storeId: string;
}

/** Where a store is: at an address, or wherever its id says. */
export type StorePlace = Address | Pick<StoreIdSearch, 'storeId'>;

/**
 * How to look for the store at an address: an order names no store, so its postal code stands in, or its city where it has none.
 * Absent where it has neither.
 *
 * @param country of the page; counts where the address names none
 */
export function findStoreSearch(address: Address, country: string): StoreSearch | undefined {
  const named = address.country.trim().toLowerCase();
  const text = toSearchText(address.zipCode) || toSearchText(address.city);
  return text === '' ? undefined : { country: COUNTRY.test(named) ? named : country, text };
}

/** A text to look for. Half a sign cannot stand in an address, and no city has a name of hundreds of letters. */
export function toSearchText(text = ''): string {
  return text
    .slice(0, LONGEST_SEARCH)
    .replace(/\p{Surrogate}/gu, '')
    .trim();
}

/** The store that stands at an address: the one with its postal code (its city where either has none) and its first line. */
export function findStoreAt(stores: readonly Store[], address: Address): Store | undefined {
  return stores.find(({ address: other }) => {
    const isCoded = Boolean(address.zipCode && other.zipCode);
    const isSamePlace = isCoded ? isAlike(address.zipCode, other.zipCode) : isAlike(address.city, other.city);
    return isSamePlace && isAlike(address.address1, other.address1);
  });
}

/** Case, spaces and punctuation tell no two places apart. */
export function isAlike(one = '', other = ''): boolean {
  // Signs alone are told apart as they are.
  return one === other || (reduce(one) !== '' && reduce(one) === reduce(other));
}

function reduce(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
}
