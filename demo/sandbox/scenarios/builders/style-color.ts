import type { Colour } from '../../pictures/palette.js';
import { COLOUR_NAMES } from '../colour-names.js';
import { PRODUCTS, type ProductName } from '../products.js';

/** The code of a product in a colour, such as `TP2041-302`: three digits a colour, as style codes have them. */
export function toStyleColor(product: ProductName, colour: Colour): string {
  return `${PRODUCTS[product].code}-${100 + Object.keys(COLOUR_NAMES).indexOf(colour) * 101}`;
}
