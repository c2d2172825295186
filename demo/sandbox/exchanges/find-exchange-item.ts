import type { WireOrder, WireOrderItem } from '../../../contract/wire-order.js';
import { findArticle, type Article } from '../shop/find-article.js';
import { listRange, toExchangePrice } from './exchange-range.js';
import { getUnitPrice } from './to-exchange-skus.js';

/** One unit of a line, and the article that replaces it. */
export interface ExchangedUnit {
  readonly item: WireOrderItem;
  readonly article: Article;
  /** The price of one unit. */
  readonly price: number;
}

/** Finds the line with a GTIN in the order as sold. */
export function findByGtin({ group }: Pick<WireOrder, 'group'>, gtin: string): WireOrderItem | undefined {
  return group.flatMap(({ orderItems }) => orderItems).find(({ product }) => product.gtin === gtin);
}

/** Finds the line that `{orderLineKey}:{unit}` names and its replacement; undefined if either is unknown. */
export function findExchangedUnit(
  { group }: Pick<WireOrder, 'group'>,
  { id, skuId }: { readonly id: string; readonly skuId: string },
): ExchangedUnit | undefined {
  const key = id.slice(0, id.lastIndexOf(':'));
  const unit = Number(id.slice(id.lastIndexOf(':') + 1));
  const item = group.flatMap(({ orderItems }) => orderItems).find(({ orderLineKey }) => orderLineKey === key);
  const article = findArticle(skuId);
  const bought = findArticle(item?.skuid ?? '');
  if (!item || !article || bought?.product !== article.product || unit > item.lineItemTransaction.quantity) {
    return undefined;
  }
  const range = listRange(bought).find(({ colour }) => colour === article.colour);
  return range && { item, article, price: toExchangePrice(range.exchangeCase, getUnitPrice(item)) };
}
