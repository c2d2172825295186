import type { Cart } from '../model/cart.js';
import type { PageStatePart } from '../../app/state/registry.js';

/** What is in the cart, or may be. */
export type BagEntry =
  /** `cart`: what was in it then, where that is known. */
  | { readonly status: 'added'; readonly cart?: Cart }
  /** It may have been added. It is not sent again: the shopper looks. */
  | { readonly status: 'uncertain' };

/** What the shopper put into the cart from this page, by `toBagKey`. */
export interface Bag extends PageStatePart {
  readonly entries: Map<string, BagEntry>;
}

export function createBag(): Bag {
  const entries = new Map<string, BagEntry>();
  return { entries, wipe: () => entries.clear() };
}
