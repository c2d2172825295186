import { createContext, type ReactNode } from 'react';
import type { OrderItem } from '../model/order.js';
import type { Scope } from '../../app/context/scope.js';

/** What a shopper wants of a line, by what its button says: to have it once more, or something like it. */
export interface ShopWish {
  readonly label: 'order.buyAgain' | 'order.shopSimilar';
  readonly item: OrderItem;
}

/** What was pressed, and what that brought. */
export interface ShopPressed extends Partial<ShopWish> {
  readonly panel?: ReactNode;
  /** What was pressed is being fetched, or waits for an answer. */
  readonly isBusy?: boolean;
  /** What it opens could not be fetched; it can be tried again. */
  readonly failure?: 'readFailure.chunkLoad';
}

export interface ShopOpening extends ShopWish {
  readonly scope: Scope;
  readonly set: (pressed: ShopPressed) => void;
}

/** The feature that leads back to the shop, fetched with the first press. */
export interface ShopDoor {
  /** Opens what was wished for. Rejects where it cannot be had. */
  open(opening: ShopOpening): Promise<void>;
  /** What the button says by now; absent as long as nobody pressed anything. */
  say?: (scope: Scope, wish: ShopWish) => ShopWish['label'] | 'order.viewInBag';
}

/** Features know nothing of each other: the tags that have ways back to the shop hand theirs in. */
export const ShopContext = createContext<ShopDoor | undefined>(undefined);
