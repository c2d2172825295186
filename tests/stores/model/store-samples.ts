import {
  WEEKDAYS,
  type KnownStore,
  type OpeningHours,
  type OpeningSpan,
  type Store,
} from '../../../src/stores/model/store.js';

/** Parses `10:00-21:00` into an opening. */
function toSpan(text: string): OpeningSpan {
  const [openingTime = '', closingTime = ''] = text.split('-');
  return { openingTime, closingTime };
}

/** Hours by weekday, Monday first, and by date; a text may contain several openings, an empty one none. */
export function createHours(week: readonly string[], special: Readonly<Record<string, string>> = {}): OpeningHours {
  const toSpans = (text = ''): OpeningSpan[] => text.split(' ').filter(Boolean).map(toSpan);
  return {
    regular: Object.fromEntries(WEEKDAYS.map((day, index) => [day, toSpans(week[index % week.length])])) as never,
    special: new Map(Object.entries(special).map(([date, text]) => [date, toSpans(text)])),
  };
}

export function createStore(changes: Partial<Store> = {}): Store {
  return {
    id: '101',
    name: 'Harbor Street Store',
    isCompanyOwned: true,
    address: { address1: '400 Market Square', city: 'Sacramento', state: 'CA', zipCode: '95814', country: 'US' },
    timeZone: 'America/Los_Angeles',
    ...changes,
  };
}

export function createKnownStore(changes: Partial<Store> = {}, readAt = 0): KnownStore {
  return { store: createStore(changes), readAt };
}
