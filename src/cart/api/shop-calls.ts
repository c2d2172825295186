import type { Cart } from '../model/cart.js';
import type { SimilarProduct } from '../model/similar-product.js';
import type { Call } from '../../http/model/failure.js';

export interface CartItemRequest {
  readonly skuId: string;
  /** Of a customised product: what was done to it, and how it was put together. */
  readonly valueAddedServiceId?: string | undefined;
  readonly customisation?: string | undefined;
}

export interface SimilarProductsRequest {
  readonly productId: string;
}

/** The calls that lead back to the shop. */
export interface ShopCalls {
  readonly requestCartItem: Call<CartItemRequest, Cart>;
  readonly listSimilarProducts: Call<SimilarProductsRequest, readonly SimilarProduct[]>;
}
