import type { Colour } from '../pictures/palette.js';
import { toStyleColor } from '../scenarios/builders/style-color.js';
import { COLOUR_NAMES } from '../scenarios/colour-names.js';
import { PRODUCTS, type ProductName } from '../scenarios/products.js';
import type { Article } from '../shop/find-article.js';

/** How a colour compares to the bought one: each case has one colour, by its position after the bought one. */
export type ExchangeCase = 'same' | 'cheaper' | 'soldOut' | 'ineligible' | 'dearer' | 'dearerWithoutPrice';

export interface RangeColour {
  readonly colour: Colour;
  readonly exchangeCase: ExchangeCase;
}

const CASES: readonly ExchangeCase[] = ['same', 'cheaper', 'soldOut', 'ineligible', 'dearer', 'dearerWithoutPrice'];
const COLOURS = Object.keys(COLOUR_NAMES) as Colour[];

const SHOE_SIZES = ['M 8 / W 9.5', 'M 8.5 / W 10', 'M 9 / W 10.5', 'M 9.5 / W 11', 'M 10 / W 11.5', 'M 10.5 / W 12'];
const CLOTH_SIZES = ['XS', 'S', 'M', 'L', 'XL', '2XL'];

/** Lists the colours for which an article may be exchanged: its own, then one for each case. */
export function listRange({ colour }: Pick<Article, 'colour'>): readonly RangeColour[] {
  const first = COLOURS.indexOf(colour);
  return CASES.flatMap((exchangeCase, index) => {
    const other = COLOURS[(first + index) % COLOURS.length];
    return other ? [{ colour: other, exchangeCase }] : [];
  });
}

/** Lists the sizes: several for shoes and clothes, one for bags and balls. The bought size is always included. */
export function listSizes({ product, size }: Pick<Article, 'product' | 'size'>): readonly (string | undefined)[] {
  if (size === undefined) return [undefined];
  const { picture } = PRODUCTS[product];
  const sizes = picture.startsWith('shoe') ? SHOE_SIZES : CLOTH_SIZES;
  return sizes.includes(size) ? sizes : [size, ...sizes];
}

/** Returns the article number of a product in a colour and size, which for the bought article is that of its line. */
export function toSkuId(product: ProductName, colour: Colour, size: string | undefined): string {
  return `sku-${toStyleColor(product, colour)}-${size ?? 'one'}`.toLowerCase().replace(/[^a-z0-9]+/g, '-');
}

/** Returns the price of one item in a colour, based on the price paid for one of the bought items. */
export function toExchangePrice(exchangeCase: ExchangeCase, paid: number): number {
  const changed = { same: 0, cheaper: -10, soldOut: 0, ineligible: 0, dearer: 15, dearerWithoutPrice: 20 }[
    exchangeCase
  ];
  return Math.max(0, Math.round((paid + changed) * 100) / 100);
}
