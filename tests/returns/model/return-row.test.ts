import { describe, expect, it } from 'vitest';
import { listReturnRows, type ReturnRowRules } from '../../../src/returns/model/return-choice.js';
import { createGroup, createItem, createOrder } from '../../support/orders.js';

const RULES: ReturnRowRules = { refusesCustomItems: false, returnsAsOrdered: false };
const shoe = createItem({ key: '1', styleColor: 'TR-1', status: 'delivered', isReturnable: true, quantity: 2 });

function listOf(items: readonly ReturnType<typeof createItem>[], rules: Partial<ReturnRowRules> = {}, group = {}) {
  return listReturnRows(createOrder({ groups: [createGroup({ ...group, items })] }), { ...RULES, ...rules });
}

describe('rows of a return', () => {
  it('combine lines of equal article and style colour, with their sums', () => {
    const first = { ...shoe, returnableQuantity: 1, price: 20, fees: 1, taxes: 2 };
    const second = { ...shoe, key: '2', quantity: 3, price: 30, fees: 1.5, taxes: 3 };
    const rows = listOf([first, second]);
    expect(rows).toEqual([
      {
        key: '1',
        items: [first, second],
        quantity: 5,
        returnableQuantity: 4,
        isReturnable: true,
        price: 50,
        fees: 2.5,
        taxes: 5,
      },
    ]);
  });

  it.each([
    ['another article', { gtin: '00099999999999' }],
    ['another style colour', { styleColor: 'TR-2' }],
    ['a line that is not returnable', { isReturnable: false }],
  ])('are separate for %s', (_, changes) => {
    const rows = listOf([shoe, { ...shoe, key: '2', ...changes }]);
    expect(rows.map(({ key }) => key)).toEqual(['1', '2']);
  });

  it.each([
    ['no number of the service', {}, 2],
    ['fewer than were ordered', { returnableQuantity: 1 }, 1],
    ['more than were ordered', { returnableQuantity: 9 }, 2],
    ['none at all', { returnableQuantity: 0 }, 0],
  ])('with %s count the returnable quantity', (_, changes, returnableQuantity) => {
    const [row] = listOf([{ ...shoe, ...changes }]);
    expect(row).toMatchObject({ returnableQuantity, isReturnable: returnableQuantity > 0 });
  });

  it('allow the ordered quantity to be returned if the market says so', () => {
    expect(listOf([{ ...shoe, returnableQuantity: 0 }], { returnsAsOrdered: true })[0]?.returnableQuantity).toBe(2);
  });

  it('exclude personal items if the market says so', () => {
    const shoeWithStyle = { ...shoe, pbid: 'P1' };
    expect(listOf([shoeWithStyle], { refusesCustomItems: true })[0]?.isReturnable).toBe(false);
    expect(listOf([shoeWithStyle])[0]?.isReturnable).toBe(true);
  });

  it('contain the refusal of the line, or else of the group', () => {
    const group = { text: 'Too late.' };
    const line = { text: 'Made for you.' };
    const stored = { ...shoe, isReturnable: false };
    expect(listOf([{ ...stored, returnRefusal: line }], {}, { returnRefusal: group })[0]?.refusal).toBe(line);
    expect(listOf([shoe], {}, { returnRefusal: group })[0]).toMatchObject({ refusal: group, isReturnable: false });
    expect(listOf([stored])[0]).not.toHaveProperty('refusal');
  });

  it('exclude services and items that are cancelled or being returned', () => {
    const gone = ['cancelled', 'returnCreated', 'returnInProcess', 'returnCompleted', 'returnDenied'] as const;
    expect(listOf([{ ...shoe, kind: 'service' }, ...gone.map((status) => ({ ...shoe, status }))])).toEqual([]);
    expect(listOf([shoe], {}, { isReturnOrder: true })).toEqual([]);
  });

  it('have no price if one of their lines lacks it', () => {
    const { price, ...free } = shoe;
    expect(price).toBeDefined();
    expect(listOf([shoe, { ...free, key: '2' }])[0]).not.toHaveProperty('price');
  });
});
