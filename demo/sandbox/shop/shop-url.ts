import type { Colour } from '../pictures/palette.js';
import { toStyleColor } from '../scenarios/builders/style-color.js';
import type { ProductName } from '../scenarios/products.js';

/** Returns the shop's page of a product in a colour, which the demo serves. */
export function toShopUrl(origin: string, product: ProductName, colour: Colour): string {
  return `${origin}/t/${product}-${toStyleColor(product, colour).toLowerCase()}`;
}
