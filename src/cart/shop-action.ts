import type { ReactNode } from 'react';
import { toBagKey, type ShopItem } from './model/cart.js';
import { createBag, type Bag } from './store/bag.js';
import type { ElementContext } from '../app/context/element-context.js';

/** An action that the shop offers for a line of an order, named by its button's message. */
export interface ShopAction {
  readonly label: 'order.buyAgain' | 'order.shopSimilar';
  readonly item: ShopItem;
}

/** The action that was pressed last, and what it opened. */
export interface ShopState extends Partial<ShopAction> {
  readonly panel?: ReactNode;
  /** The panel is loading, or waits for an answer. */
  readonly isBusy?: boolean;
  /** The panel could not be loaded; the action can be retried. */
  readonly failure?: 'readFailure.chunkLoad';
}

/** Whether an item can be bought again: the page or the back end has a cart. */
export function canBuyAgain(context: ElementContext, { buyAgainUrl }: ShopItem): boolean {
  const hasCart = context.getAdapter()?.cart?.add !== undefined || context.hasCalls('request-cart-item');
  return buyAgainUrl !== undefined && hasCart;
}

export function canShopSimilar(context: ElementContext): boolean {
  return context.isFlagOn('enableShopSimilar') && context.hasCalls('list-similar-products');
}

/** The items that the shopper added to the cart from this page. */
export function getBag(context: ElementContext): Bag {
  return context.getPageState().get('bag', createBag);
}

/** The message of an action's button. An item that is in the bag, or may be, is viewed there instead of bought again. */
export function getActionLabel(
  context: ElementContext,
  { label, item }: ShopAction,
): ShopAction['label'] | 'order.viewInBag' {
  return label === 'order.buyAgain' && getBag(context).entries.has(toBagKey(item)) ? 'order.viewInBag' : label;
}
