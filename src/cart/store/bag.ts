import type { Cart } from '../model/cart.js';
import type { PageStateEntry } from '../../app/state/registry.js';

/** An item that is in the cart, or may be. */
export type BagEntry =
  /** `cart`: the contents at that time, if known. */
  | { readonly status: 'added'; readonly cart?: Cart }
  /** It may have been added. The request is not repeated: the shopper has to check. */
  | { readonly status: 'uncertain' };

/** The items that the shopper added to the cart from this page, by `toBagKey`. */
export interface Bag extends PageStateEntry {
  readonly entries: Map<string, BagEntry>;
}

export function createBag(): Bag {
  const entries = new Map<string, BagEntry>();
  return { entries, wipe: () => entries.clear() };
}
