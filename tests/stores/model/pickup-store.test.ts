import { describe, expect, it } from 'vitest';
import type { Address } from '../../../src/addresses/model/address.js';
import type { Order } from '../../../src/orders/model/order.js';
import { findStoreAt, findStoreSearch } from '../../../src/stores/model/pickup-store.js';
import { findStoreAddress } from '../../../src/orders/model/store-address.js';
import { createStore } from './store-samples.js';

const ADDRESS: Address = {
  address1: '400 Market Square',
  city: 'Sacramento',
  state: 'CA',
  zipCode: '95814',
  country: 'US',
};
const UNCODED: Address = { address1: '400 Market Square', city: 'Sacramento', state: 'CA', country: 'US' };

describe("the address of a pickup order's store", () => {
  const [pickupAddress, storeAddress] = [ADDRESS, { ...ADDRESS, address1: '1 Other Street' }];
  it.each<[what: string, order: Partial<Order>, place: Address | undefined]>([
    ['its pickup location rather than its store', { pickupAddress, storeAddress }, pickupAddress],
    ['its store', { storeAddress }, storeAddress],
    ['its pickup location', { pickupAddress }, pickupAddress],
    ['none', { shippingAddress: ADDRESS }, undefined],
  ])('is %s', (_what, order, index) => {
    expect(findStoreAddress(order as Order)).toBe(index);
  });
});

describe('the search for a store', () => {
  it.each<[what: string, address: Address, search: ReturnType<typeof findStoreSearch>]>([
    ['uses its postal code', ADDRESS, { country: 'us', text: '95814' }],
    ['uses the five digits of a longer code', { ...ADDRESS, zipCode: '95814-0917' }, { country: 'us', text: '95814' }],
    ['uses its city if it has no postal code', UNCODED, { country: 'us', text: 'Sacramento' }],
    ['uses its city if the postal code is blank', { ...ADDRESS, zipCode: '  ' }, { country: 'us', text: 'Sacramento' }],
    ['uses its own country', { ...ADDRESS, country: ' De ' }, { country: 'de', text: '95814' }],
    ["uses the page's country if it has none", { ...ADDRESS, country: 'USA' }, { country: 'ca', text: '95814' }],
    ['has no text without an address', { ...ADDRESS, zipCode: '', city: ' ' }, undefined],
    ['never splits a surrogate pair', { ...ADDRESS, zipCode: '\ud83d95814' }, { country: 'us', text: '95814' }],
  ])('%s', (_what, address, search) => {
    expect(findStoreSearch(address, 'ca')).toEqual(search);
  });

  it('uses the beginning of a very long text and can be encoded', () => {
    const text = findStoreSearch({ ...ADDRESS, zipCode: '😀'.repeat(100_000) }, 'us')?.text ?? '';
    expect(text.length).toBeLessThanOrEqual(100);
    expect(() => encodeURIComponent(text)).not.toThrow();
  });
});

describe('the store at an address', () => {
  const other = createStore({ id: '102', address: { ...ADDRESS, address1: '18 Front Street' } });
  const store = createStore();

  it.each<[what: string, changes: Partial<Address>]>([
    ['as it is', {}],
    ['in capitals', { address1: '400 MARKET SQUARE' }],
    ['with other spaces and punctuation', { address1: ' 400  Market-Square. ', zipCode: '958 14' }],
    ['in full-width characters', { address1: '４００ Ｍａｒｋｅｔ Ｓｑｕａｒｅ' }],
    ['with a name before it', { pickUpLocation: 'Harbor Street Store', firstName: 'Robin' }],
    ['with another city, if the postal codes agree', { city: 'West Sacramento' }],
  ])('is found by the address %s', (_what, changes) => {
    expect(findStoreAt([other, store], { ...ADDRESS, ...changes })).toBe(store);
  });

  it('is found by its city if one of the two has no postal code', () => {
    expect(findStoreAt([other, store], UNCODED)).toBe(store);
  });

  it.each<[what: string, changes: Partial<Address>]>([
    ['another house', { address1: '401 Market Square' }],
    ['another postal code', { zipCode: '95815' }],
    ['a part of its first line', { address1: '400 Market' }],
  ])('is not found by %s', (_what, changes) => {
    expect(findStoreAt([other, store], { ...ADDRESS, ...changes })).toBeUndefined();
  });
});
