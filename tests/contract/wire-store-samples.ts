import type { WireStore } from '../../contract/wire-store.js';

/** A store with every field that one may have, open from ten to nine except on Sundays. */
export function createWireStore(changes: Partial<WireStore> = {}): WireStore {
  const openings = [{ startTime: '10:00', duration: 'PT11H' }];
  return {
    storeId: '101',
    storeName: 'Harbor Street Store',
    slug: 'harbor-street',
    facilityType: 'COMPANY_OWNED_STORE',
    telephone: '+1 916 555 0101',
    address: {
      address1: '400 Market Square',
      address2: 'Level 2',
      address3: 'East entrance',
      city: 'Sacramento',
      area: 'Downtown',
      state: 'CA',
      postalCode: '95814',
      iso2Country: 'US',
    },
    gps: { latitude: 38.5816, longitude: -121.4944 },
    operationalDetails: {
      hoursOfOperation: {
        regularHours: {
          monday: openings,
          tuesday: openings,
          wednesday: openings,
          thursday: openings,
          friday: openings,
          saturday: openings,
          sunday: [{ startTime: '00:00', duration: 'PT0S' }],
        },
        specialHours: [{ date: '2026-11-26', startTime: '00:00', duration: 'PT0S' }],
      },
    },
    timezone: 'America/Los_Angeles',
    defaultLanguage: 'en',
    storeServices: [
      { serviceGroup: 'RETURNS', enabled: true, storeServiceId: 'svc-1' },
      { serviceGroup: 'CURBSIDE_PICKUP', enabled: false, storeServiceId: 'svc-2' },
    ],
    isOpen: true,
    ...changes,
  };
}
