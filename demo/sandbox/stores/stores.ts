import type { WireStore } from '../../../src/api/schemas/contract/wire-store.js';
import {
  EVERY_DAY,
  isWithin,
  toClosedDay,
  toDate,
  toRegularHours,
  toSpecialDay,
  type HoursStyle,
  type WeekPlan,
} from './to-hours.js';

/** A store of the sandbox, built anew for every answer: its hours are told as of now. */
export interface SandboxStore {
  readonly storeId: string;
  /** @param now milliseconds since 1970 */
  createStore(now: number): WireStore;
}

interface StorePlan extends Omit<WireStore, 'storeId' | 'timezone' | 'address'> {
  readonly storeId: string;
  readonly storeName: string;
  readonly timezone: string;
  readonly address: WireStore['address'];
  readonly week: WeekPlan;
  readonly style?: HoursStyle;
  /** What it has to be at any time of the day; else what its hours say. */
  readonly now?: 'open' | 'closed';
}

const SERVICES: NonNullable<WireStore['storeServices']> = [
  { serviceGroup: 'PICKUP', enabled: true, storeServiceId: 'svc-pickup' },
  { serviceGroup: 'CURBSIDE_PICKUP', enabled: true, storeServiceId: 'svc-curbside' },
  { serviceGroup: 'RETURNS', enabled: true, storeServiceId: 'svc-returns' },
];

/** A week in which no two parts are alike, on which it is open late. */
const LATE_WEEK: WeekPlan = {
  ...EVERY_DAY('10:00-20:00'),
  thursday: '10:00-21:00',
  friday: '10:00-21:00',
  saturday: '09:00-21:00',
  sunday: '11:00-18:00',
};

/** All invented, on numbers that are reserved for fiction. */
export const stores: readonly SandboxStore[] = [
  defineStore({
    storeId: '101',
    storeName: 'Harbor Street Store',
    slug: 'harbor-street',
    telephone: '+1 916 555 0101',
    timezone: 'America/Los_Angeles',
    address: toAddress('400 Market Square', ['Sacramento', 'CA', '95814']),
    gps: { latitude: 38.5816, longitude: -121.4944 },
    week: LATE_WEEK,
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
    // Over midnight at the weekend.
    week: { ...EVERY_DAY('10:00-22:00'), friday: '10:00-01:00', saturday: '10:00-01:00' },
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
];

type Town = readonly [city: string, state: string, postalCode: string];

function toAddress(address1: string, [city, state, postalCode]: Town): WireStore['address'] {
  return { address1, city, state, postalCode, iso2Country: 'US' };
}

/** Holidays come in three and five days, whenever that is; today is special where the plan asks for another state than its week gives. */
function defineStore({ week, style = 'duration', now: wanted, ...plan }: StorePlan): SandboxStore {
  return {
    storeId: plan.storeId,
    createStore(now) {
      const { timezone } = plan;
      const date = (inDays: number): string => toDate(now, timezone, inDays);
      const isOpen = (hours = ''): boolean => isWithin(now, timezone, hours);
      const today = week[toWeekday(now, timezone)];
      const specialHours = [
        ...(wanted === 'open' && !isOpen(today) ? [toSpecialDay(date(0), '00:00-00:00')] : []),
        ...(wanted === 'closed' && isOpen(today) ? [toClosedDay(date(0))] : []),
        toClosedDay(date(3)),
        toSpecialDay(date(5), '12:00-16:00'),
      ];
      return {
        facilityType: 'COMPANY_OWNED_STORE',
        storeServices: SERVICES,
        defaultLanguage: 'en',
        ...plan,
        operationalDetails: { hoursOfOperation: { regularHours: toRegularHours(week, style), specialHours } },
        ...(wanted && { isOpen: wanted === 'open' }),
      };
    },
  };
}

function toWeekday(now: number, timeZone: string): keyof WeekPlan {
  const name = new Intl.DateTimeFormat('en-US', { timeZone, weekday: 'long' }).format(now);
  return name.toLowerCase() as keyof WeekPlan;
}
