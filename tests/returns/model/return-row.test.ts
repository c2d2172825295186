import { describe, expect, it } from 'vitest';
import { listReturnRows, type ReturnRowRules } from '../../../src/returns/model/return-choice.js';
import { createGroup, createItem, createOrder } from '../../support/orders.js';

const RULES: ReturnRowRules = { keepsPersonalItems: false, returnsAsOrdered: false };
const shoe = createItem({ key: '1', styleColor: 'TR-1', status: 'delivered', isReturnable: true, quantity: 2 });

function listOf(items: readonly ReturnType<typeof createItem>[], rules: Partial<ReturnRowRules> = {}, group = {}) {
  return listReturnRows(createOrder({ groups: [createGroup({ ...group, items })] }), { ...RULES, ...rules });
}

describe('rows of a return', () => {
  it('are one for lines of equal article and style colour, with their sums', () => {
    const first = { ...shoe, returnableQuantity: 1, price: 20, fees: 1, taxes: 2 };
    const second = { ...shoe, key: '2', quantity: 3, price: 30, fees: 1.5, taxes: 3 };
    const rows = listOf([first, second]);
    expect(rows).toEqual([
      {
        key: '1',
        items: [first, second],
        quantity: 5,
        returnable: 4,
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
    ['a line that does not go back', { isReturnable: false }],
  ])('stay apart from %s', (_, changes) => {
    const rows = listOf([shoe, { ...shoe, key: '2', ...changes }]);
    expect(rows.map(({ key }) => key)).toEqual(['1', '2']);
  });

  it.each([
    ['no number of the service', {}, 2],
    ['fewer than were ordered', { returnableQuantity: 1 }, 1],
    ['more than were ordered', { returnableQuantity: 9 }, 2],
    ['none at all', { returnableQuantity: 0 }, 0],
  ])('count, with %s, what may go back', (_, changes, returnable) => {
    const [row] = listOf([{ ...shoe, ...changes }]);
    expect(row).toMatchObject({ returnable, isReturnable: returnable > 0 });
  });

  it('let as many go back as were ordered, where a market says so', () => {
    expect(listOf([{ ...shoe, returnableQuantity: 0 }], { returnsAsOrdered: true })[0]?.returnable).toBe(2);
  });

  it('keep what was made for one shopper, where a market says so', () => {
    const own = { ...shoe, pbid: 'P1' };
    expect(listOf([own], { keepsPersonalItems: true })[0]?.isReturnable).toBe(false);
    expect(listOf([own])[0]?.isReturnable).toBe(true);
  });

  it("tell why something stays, in the line's words or else the group's", () => {
    const group = { text: 'Too late.' };
    const line = { text: 'Made for you.' };
    const stored = { ...shoe, isReturnable: false };
    expect(listOf([{ ...stored, returnRefusal: line }], {}, { returnRefusal: group })[0]?.refusal).toBe(line);
    expect(listOf([shoe], {}, { returnRefusal: group })[0]).toMatchObject({ refusal: group, isReturnable: false });
    expect(listOf([stored])[0]).not.toHaveProperty('refusal');
  });

  it('leave out services, and what was cancelled or is on its way back', () => {
    const gone = ['cancelled', 'returnCreated', 'returnInProcess', 'returnCompleted', 'returnDenied'] as const;
    expect(listOf([{ ...shoe, kind: 'service' }, ...gone.map((status) => ({ ...shoe, status }))])).toEqual([]);
    expect(listOf([shoe], {}, { isReturnOrder: true })).toEqual([]);
  });

  it('have no price where the service did not send one for all their lines', () => {
    const { price, ...free } = shoe;
    expect(price).toBeDefined();
    expect(listOf([shoe, { ...free, key: '2' }])[0]).not.toHaveProperty('price');
  });
});
