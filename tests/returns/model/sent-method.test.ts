import { describe, expect, it } from 'vitest';
import type { Order } from '../../../src/orders/model/order.js';
import {
  findOffered,
  findSentMethod,
  readMethodId,
  type SentMethod,
} from '../../../src/returns/model/return-method.js';

describe('the method of an existing return', () => {
  it.each([
    ['upsDropoff|DHL', { name: 'upsDropoff', scac: 'DHL' }],
    ['courierPickup', { name: 'courierPickup' }],
    ['returnToStore|', { name: 'returnToStore' }],
    ['byPony|DHL', undefined],
    ['', undefined],
  ])('by the id %j', (id, method) => {
    expect(readMethodId(id)).toEqual(method);
  });

  it('is that of the order, otherwise a store if the order says so', () => {
    const find = (fields: Partial<Order>) => findSentMethod(fields as Order);
    expect(find({ returnMethod: 'upsPickup|UPSN', goesToStore: true })).toEqual({ name: 'upsPickup', scac: 'UPSN' });
    expect(find({ returnMethod: 'byPony', goesToStore: true })).toEqual({ name: 'returnToStore' });
    expect(find({ goesToStore: true })).toEqual({ name: 'returnToStore' });
    expect(find({ goesToStore: false })).toBeUndefined();
  });
});

describe('the method of an existing return among the offered ones', () => {
  const dhl: SentMethod = { name: 'upsDropoff', scac: 'DHL' };
  const hermes: SentMethod = { name: 'upsDropoff', scac: 'HERMES' };
  const store: SentMethod = { name: 'returnToStore' };
  const offered = [dhl, hermes, store];

  it.each<[what: string, sent: SentMethod, found: SentMethod | undefined]>([
    ['by its name and its carrier', { name: 'upsDropoff', scac: 'HERMES' }, hermes],
    ['by its name alone, the first one', { name: 'upsDropoff' }, dhl],
    ['without a carrier of its own', { name: 'returnToStore' }, store],
    ['not by another carrier', { name: 'upsDropoff', scac: 'UPSN' }, undefined],
    ['not by another name', { name: 'upsPickup', scac: 'DHL' }, undefined],
  ])('is found %s', (_, sent, found) => {
    expect(findOffered(offered, sent)).toBe(found);
  });
});
