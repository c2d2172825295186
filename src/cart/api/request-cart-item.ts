import { RETRY_CLASSES } from '../../http/retry-classes.js';
import { toCart } from './cart.js';
import { defineCall } from '../../http/define-call.js';
import { toLanguage } from '../../http/model/language.js';

export interface CartItemRequest {
  readonly skuId: string;
  /** Only for a customised product: the id of its customisation. */
  readonly valueAddedServiceId?: string | undefined;
  /** Only for a customised product: the reference of its design. */
  readonly customisation?: string | undefined;
}

/** Puts one unit of an article into the cart. Sent once. Answers with the cart; `missing`: the article is unknown. */
export const requestCartItem = defineCall({
  name: 'request-cart-item',
  retry: RETRY_CLASSES.write,
  method: 'POST',
  path: '/buy/cart_items/v1',
  toRequest: ({ skuId, valueAddedServiceId, customisation }: CartItemRequest, { country, locale }) => ({
    body: {
      skuId,
      quantity: 1,
      country,
      language: toLanguage(locale),
      ...(valueAddedServiceId !== undefined && { valueAddedServiceID: valueAddedServiceId }),
      ...(customisation !== undefined && { customizedProductReference: customisation }),
    },
  }),
  toValue: (answer, _request, { onUnreadable }) => toCart(answer, onUnreadable),
});
