import type { Colour } from '../pictures/palette.js';
import { toStyleColor } from '../scenarios/builders/style-color.js';
import type { ProductName } from '../scenarios/products.js';

/** Returns the shop's page of a product in a colour. */
export function toShopUrl(product: ProductName, colour: Colour): string {
  return `https://shop.example.com/t/${product}-${toStyleColor(product, colour).toLowerCase()}`;
}
