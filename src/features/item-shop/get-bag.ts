import { createBag, type Bag } from './store/bag.js';
import type { Scope } from '../../app/context/scope.js';

/** What the shopper put into the cart from this page. */
export function getBag(scope: Scope): Bag {
  return scope.getShared().part('bag', createBag);
}
