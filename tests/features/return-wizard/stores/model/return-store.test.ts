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
    ['that has other services alone', { services: ['PICKUP'] }, false],
    ['that has none at all', { services: [] }, false],
    ["that is somebody else's", { isCompanyOwned: false, services: ['RETURNS'] }, false],
  ])('%s: %s is %s', (_what, changes, takes) => {
    expect(takesReturns(createStore(changes))).toBe(takes);
  });
});

describe('the country of purchase', () => {
  it.each<[what: string, order: Partial<Order>, country: string]>([
    ['where it was sent to', { shippingAddress: HOME }, 'us'],
    ['that of the store', { shippingAddress: HOME, storeAddress: BERLIN }, 'de'],
    ['that of the place where it is picked up', { pickupAddress: BERLIN }, 'de'],
    ["the page's, where the order names none", {}, 'fr'],
    ["the page's, where it names no country", { shippingAddress: { ...HOME, country: 'USA' } }, 'fr'],
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
    ['near where it was sent to', { shippingAddress: HOME }, '95814'],
    ['near the store it came from', { storeAddress: BERLIN }, '10115'],
    ['by nothing, where nobody knows', {}, undefined],
    ['by no military post', { shippingAddress: { ...HOME, city: 'APO', state: 'AE' } }, undefined],
    ['by no address in Alaska', { shippingAddress: { ...HOME, city: 'Anchorage', state: 'ak' } }, undefined],
    ['by no address in Guantanamo Bay', { shippingAddress: { ...HOME, city: 'Guantanamo  Bay' } }, undefined],
  ])('%s', (_what, order, text) => {
    expect(findFirstSearch(createOrder(order), 'us')?.text).toBe(text);
  });
});
