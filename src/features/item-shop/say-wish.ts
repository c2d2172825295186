import { toBagKey } from './model/bag-key.js';
import { getBag } from './get-bag.js';
import type { Scope } from '../../app/context/scope.js';
import type { ShopDoor, ShopWish } from '../../orders/shop/shop-views.js';

/** What the button for a wish says: of what the shopper put into the bag from this page, or may have, that it is to be seen there. */
export function sayWish(scope: Scope, { label, item }: ShopWish): ReturnType<NonNullable<ShopDoor['say']>> {
  return label === 'order.buyAgain' && getBag(scope).entries.has(toBagKey(item)) ? 'order.viewInBag' : label;
}
