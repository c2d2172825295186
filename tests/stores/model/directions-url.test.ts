import { describe, expect, it } from 'vitest';
import { toDirectionsUrl } from '../../../src/stores/model/directions-url.js';
import type { Address } from '../../../src/addresses/model/address.js';

const ADDRESS: Address = {
  firstName: 'Robin',
  lastName: 'Doe',
  pickUpLocation: 'Harbor Street Store',
  address1: '400 Market Square & Co',
  city: 'Sacramento',
  state: 'CA',
  zipCode: '95814',
  country: 'US',
};
const MAP = 'https://maps.example/?to={place}';
const WORDS = 'https://maps.example/?to=400%20Market%20Square%20%26%20Co%2C%20Sacramento%2C%20CA%2095814%2C%20US';

describe('the directions to a store', () => {
  it('lead to its coordinates if they are known', () => {
    expect(toDirectionsUrl(MAP, ADDRESS, { latitude: 38.5816, longitude: -121.4944 })).toBe(
      'https://maps.example/?to=38.5816%2C-121.4944',
    );
  });

  it('lead to its address otherwise, without data of the shopper', () => {
    expect(toDirectionsUrl(MAP, ADDRESS)).toBe(WORDS);
  });

  it('lead to its address if the map of the market does not support coordinates', () => {
    const template = MAP.replace('place', 'address');
    expect(toDirectionsUrl(template, ADDRESS, { latitude: 31.2, longitude: 121.4 })).toBe(WORDS);
  });

  it.each(['{place}', '&to=https://evil.example/', '\ud800', '#', '"><script>', '😀'.repeat(50_000)])(
    'keep the address in one query parameter, whatever it contains: %.20s',
    (address1) => {
      const url = new URL(toDirectionsUrl(`${MAP}&end=1`, { ...ADDRESS, address1 }));
      expect([url.origin, url.hash, [...url.searchParams.keys()]]).toEqual(['https://maps.example', '', ['to', 'end']]);
      expect(url.href.length).toBeLessThan(4_000);
    },
  );
});
