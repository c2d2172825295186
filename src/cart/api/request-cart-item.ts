import type { Cart } from '../model/cart.js';
import type { Outcome } from '../../http/model/failure.js';
import type { CallContext } from '../../http/call-context.js';
import { findOutcome } from '../../http/client.js';
import { RETRY_CLASSES } from '../../http/retry-classes.js';
import { CART_ITEMS_PATH } from './shop-paths.js';
import { toCart } from './cart.js';
import type { CartItemRequest } from './shop-calls.js';

/**
 * Puts one of an article into the cart: `POST /buy/cart_items/v1`. It is sent once.
 *
 * @returns what lies in the cart; nothing that has a price where the article cannot be bought; missing where it is unknown; a failure
 *   with `isUncertain` where it may have been added all the same
 */
export function requestCartItem(
  context: CallContext,
  { skuId, valueAddedServiceId, customisation }: CartItemRequest,
  signal: AbortSignal,
): Promise<Outcome<Cart>> {
  return findOutcome(context, toCart, {
    call: 'request-cart-item',
    rules: RETRY_CLASSES.write,
    method: 'POST',
    path: CART_ITEMS_PATH,
    body: {
      skuId,
      quantity: 1,
      country: context.country,
      language: new Intl.Locale(context.locale).language,
      ...(valueAddedServiceId !== undefined && { valueAddedServiceID: valueAddedServiceId }),
      ...(customisation !== undefined && { customizedProductReference: customisation }),
    },
    signal,
  });
}
