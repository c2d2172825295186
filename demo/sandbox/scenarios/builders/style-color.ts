import type { Colour } from '../../pictures/palette.js';
import { COLOUR_NAMES } from '../colour-names.js';
import { PRODUCTS, type ProductName } from '../products.js';

/**
 * Returns the code of a product in a colour, such as `TP2041-302`: as in real style codes, three digits name the
 * colour.
 */
export function toStyleColor(product: ProductName, colour: Colour): string {
  return `${PRODUCTS[product].code}-${100 + Object.keys(COLOUR_NAMES).indexOf(colour) * 101}`;
}
