import { PALETTES, type Colour } from '../pictures/palette.js';
import type { ItemPlan } from './builders/create-item.js';
import type { ProductName } from './products.js';

interface RangeEntry {
  readonly product: ProductName;
  /** The price of one, in dollars. */
  readonly price: number;
  /** Empty if it comes in one size only. */
  readonly sizes: readonly string[];
}

const SHOE_SIZES = ['M 8 / W 9.5', 'M 9 / W 10.5', 'M 9.5 / W 11', 'M 10 / W 11.5', 'M 11 / W 12.5'];
const CLOTHES_SIZES = ['XS', 'S', 'M', 'L', 'XL'];

/** Everything that the shop sells in the United States. */
const RANGE: readonly RangeEntry[] = [
  { product: 'tempo', price: 145, sizes: SHOE_SIZES },
  { product: 'breeze', price: 35, sizes: CLOTHES_SIZES },
  { product: 'commuter', price: 84, sizes: [] },
  { product: 'stride', price: 45, sizes: CLOTHES_SIZES },
  { product: 'ridge', price: 138, sizes: SHOE_SIZES },
  { product: 'club', price: 38, sizes: [] },
  { product: 'harbour', price: 68, sizes: CLOTHES_SIZES },
  { product: 'hoop', price: 48, sizes: CLOTHES_SIZES },
  { product: 'baseline', price: 95, sizes: SHOE_SIZES },
  { product: 'weekender', price: 75, sizes: [] },
  { product: 'pace', price: 42, sizes: CLOTHES_SIZES },
  { product: 'arena', price: 49, sizes: [] },
];
const COLOURS = Object.keys(PALETTES) as Colour[];

/** The number of different items: each product in each colour, in five sizes or in one. */
export const RANGE_ITEMS = RANGE.length * COLOURS.length * SHOE_SIZES.length;

/**
 * Returns a line with an item of the range, by an index from 0: neighbours differ in product, and a repeated product
 * and colour has another size, as long as there is one.
 */
export function toRangeItem(index: number, quantity: number): ItemPlan {
  const { product, price, sizes } = pick(RANGE, index);
  const round = Math.floor(index / RANGE.length);
  const item = { product, colour: pick(COLOURS, index + round), quantity, price: price * quantity };
  return sizes.length === 0 ? item : { ...item, size: pick(sizes, Math.floor(round / COLOURS.length)) };
}

/** Returns a choice by index, starting over at the end. */
function pick<Choice>(choices: readonly Choice[], index: number): Choice {
  const choice = choices[index % choices.length];
  if (choice === undefined) throw new RangeError(`There is no choice ${index}.`);
  return choice;
}
