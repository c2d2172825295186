import { describe, expect, it } from 'vitest';
import type { Order } from '../../../src/domain/order.js';
import { findSentMethod, readMethodId } from '../../../src/domain/returns/sent-method.js';

describe('the way back of a return', () => {
  it.each([
    ['upsDropoff|DHL', { name: 'upsDropoff', scac: 'DHL' }],
    ['courierPickup', { name: 'courierPickup' }],
    ['returnToStore|', { name: 'returnToStore' }],
    ['byPony|DHL', undefined],
    ['', undefined],
  ])('by the id %j', (id, method) => {
    expect(readMethodId(id)).toEqual(method);
  });

  it('is that of the order, else the store that it says it goes to', () => {
    const find = (said: Partial<Order>) => findSentMethod(said as Order);
    expect(find({ returnMethod: 'upsPickup|UPSN', goesToStore: true })).toEqual({ name: 'upsPickup', scac: 'UPSN' });
    expect(find({ returnMethod: 'byPony', goesToStore: true })).toEqual({ name: 'returnToStore' });
    expect(find({ goesToStore: true })).toEqual({ name: 'returnToStore' });
    expect(find({ goesToStore: false })).toBeUndefined();
  });
});
