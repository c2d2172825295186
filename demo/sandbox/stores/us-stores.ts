import type { WireStore } from '../../../contract/wire-store.js';
import { defineStore, type SandboxStore } from './define-store.js';
import { EVERY_DAY, type WeekPlan } from './to-hours.js';

/** A week with different hours on several days, open late on some. */
const NIGHT_HOURS: WeekPlan = {
  ...EVERY_DAY('10:00-20:00'),
  thursday: '10:00-21:00',
  friday: '10:00-21:00',
  saturday: '09:00-21:00',
  sunday: '11:00-18:00',
};

/** All invented, with numbers reserved for fiction. */
export const usStores: readonly SandboxStore[] = [
  defineStore({
    storeId: '101',
    storeName: 'Harbor Street Store',
    slug: 'harbor-street',
    telephone: '+1 916 555 0101',
    timezone: 'America/Los_Angeles',
    address: toAddress('400 Market Square', ['Sacramento', 'CA', '95814']),
    gps: { latitude: 38.5816, longitude: -121.4944 },
    week: NIGHT_HOURS,
    now: 'open',
  }),
  defineStore({
    storeId: '102',
    storeName: 'Riverfront Store',
    slug: 'riverfront',
    telephone: '+1 916 555 0102',
    timezone: 'America/Los_Angeles',
    address: toAddress('18 Front Street', ['Sacramento', 'CA', '95814']),
    gps: { latitude: 38.5829, longitude: -121.5067 },
    week: { ...EVERY_DAY('10:00-19:00'), monday: undefined },
    style: 'end',
    now: 'closed',
  }),
  defineStore({
    storeId: '103',
    storeName: 'Canal Street Store',
    slug: 'canal-street',
    telephone: '+1 212 555 0103',
    timezone: 'America/New_York',
    address: toAddress('77 Canal Street', ['New York', 'NY', '10002']),
    gps: { latitude: 40.7151, longitude: -73.9918 },
    // Open past midnight at the weekend.
    week: { ...EVERY_DAY('10:00-22:00'), friday: '10:00-01:00', saturday: '10:00-01:00' },
    now: 'open',
  }),
  defineStore({
    storeId: '104',
    storeName: 'Lakeside Store',
    slug: 'lakeside',
    telephone: '+1 312 555 0104',
    timezone: 'America/Chicago',
    address: toAddress('910 Lake Shore Walk', ['Chicago', 'IL', '60601']),
    gps: { latitude: 41.8868, longitude: -87.6176 },
    week: EVERY_DAY('09:30-20:30'),
    now: 'open',
  }),
  defineStore({
    storeId: '105',
    storeName: 'Palm Walk Partner',
    facilityType: 'PARTNER_STORE',
    telephone: '+1 808 555 0105',
    timezone: 'Pacific/Honolulu',
    address: toAddress('5 Palm Walk', ['Honolulu', 'HI', '96815']),
    gps: { latitude: 21.2793, longitude: -157.8292 },
    week: EVERY_DAY('00:00-00:00'),
  }),
  defineStore({
    storeId: '106',
    storeName: 'Old Town Store',
    slug: 'old-town',
    telephone: '+1 916 555 0106',
    timezone: 'America/Los_Angeles',
    address: toAddress('1010 Second Street', ['Sacramento', 'CA', '95811']),
    gps: { latitude: 38.5826, longitude: -121.5044 },
    week: EVERY_DAY('09:00-18:00'),
  }),
  defineStore({
    storeId: '107',
    storeName: 'Delta Outlet',
    slug: 'delta-outlet',
    telephone: '+1 916 555 0107',
    timezone: 'America/Los_Angeles',
    address: toAddress('3300 Delta Road', ['Sacramento', 'CA', '95834']),
    gps: { latitude: 38.6318, longitude: -121.4967 },
    week: EVERY_DAY('10:00-19:00'),
    // The store accepts no returns of online orders.
    storeServices: [{ serviceGroup: 'RETURNS', enabled: false, storeServiceId: 'svc-returns' }],
  }),
  defineStore({
    storeId: '108',
    storeName: 'Arden Walk Store',
    slug: 'arden-walk',
    telephone: '+1 916 555 0108',
    timezone: 'America/Los_Angeles',
    address: toAddress('1689 Arden Walk', ['Sacramento', 'CA', '95815']),
    gps: { latitude: 38.6029, longitude: -121.4272 },
    week: EVERY_DAY('10:00-21:00'),
  }),
  defineStore({
    storeId: '109',
    storeName: 'Niagara Mill Store',
    slug: 'niagara-mill',
    telephone: '+1 716 555 0109',
    timezone: 'America/New_York',
    address: toAddress('240 Mill Street', ['Niagara Falls', 'NY', '14303']),
    gps: { latitude: 43.0908, longitude: -79.0567 },
    week: EVERY_DAY('10:00-20:00'),
  }),
];

type Town = readonly [city: string, state: string, postalCode: string];

function toAddress(address1: string, [city, state, postalCode]: Town): WireStore['address'] {
  return { address1, city, state, postalCode, iso2Country: 'US' };
}
