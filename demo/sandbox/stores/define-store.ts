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

/** A store of the sandbox, built anew for every answer: its hours are told as of now. */
export interface SandboxStore {
  readonly storeId: string;
  /** Countries that it is listed in besides its own: it lies at their border. */
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
  /** What it has to be at any time of the day; else what its hours say. */
  readonly now?: 'open' | 'closed';
  readonly neighbours?: readonly string[];
}

const SERVICES: NonNullable<WireStore['storeServices']> = [
  { serviceGroup: 'PICKUP', enabled: true, storeServiceId: 'svc-pickup' },
  { serviceGroup: 'CURBSIDE_PICKUP', enabled: true, storeServiceId: 'svc-curbside' },
  { serviceGroup: 'RETURNS', enabled: true, storeServiceId: 'svc-returns' },
];

/** Holidays come in three and five days, whenever that is; today is special where the plan asks for another state than its week gives. */
export function defineStore({
  week,
  style = 'duration',
  now: wanted,
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
