import * as z from 'zod/mini';
import type { Cart, CartItem } from '../model/cart.js';
import {
  toAmount,
  toText,
  blocksSchema,
  createBlockReader,
  ignorePath,
  readWhole,
  toPresentFields,
  toCurrency,
  amountField,
  countField,
  optionalField,
  textField,
  optionalStringField,
  optionalTextField,
  optionalUrlField,
} from '../../http/read/wire-fields.js';
import { SchemaFailure } from '../../http/errors.js';

/** An item of a cart. An item without a price cannot be bought. */
export const cartItemSchema = z.object({
  title: textField,
  category: optionalTextField,
  size: optionalTextField,
  image: optionalUrlField,
  quantity: optionalField(countField),
  currency: optionalStringField,
  price: optionalField(amountField),
  msrp: optionalField(amountField),
});

/** Items are read one by one, so that a broken item affects only itself. */
const cartSchema = z.object({ items: blocksSchema, totalItemCount: optionalField(countField) });

/**
 * Reads a cart.
 *
 * @throws SchemaFailure if there is no cart, or if none of its items is readable, which is not the same as an empty cart
 */
export function toCart(wire: unknown, onUnreadable = ignorePath): Cart {
  const cart = readWhole(cartSchema, wire);
  const read = createBlockReader(onUnreadable);
  const items = cart.items.flatMap((block, index) => {
    const at = `items[${index}]`;
    const item = read(cartItemSchema, block, at);
    if (!item) return [];
    const { title, category, size, image, quantity, currency, price, msrp } = item;
    return toPresentFields({
      title,
      category: toText(category),
      size: toText(size),
      image: toText(image),
      quantity: quantity ?? 1,
      currency: toCurrency(currency, `${at}.currency`, ({ path }) => onUnreadable(path)) ?? '',
      price: toAmount(price, `${at}.price`, read),
      listPrice: toAmount(msrp, `${at}.msrp`, read),
    }) satisfies CartItem;
  });
  if (items.length === 0 && cart.items.length > 0) throw new SchemaFailure('items');
  return { items, totalItemCount: cart.totalItemCount ?? items.reduce((sum, { quantity }) => sum + quantity, 0) };
}
