import type { Order } from '../engine.js';
import type { Replacement } from '../exchange.js';
import { toArticleWords, toVariety } from './article-words.js';
import type { ItemRecord, OrderRecord, ProductRecord, VariantRecord } from './records.js';
import { toNumber } from './to-amount.js';

/** Prices that differ by less than this are equal. */
const NOTHING = 1e-9;

/** Lists the possible replacements of a unit, for each line of an order whose product is still sold. */
export function toOffers(
  record: OrderRecord,
  order: Order,
  products: readonly ProductRecord[],
): ReadonlyMap<string, readonly Replacement[]> {
  return new Map(
    record.items.flatMap((item) => {
      const product = products.find(({ id }) => id === item.product_id);
      const line = order.lines.find(({ id }) => id === item.id);
      return product && line ? [[item.id, toReplacements(item, line, product)] as const] : [];
    }),
  );
}

/**
 * Computes the prices of replacements. An article that now costs as much as the bought one costs what was paid for that one; others cost in
 * proportion. So the shopper keeps a discount, and no size costs more because the shop raised its prices.
 */
function toReplacements(
  item: ItemRecord,
  { quantity, price, tax }: Order['lines'][number],
  { title, thumbnail, variants }: ProductRecord,
): Replacement[] {
  const bought = variants.find(({ id }) => id === item.variant_id);
  const former = (bought && findPrice(bought)) ?? toNumber(item.unit_price);
  return variants.flatMap((variant) => {
    const today = findPrice(variant);
    if (today === undefined || former <= 0) return [];
    const isEven = Math.abs(today - former) < NOTHING;
    const share = isEven ? 1 / quantity : today / former / quantity;
    const image = variant.thumbnail ?? thumbnail;
    const { size, styleColor } = toArticleWords(variant.options, variant.sku);
    const color = toVariety(variant.options);
    return {
      ...{ article: variant.id, title, isEven, price: price * share, tax: tax * share },
      ...(image && { image }),
      ...(color !== '' && { color }),
      ...(size !== undefined && { size }),
      ...(styleColor !== undefined && { styleColor }),
      ...(variant.stock !== null && { stock: variant.stock }),
    };
  });
}

/** The current price of an article; undefined if the shop does not sell it in the country of the order. */
function findPrice({ calculated_price }: VariantRecord): number | undefined {
  return calculated_price ? toNumber(calculated_price.calculated_amount) : undefined;
}
