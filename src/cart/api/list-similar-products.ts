import * as z from 'zod/mini';
import type { SimilarProduct } from '../model/cart.js';
import { toReadFilters } from '../../http/call-context.js';
import {
  blocksSchema,
  createBlockReader,
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
import { SchemaFailure } from '../../http/errors.js';
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
  toValue: toSimilarProducts,
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
export function toSimilarProducts(wire: unknown): SimilarProduct[] {
  let offender = '';
  const read = createBlockReader((path) => (offender = path));
  const list = read(similarProductsSchema, wire, '');
  if (!list) throw new SchemaFailure(offender);
  const products = list.objects.flatMap((block, index) => findProduct(block, `objects[${index}]`));
  return [...new Map(products.map((product) => [product.id, product])).values()];
}

function findProduct(block: unknown, at: string): SimilarProduct[] {
  const read = createBlockReader(() => undefined);
  const product = read(similarProductSchema, block, at);
  if (!product) return [];
  const { pid, styleColor, title, category, image, currency, price, msrp, webLink } = product;
  const found = toPresentFields({
    // A product may occur in several colours.
    id: `${pid} ${styleColor ?? ''}`,
    title,
    category: toText(category),
    image: toText(image),
    currency: toCurrency(currency, `${at}.currency`, () => undefined) ?? '',
    price: toAmount(price, `${at}.price`, read),
    listPrice: toAmount(msrp, `${at}.msrp`, read),
    url: toText(webLink),
  });
  return [found];
}
