import type { Outcome } from '../../http/model/failure.js';
import type { SimilarProduct } from '../model/similar-product.js';
import { toQuery, toReadFilters, type CallContext } from '../../http/call-context.js';
import { findOutcome } from '../../http/find-outcome.js';
import { SIMILAR_PRODUCTS_PATH } from './shop-paths.js';
import { toSimilarProducts } from './similar-products.js';
import type { SimilarProductsRequest } from './shop-calls.js';

/** One request fills a slider. */
const COUNT = 12;

/**
 * Lists products like one that was ordered: `GET /product/similar_products/v1`.
 *
 * @returns at most as many as fill a slider; none where nothing is like it; missing where the product is unknown
 */
export function listSimilarProducts(
  context: CallContext,
  { productId }: SimilarProductsRequest,
  signal: AbortSignal,
): Promise<Outcome<readonly SimilarProduct[]>> {
  const filters = toQuery([['productId', productId], ...toReadFilters(context)]);
  return findOutcome(context, toSimilarProducts, {
    call: 'list-similar-products',
    method: 'GET',
    path: `${SIMILAR_PRODUCTS_PATH}?${filters}&count=${COUNT}`,
    signal,
  });
}
