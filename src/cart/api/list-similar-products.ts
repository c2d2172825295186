import * as z from 'zod/mini';
import type { Outcome } from '../../http/model/failure.js';
import type { SimilarProduct } from '../model/similar-product.js';
import { toQuery, toReadFilters, type CallContext } from '../../http/call-context.js';
import { findOutcome } from '../../http/client.js';
import { SIMILAR_PRODUCTS_PATH } from './shop-paths.js';
import type { SimilarProductsRequest } from './shop-calls.js';
import { blocksSchema, createBlockReader, toPresentFields } from '../../http/read/read-block.js';
import { toAmount, toText } from '../../http/read/display-value.js';
import { SchemaFailure } from '../../http/errors.js';
import {
  toCurrency,
  amountField,
  optionalField,
  textField,
  optionalStringField,
  optionalTextField,
  optionalUrlField,
} from '../../http/read/wire-fields.js';

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

/** Its products are read one by one, so that a broken one costs only itself. */
const similarProductsSchema = z.object({ objects: blocksSchema });

/** Products that are like another one. One that cannot be read is left out; each is named once. Throws `SchemaFailure`. */
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
    // One product comes in several colours.
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
