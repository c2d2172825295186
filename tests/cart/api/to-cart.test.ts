import { describe, expect, it } from 'vitest';
import { toCart } from '../../../src/cart/api/cart.js';
import { hasPricedItem } from '../../../src/cart/model/cart.js';

const ITEM = { title: 'Socks', currency: 'USD', price: 12 };

describe('a cart', () => {
  it('contains everything that is shown of its items', () => {
    const item = { ...ITEM, category: 'Socks', size: 'M', image: 'https://shop.example/1.svg', quantity: 2, msrp: 15 };
    expect(toCart({ items: [item], totalItemCount: 7 })).toEqual({
      items: [
        {
          ...{ title: 'Socks', category: 'Socks', size: 'M', image: 'https://shop.example/1.svg', quantity: 2 },
          ...{ currency: 'USD', price: 12, listPrice: 15 },
        },
      ],
      totalItemCount: 7,
    });
  });

  it('sums up quantities if it has no total; a missing quantity counts as one', () => {
    expect(toCart({ items: [ITEM, { ...ITEM, quantity: 3 }] }).totalItemCount).toBe(4);
    expect(toCart({ items: [] })).toEqual({ items: [], totalItemCount: 0 });
  });

  it('leaves out an invalid item', () => {
    expect(toCart({ items: [{ price: 5 }, ITEM] }).items).toHaveLength(1);
  });

  it('is an error if none of its items is valid', () => {
    expect(() => toCart({ items: [{ price: 5 }] })).toThrow();
    for (const wire of [null, [], 'cart', {}, { items: 'two' }]) expect(() => toCart(wire)).toThrow();
  });

  it.each([
    ['no price', { ...ITEM, price: undefined }],
    ['a negative price', { ...ITEM, price: -1 }],
    ['a price that is no number', { ...ITEM, price: '12' }],
  ])('contains nothing that can be bought with %s', (_name, item) => {
    expect(hasPricedItem(toCart({ items: [item] }))).toBe(false);
    expect(hasPricedItem(toCart({ items: [item, ITEM] }))).toBe(true);
  });
});
