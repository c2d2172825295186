import type { Colour } from '../pictures/palette.js';
import { toStyleColor } from '../scenarios/builders/style-color.js';
import { COLOUR_NAMES } from '../scenarios/colour-names.js';
import { PRODUCTS, type ProductName } from '../scenarios/products.js';

/** A product in a colour and, if it comes in several, a size. */
export interface Article {
  readonly product: ProductName;
  readonly colour: Colour;
  /** In the notation of its number. */
  readonly size?: string;
}

/** Finds the article of a number such as `sku-tp2041-302-m-9-w-10-5`, if the shop sells it. */
export function findArticle(skuId: string): Article | undefined {
  for (const product of Object.keys(PRODUCTS) as ProductName[]) {
    for (const colour of Object.keys(COLOUR_NAMES) as Colour[]) {
      const prefix = `sku-${toStyleColor(product, colour).toLowerCase()}-`;
      if (!skuId.startsWith(prefix)) continue;
      const size = skuId.slice(prefix.length);
      return { product, colour, ...(size !== 'one' && { size: toSize(size) }) };
    }
  }
  return undefined;
}

/** Restores a size: `m-9-w-10-5` stands for `M 9 / W 10.5`. */
function toSize(text: string): string {
  return text
    .toUpperCase()
    .replace(/(\d)-(\d)/g, '$1.$2')
    .replace(/-W-/, ' / W ')
    .replaceAll('-', ' ');
}
