import type { WireStore } from '../../../contract/wire-store.js';
import {
  isWithin,
  toClosedDay,
  toDate,
  toRegularHours,
  toSpecialDay,
  type HoursStyle,
  type WeekPlan,
} from './to-hours.js';

/** A store of the sandbox, created for every answer, because its hours depend on the current time. */
export interface SandboxStore {
  readonly storeId: string;
  /** Other countries in whose lists it appears, because it is near their border. */
  readonly neighbours: readonly string[];
  /** @param now milliseconds since 1970 */
  createStore(now: number): WireStore;
}

export interface StorePlan extends Omit<WireStore, 'storeId' | 'timezone' | 'address'> {
  readonly storeId: string;
  readonly storeName: string;
  readonly timezone: string;
  readonly address: WireStore['address'];
  readonly week: WeekPlan;
  readonly style?: HoursStyle;
  /** Its state at any time of the day; by default, its hours decide. */
  readonly now?: 'open' | 'closed';
  readonly neighbours?: readonly string[];
}

const SERVICES: NonNullable<WireStore['storeServices']> = [
  { serviceGroup: 'PICKUP', enabled: true, storeServiceId: 'svc-pickup' },
  { serviceGroup: 'CURBSIDE_PICKUP', enabled: true, storeServiceId: 'svc-curbside' },
  { serviceGroup: 'RETURNS', enabled: true, storeServiceId: 'svc-returns' },
];

/**
 * Defines a store. It has holidays in three and in five days; today has special hours if the plan's state differs from
 * the weekly hours.
 */
export function defineStore({
  week,
  style = 'duration',
  now: state,
  neighbours = [],
  ...plan
}: StorePlan): SandboxStore {
  return {
    storeId: plan.storeId,
    neighbours,
    createStore(now) {
      const { timezone } = plan;
      const date = (inDays: number): string => toDate(now, timezone, inDays);
      const isOpen = (hours = ''): boolean => isWithin(now, timezone, hours);
      const today = week[toWeekday(now, timezone)];
      const specialHours = [
        ...(state === 'open' && !isOpen(today) ? [toSpecialDay(date(0), '00:00-00:00')] : []),
        ...(state === 'closed' && isOpen(today) ? [toClosedDay(date(0))] : []),
        toClosedDay(date(3)),
        toSpecialDay(date(5), '12:00-16:00'),
      ];
      return {
        facilityType: 'COMPANY_OWNED_STORE',
        storeServices: SERVICES,
        defaultLanguage: 'en',
        ...plan,
        operationalDetails: { hoursOfOperation: { regularHours: toRegularHours(week, style), specialHours } },
        ...(state && { isOpen: state === 'open' }),
      };
    },
  };
}

function toWeekday(now: number, timeZone: string): keyof WeekPlan {
  const name = new Intl.DateTimeFormat('en-US', { timeZone, weekday: 'long' }).format(now);
  return name.toLowerCase() as keyof WeekPlan;
}
