import type { Cart } from './model/cart.js';
import { lazyCall } from '../app/calls/lazy-call.js';
import type { ElementContext } from '../app/context/element-context.js';

/** Creates the calls to the shop. */
export function createShopCalls(context: ElementContext) {
  return {
    requestCartItem: lazyCall(context, async () => (await import('./api/request-cart-item.js')).requestCartItem),
    listSimilarProducts: lazyCall(
      context,
      async () => (await import('./api/list-similar-products.js')).listSimilarProducts,
    ),
  };
}

/** The cart that a page's adapter returned. It may return any value; an invalid one counts as none. */
export async function findGivenCart(data: unknown): Promise<Cart | undefined> {
  if (typeof data !== 'object' || data === null || !('items' in data)) return undefined;
  try {
    const { toCart } = await import('./api/cart.js');
    return toCart(data);
  } catch {
    return undefined;
  }
}
