import * as z from 'zod/mini';
import type { SimilarProduct } from '../model/cart.js';
import { toReadFilters } from '../../http/call-context.js';
import {
  blocksSchema,
  createBlockReader,
  ignorePath,
  readWhole,
  readBlocks,
  type OnUnreadable,
  toPresentFields,
  toAmount,
  toText,
  toCurrency,
  amountField,
  optionalField,
  textField,
  optionalStringField,
  optionalTextField,
  optionalUrlField,
} from '../../http/read/wire-fields.js';
import { defineCall } from '../../http/define-call.js';

/** Number of products in one slider. */
const COUNT = 12;

export interface SimilarProductsRequest {
  readonly productId: string;
}

/** Lists products similar to an ordered one, enough to fill one slider. `missing`: the product is unknown. */
export const listSimilarProducts = defineCall({
  name: 'list-similar-products',
  method: 'GET',
  path: '/product/similar_products/v1',
  toRequest: ({ productId }: SimilarProductsRequest, context) => ({
    filters: [['productId', productId], ...toReadFilters(context)],
    query: { count: COUNT },
  }),
  toValue: (answer, _request, { onUnreadable }) => toSimilarProducts(answer, onUnreadable),
});

/** A product as the shop sells it. */
export const similarProductSchema = z.object({
  pid: z.string(),
  title: textField,
  category: optionalTextField,
  image: optionalUrlField,
  currency: optionalStringField,
  price: optionalField(amountField),
  msrp: optionalField(amountField),
  styleColor: optionalStringField,
  webLink: optionalUrlField,
});

/** Products are read one by one, so that a broken product affects only itself. */
const similarProductsSchema = z.object({ objects: blocksSchema });

/**
 * Reads a list of similar products, without unreadable ones and without duplicates.
 *
 * @throws SchemaFailure if there is no list
 */
export function toSimilarProducts(wire: unknown, onUnreadable = ignorePath): SimilarProduct[] {
  const { objects } = readWhole(similarProductsSchema, wire);
  const products = readBlocks(objects, { at: 'objects', onUnreadable }, findProduct);
  return [...new Map(products.map((product) => [product.id, product])).values()];
}

function findProduct(block: unknown, onUnreadable: OnUnreadable): SimilarProduct | undefined {
  const read = createBlockReader(onUnreadable);
  const product = read(similarProductSchema, block, '');
  if (!product) return undefined;
  const { pid, styleColor, title, category, image, currency, price, msrp, webLink } = product;
  return toPresentFields({
    // A product may occur in several colours.
    id: `${pid} ${styleColor ?? ''}`,
    title,
    styleColor: toText(styleColor),
    category: toText(category),
    image: toText(image),
    currency: toCurrency(currency, 'currency', ({ path }) => onUnreadable(path)) ?? '',
    price: toAmount(price, 'price', read),
    listPrice: toAmount(msrp, 'msrp', read),
    url: toText(webLink),
  });
}
