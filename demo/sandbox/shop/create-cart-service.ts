import type { Store } from '../store/create-store.js';
import type { CartLine } from '../store/sandbox-state.js';

/** The carts, one for each shopper. */
export interface CartService {
  /** Adds one item to a shopper's cart, and returns its line and the cart's total quantity. */
  add(shopper: string, skuId: string): CartReply;
  count(shopper: string): number;
}

export interface CartReply {
  readonly line: CartLine;
  readonly total: number;
}

export function createCartService(store: Store): CartService {
  const list = (shopper: string): CartLine[] => store.state.carts[shopper] ?? [];
  const count = (shopper: string): number => list(shopper).reduce((sum, { quantity }) => sum + quantity, 0);
  return {
    count,
    add(shopper, skuId) {
      const known = list(shopper).find((line) => line.skuId === skuId);
      const line = { skuId, quantity: (known?.quantity ?? 0) + 1 };
      store.change((state) => {
        state.carts[shopper] = [line, ...list(shopper).filter((other) => other !== known)];
      });
      return { line, total: count(shopper) };
    },
  };
}
