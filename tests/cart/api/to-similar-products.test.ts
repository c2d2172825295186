import { describe, expect, it } from 'vitest';
import { toSimilarProducts } from '../../../src/cart/api/list-similar-products.js';

const WIRE = { pid: 'p-2', title: 'Socks', currency: 'USD', price: 12 };

describe('similar products', () => {
  it('contain everything that is shown of them', () => {
    const more = {
      category: 'Socks',
      image: 'https://shop.example/1.svg',
      msrp: 15,
      webLink: 'https://shop.example/t',
    };
    expect(toSimilarProducts({ objects: [{ ...WIRE, ...more, styleColor: 'S-1' }] })).toEqual([
      {
        ...{ id: 'p-2 S-1', title: 'Socks', styleColor: 'S-1', category: 'Socks', image: 'https://shop.example/1.svg' },
        ...{ currency: 'USD', price: 12, listPrice: 15, url: 'https://shop.example/t' },
      },
    ]);
  });

  it('are listed once per product and colour', () => {
    const objects = [WIRE, WIRE, { ...WIRE, styleColor: 'S-1' }, { ...WIRE, styleColor: 'S-2' }];
    expect(toSimilarProducts({ objects }).map(({ id }) => id)).toEqual(['p-2 ', 'p-2 S-1', 'p-2 S-2']);
  });

  it('leave out an invalid product, and may be empty', () => {
    expect(toSimilarProducts({ objects: [{ title: 'Nameless' }, null, WIRE] })).toHaveLength(1);
    expect(toSimilarProducts({ objects: [] })).toEqual([]);
  });

  it.each([null, [], 'socks', {}, { objects: 'none' }])('cannot be read from %j', (wire) => {
    expect(() => toSimilarProducts(wire)).toThrow();
  });
});
