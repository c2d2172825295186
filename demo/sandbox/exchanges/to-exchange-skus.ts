import type { WireExchangeSku } from '../../../contract/exchange-fields.js';
import type { WireOrderItem } from '../../../contract/wire-order.js';
import { COLOUR_NAMES } from '../scenarios/colour-names.js';
import { PRODUCTS } from '../scenarios/products.js';
import type { ScenarioContext } from '../scenarios/scenario.js';
import { toStyleColor } from '../scenarios/builders/style-color.js';
import { findArticle, type Article } from '../shop/find-article.js';
import {
  listRange,
  listSizes,
  toExchangePrice,
  toSkuId,
  type ExchangeCase,
  type RangeColour,
} from './exchange-range.js';

type Size = WireExchangeSku['sizeSpecifications'][number];

/** The stock levels of the sizes, repeated; the bought size is always in stock. */
const LEVELS: readonly Size['level'][] = ['HIGH', 'LOW', 'MEDIUM', 'OOS'];

/** Lists the replacements for a line; none for an article that the shop does not sell. */
export function toExchangeSkus(item: WireOrderItem, context: ScenarioContext): WireExchangeSku[] {
  const article = findArticle(item.skuid ?? '');
  if (!article) return [];
  return listRange(article).map((entry) => toSku(item, article, { ...entry, context }));
}

function toSku(
  item: WireOrderItem,
  article: Article,
  { colour, exchangeCase, context }: RangeColour & { readonly context: ScenarioContext },
): WireExchangeSku {
  const { product } = article;
  const { picture, title } = PRODUCTS[product];
  return {
    // For the bought colour, the line's own article number, so that the client can tell shoppers who choose it.
    skuId: exchangeCase === 'same' ? (item.skuid ?? '') : `sku-${toStyleColor(product, colour).toLowerCase()}`,
    colorDescription: COLOUR_NAMES[colour][context.language],
    productImageUrl: `${context.origin}/sandbox/pictures/${picture}-${colour}.svg`,
    styleName: title[context.language],
    colorCode: toStyleColor(product, colour).split('-')[1] ?? '',
    isUnexchangeableOptionFlag: exchangeCase === 'ineligible',
    // Without a price, only the preview reveals that it costs more.
    ...(exchangeCase !== 'dearerWithoutPrice' && { price: toExchangePrice(exchangeCase, getUnitPrice(item)) }),
    sizeSpecifications: toSizes(item, article, { colour, exchangeCase }),
  };
}

function toSizes(item: WireOrderItem, article: Article, { colour, exchangeCase }: RangeColour): Size[] {
  const { product } = article;
  // From the line: an article number contains only letters and digits.
  const bought = item.product.size ?? undefined;
  return listSizes({ product, ...(bought !== undefined && { size: bought }) }).map((size, index) => ({
    productSize: size ?? 'One Size',
    localizedSize: size ?? 'One Size',
    level: toLevel(exchangeCase, size === bought, index),
    skuId: toSkuId(product, colour, size),
  }));
}

function toLevel(exchangeCase: ExchangeCase, isBought: boolean, index: number): Size['level'] {
  if (exchangeCase === 'soldOut') return 'OOS';
  return isBought ? 'HIGH' : (LEVELS[index % LEVELS.length] ?? 'HIGH');
}

/** Returns the price paid for one item of a line. */
export function getUnitPrice({ lineItemTransaction: line }: WireOrderItem): number {
  return Math.round((line.lineItemChargedPrice / line.quantity) * 100) / 100;
}
