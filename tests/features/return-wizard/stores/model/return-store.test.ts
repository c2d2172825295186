import { describe, expect, it } from 'vitest';
import type { Address } from '../../../../../src/addresses/model/address.js';
import type { Order } from '../../../../../src/orders/model/order.js';
import {
  findFirstSearch,
  getPurchaseCountry,
  isInCountry,
  takesReturns,
} from '../../../../../src/features/return-wizard/stores/model/return-store.js';
import type { Store } from '../../../../../src/stores/model/store.js';
import { createOrder } from '../../../../support/orders.js';
import { createStore } from '../../../../stores/model/store-samples.js';

const HOME: Address = { address1: '1 Street', city: 'Sacramento', state: 'CA', zipCode: '95814', country: 'US' };
const BERLIN: Address = { address1: 'Weg 1', city: 'Berlin', zipCode: '10115', country: 'de' };

describe('whether a store accepts returns', () => {
  it.each<[what: string, changes: Partial<Store>, takes: boolean]>([
    ['that lists no services', {}, true],
    ['that has the service', { services: ['PICKUP', 'RETURNS'] }, true],
    ['that has only other services', { services: ['PICKUP'] }, false],
    ['that has no services', { services: [] }, false],
    ['of another owner', { isCompanyOwned: false, services: ['RETURNS'] }, false],
  ])('%s: %s is %s', (_what, changes, takes) => {
    expect(takesReturns(createStore(changes))).toBe(takes);
  });
});

describe('the country of purchase', () => {
  it.each<[what: string, order: Partial<Order>, country: string]>([
    ['that of the shipping address', { shippingAddress: HOME }, 'us'],
    ['that of the store', { shippingAddress: HOME, storeAddress: BERLIN }, 'de'],
    ['that of the pickup location', { pickupAddress: BERLIN }, 'de'],
    ["the page's if the order has none", {}, 'fr'],
    ["the page's if the address has no country", { shippingAddress: { ...HOME, country: 'USA' } }, 'fr'],
  ])('is %s', (_what, order, country) => {
    expect(getPurchaseCountry(createOrder(order), 'fr')).toBe(country);
  });

  it("is compared with a store's two-letter country in any case", () => {
    const isIn = (country: string) => isInCountry({ address: { country } }, 'de');
    expect([' De', 'AT', ''].map(isIn)).toEqual([true, false, false]);
  });
});

describe('the first search for stores', () => {
  it.each<[what: string, order: Partial<Order>, text: string | undefined]>([
    ['is near the shipping address', { shippingAddress: HOME }, '95814'],
    ['is near the store of the order', { storeAddress: BERLIN }, '10115'],
    ['has no text if there is no address', {}, undefined],
    ['uses no military address', { shippingAddress: { ...HOME, city: 'APO', state: 'AE' } }, undefined],
    ['uses no address in Alaska', { shippingAddress: { ...HOME, city: 'Anchorage', state: 'ak' } }, undefined],
    ['uses no address in Guantanamo Bay', { shippingAddress: { ...HOME, city: 'Guantanamo  Bay' } }, undefined],
  ])('%s', (_what, order, text) => {
    expect(findFirstSearch(createOrder(order), 'us')?.text).toBe(text);
  });
});
