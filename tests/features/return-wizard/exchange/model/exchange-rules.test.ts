import { describe, expect, it } from 'vitest';
import {
  findColorRefusal,
  findPickedSku,
  findSelectionProblem,
  isNothingOffered,
  isSameItem,
  toPickIn,
} from '../../../../../src/features/return-wizard/exchange/model/exchange-rules.js';
import type { ExchangePick } from '../../../../../src/returns/model/return-choice.js';
import { findUnitPrice } from '../../../../../src/returns/model/return-units.js';
import type {
  ExchangeSize,
  ExchangeSku,
} from '../../../../../src/features/return-wizard/exchange/model/exchange-sku.js';
import { createItem } from '../../../../support/orders.js';

const size = (skuId: string, name: string, stock: ExchangeSize['stock'] = 'high'): ExchangeSize => ({
  ...{ skuId, name, label: name, stock },
});
const sku = (changes: Partial<ExchangeSku> = {}): ExchangeSku => ({
  skuId: 'blue-8',
  colorCode: 'blue',
  color: 'Blue',
  styleName: 'Trail shoe',
  isIneligible: false,
  sizes: [size('blue-8', '8'), size('blue-9', '9', 'none')],
  ...changes,
});
const RED = sku({ skuId: 'red', colorCode: 'red', sizes: [size('red-8', '8', 'none'), size('red-9', '9', 'low')] });
const pick = (changes: Partial<ExchangePick> = {}): ExchangePick => ({
  ...{ rowKey: 'a', unit: 1, colorCode: 'blue' },
  ...changes,
});

describe('a colour', () => {
  it.each([
    ['is available has no refusal', {}, undefined],
    ['is not eligible is refused', { isIneligible: true }, 'ineligible'],
    ['has no sizes is refused', { sizes: [] }, 'soldOut'],
    ['is sold out in all sizes is refused', { sizes: [size('x', '8', 'none')] }, 'soldOut'],
    ['has a size of unknown stock is refused', { sizes: [size('x', '8', 'unknown')] }, undefined],
    ['costs more is refused', { price: 60.01 }, 'moreExpensive'],
    ['costs the same is not refused', { price: 60 }, undefined],
    ['costs less is not refused', { price: 59 }, undefined],
  ] as const)('that %s', (_, changes, refusal) => {
    expect(findColorRefusal(sku(changes), 60)).toBe(refusal);
  });

  it("is not more expensive if the item's price is unknown", () => {
    expect(findColorRefusal(sku({ price: 999 }), undefined)).toBeUndefined();
  });

  it('is not more expensive because of rounding in a division', () => {
    const unitPrice = findUnitPrice(
      { items: [createItem({ price: 100, quantity: 3 })], quantity: 3, returnableQuantity: 3 },
      1,
    );
    expect(findColorRefusal(sku({ price: 33.3333 }), unitPrice)).toBeUndefined();
  });

  it.each([
    ['one of them is available', [sku({ isIneligible: true }), sku()], false],
    ['each has its own reason', [sku({ isIneligible: true }), sku({ sizes: [] }), sku({ price: 61 })], true],
    ['there is none', [], true],
  ])('is offered or not if %s', (_, skus, isNothing) => {
    expect(isNothingOffered(skus, 60)).toBe(isNothing);
  });

  it('is preselected if it is the only one and available', () => {
    expect(findPickedSku([sku()], undefined, 60)).toMatchObject({ colorCode: 'blue' });
    expect(findPickedSku([sku(), RED], undefined, 60)).toBeUndefined();
    expect(findPickedSku([sku({ sizes: [] })], undefined, 60)).toBeUndefined();
  });
});

describe('what a pick lacks', () => {
  it.each<[string, readonly ExchangeSku[], ExchangePick | undefined, string | undefined]>([
    ['a colour', [sku(), RED], undefined, 'noColor'],
    ['a colour that is still there', [sku(), RED], pick({ colorCode: 'green' }), 'goneColor'],
    ['a colour that can be had', [sku({ isIneligible: true }), RED], pick({ skuId: 'blue-8' }), 'ineligible'],
    ['a colour that is in stock', [sku({ sizes: [] }), RED], pick(), 'soldOut'],
    ['a colour that costs no more', [sku({ price: 61 }), RED], pick({ skuId: 'blue-8' }), 'moreExpensive'],
    ['a size', [sku(), RED], pick(), 'noSize'],
    ['a size of the only colour', [sku()], undefined, 'noSize'],
    ['a size in stock', [sku(), RED], pick({ skuId: 'blue-9' }), 'soldOutSize'],
    ['a size that is there', [sku(), RED], pick({ skuId: 'blue-10' }), 'soldOutSize'],
    ['nothing', [sku(), RED], pick({ skuId: 'blue-8' }), undefined],
  ])('is %s', (...[, skus, picked, problem]) => {
    expect(findSelectionProblem(skus, picked, 60)).toBe(problem);
  });
});

describe('a pick', () => {
  it('is the same item if its article is that of the colour', () => {
    expect(isSameItem(sku(), pick({ skuId: 'blue-8' }))).toBe(true);
    expect(isSameItem(sku(), pick({ skuId: 'blue-9' }))).toBe(false);
    expect(isSameItem(sku(), pick())).toBe(false);
    expect(isSameItem(sku(), undefined)).toBe(false);
  });

  it('keeps its size in another colour if that is available', () => {
    const in9 = pick({ colorCode: 'blue', skuId: 'blue-9' });
    expect(toPickIn(RED, in9, sku())).toEqual(pick({ colorCode: 'red', skuId: 'red-9' }));
    expect(toPickIn(RED, pick({ skuId: 'blue-8' }), sku())).toEqual(pick({ colorCode: 'red' }));
    expect(toPickIn({ ...RED, isIneligible: true }, in9, sku())).toEqual(pick({ colorCode: 'red' }));
    expect(toPickIn(RED, pick({ colorCode: '' }), undefined)).toEqual(pick({ colorCode: 'red' }));
  });
});
