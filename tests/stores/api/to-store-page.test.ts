import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SchemaFailure } from '../../../src/http/errors.js';
import { toOpeningHours, toStorePage } from '../../../src/stores/api/list-stores.js';
import type { OpeningHours, Store } from '../../../src/stores/model/store.js';
import { createWireStore } from '../../contract/wire-store-samples.js';

const { operationalDetails, ...PLAIN } = createWireStore();
const HOURS = operationalDetails?.hoursOfOperation;

function toOnlyStore(wire: object): Store | undefined {
  return toStorePage({ objects: [wire], pages: { next: '' } }).stores[0];
}

/** Hours with these openings on Monday. */
function readMonday(openings: unknown): OpeningHours['regular']['monday'] | undefined {
  return toOpeningHours({ regularHours: { monday: openings } })?.regular.monday;
}

describe('a store', () => {
  it('has the values of the service', () => {
    const { hours, ...store } = toOnlyStore(createWireStore()) ?? {};
    expect(store).toEqual({
      id: '101',
      name: 'Harbor Street Store',
      slug: 'harbor-street',
      isCompanyOwned: true,
      phone: '+1 916 555 0101',
      address: {
        address1: '400 Market Square',
        address2: 'Level 2',
        address3: 'East entrance',
        city: 'Sacramento',
        county: 'Downtown',
        state: 'CA',
        zipCode: '95814',
        country: 'US',
      },
      geoPoint: { latitude: 38.5816, longitude: -121.4944 },
      timeZone: 'America/Los_Angeles',
      services: ['RETURNS'],
      isOpen: true,
    });
    expect(hours?.regular.monday).toEqual([{ openingTime: '10:00', closingTime: '21:00' }]);
    expect(hours?.regular.sunday).toEqual([]);
    expect([...(hours?.special ?? [])]).toEqual([['2026-11-26', []]]);
  });

  it('may have other field names for id, name and telephone', () => {
    const { storeId, storeName, telephone, ...rest } = createWireStore();
    const store = toOnlyStore({ ...rest, id: storeId, name: storeName, phone: telephone });
    expect(store).toEqual(toOnlyStore(createWireStore()));
  });

  it.each<[what: string, changes: object, expected: object]>([
    ['without an owner counts as the retailer’s', { facilityType: undefined }, { isCompanyOwned: true }],
    ['of another owner does not', { facilityType: 'PARTNER_STORE' }, { isCompanyOwned: false }],
    ['with coordinates off the globe has none', { gps: { latitude: 95, longitude: 0 } }, { geoPoint: undefined }],
    ['with invalid coordinates has none', { gps: { latitude: '38', longitude: 0 } }, { geoPoint: undefined }],
    ['without a list of services may offer all', { storeServices: null }, { services: undefined }],
    ['with an empty telephone number has none', { telephone: '' }, { phone: undefined }],
  ])('%s', (_what, changes, expected) => {
    expect({ ...toOnlyStore(createWireStore(changes)) }).toEqual({ ...toOnlyStore(createWireStore()), ...expected });
  });

  it.each(['storeId', 'storeName', 'address', 'timezone'])('without %s is left out and counted', (field) => {
    const page = toStorePage({ objects: [{ ...createWireStore(), [field]: undefined }, createWireStore()] });
    expect([page.stores.length, page.unreadable]).toEqual([1, 1]);
  });

  it('has the pickup hours for orders, if there are any', () => {
    const pickupHours = { regularHours: { monday: [{ start: '12:00', end: '14:00' }] } };
    const hours = toOnlyStore(createWireStore({ pickupHours }))?.hours;
    expect(hours?.regular.monday).toEqual([{ openingTime: '12:00', closingTime: '14:00' }]);
    expect(hours?.regular.tuesday).toEqual([]);
  });

  it.each<[what: string, hours: unknown]>([
    ['an opening without a time', { monday: [{ startTime: 'noon', duration: 'PT2H' }] }],
    ['an opening of another kind', { monday: [{ startTime: 10, duration: 'PT2H' }] }],
    ['a day of another kind', { monday: '10:00-21:00' }],
    ['no days', undefined],
  ])('with %s has no hours rather than wrong ones', (_what, regularHours) => {
    const store = toOnlyStore({ ...PLAIN, operationalDetails: { hoursOfOperation: { ...HOURS, regularHours } } });
    expect(store?.name).toBe('Harbor Street Store');
    expect(store?.hours).toBeUndefined();
  });

  it.each(['26.11.2026', '2026-13-01', 'Thanksgiving', ''])('with the special day "%s" has no hours', (date) => {
    const specialHours = [{ date, startTime: '00:00', duration: 'PT0S' }];
    expect(toOpeningHours({ regularHours: {}, specialHours })).toBeUndefined();
  });

  it('has its openings of one day together and sorted, whatever the date format', () => {
    const hours = toOpeningHours({
      regularHours: {},
      specialHours: [
        { date: '2026-11-26T00:00:00Z', startTime: '15:00', duration: 'PT3H' },
        { date: '2026-11-26', startTime: '09:00', duration: 'PT3H' },
      ],
    });
    expect(hours?.special.get('2026-11-26')?.map(({ openingTime }) => openingTime)).toEqual(['09:00', '15:00']);
  });

  it('is closed on a day that is missing, null, empty or of zero length', () => {
    for (const openings of [undefined, null, [], [{ startTime: '00:00', duration: 'PT0S' }]]) {
      expect(readMonday(openings)).toEqual([]);
    }
  });
});

describe('a page of stores', () => {
  it('has the anchor of its next page, if the next page has the same path', () => {
    const next = (address: string) => toStorePage({ objects: [], pages: { next: address } }).next;
    expect(next('/store/store_locations/v1?count=3&anchor=after%3A103')).toBe('after:103');
    expect(next('/history/v1?anchor=n2')).toBeUndefined();
    expect(next('https://evil.example/store/store_locations/v1?anchor=n2')).toBeUndefined();
  });

  it.each([null, [], 'stores', {}, { objects: 'none' }])('cannot be read from %j', (wire) => {
    expect(() => toStorePage(wire)).toThrow(SchemaFailure);
  });

  it('is parsed or refused for any input, without unexpected keys', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.constantFrom(...Object.keys(createWireStore())), (value, field) => {
        const { stores, unreadable } = toStorePage({ objects: [{ ...createWireStore(), [field]: value }] });
        expect(stores.length + unreadable).toBe(1);
        const known = Object.keys(toOnlyStore(createWireStore()) ?? {});
        expect(Object.keys(stores[0] ?? {}).filter((key) => !known.includes(key))).toEqual([]);
      }),
    );
  });
});
