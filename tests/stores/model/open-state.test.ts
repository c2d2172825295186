import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findOpenState, type OpenState } from '../../../src/stores/model/open-state.js';
import { findStoreClock } from '../../../src/stores/model/store-clock.js';
import { listStoreWeek } from '../../../src/stores/model/store-week.js';
import type { OpeningHours, Weekday } from '../../../src/stores/model/store.js';
import { createHours, createKnownStore } from './store-samples.js';
import { sampleCount } from '../../support/sample.js';

const DAILY = createHours(['10:00-21:00']);
/** Friday and Saturday nights, past midnight. */
const NIGHTS = createHours([
  '10:00-20:00',
  '10:00-20:00',
  '10:00-20:00',
  '10:00-20:00',
  '20:00-02:00',
  '20:00-02:00',
  '',
]);

function findState(hours: OpeningHours, zone: string, moment: string): OpenState | undefined {
  const at = Date.parse(moment);
  return findOpenState(createKnownStore({ hours, timeZone: zone }, at), findStoreClock(zone), at);
}

const open = (closingTime?: string): OpenState => ({ status: 'open', ...(closingTime && { closingTime }) });
const closed = (openingTime: string, day: Weekday, inDays: number): OpenState => ({
  status: 'closed',
  isAllDay: false,
  opening: { openingTime, day, inDays },
});
/** A day without hours. */
const allDay = (state: OpenState): OpenState => ({ ...state, isAllDay: true }) as OpenState;

interface Case {
  readonly what: string;
  readonly hours?: OpeningHours;
  readonly zone?: string;
  readonly at: string;
  readonly state: OpenState;
}

const CASES: readonly Case[] = [
  // Saturday 21 November 2026, New York: five hours behind UTC.
  { what: 'in the middle of its hours', at: '2026-11-21T18:00:00Z', state: open('21:00') },
  { what: 'at the second it opens', at: '2026-11-21T15:00:00Z', state: open('21:00') },
  { what: 'a second before it opens', at: '2026-11-21T14:59:59Z', state: closed('10:00', 'saturday', 0) },
  { what: 'a second before it closes', at: '2026-11-22T01:59:59Z', state: open('21:00') },
  { what: 'at the second it closes', at: '2026-11-22T02:00:00Z', state: closed('10:00', 'sunday', 1) },
  { what: 'on another continent', zone: 'Asia/Kolkata', at: '2026-11-21T04:30:00Z', state: open('21:00') },
  {
    what: 'between two openings of a day',
    hours: createHours(['10:00-13:00 15:00-18:00']),
    at: '2026-11-21T19:00:00Z',
    state: closed('15:00', 'saturday', 0),
  },
  {
    what: 'in two openings without a break',
    hours: createHours(['10:00-13:00 13:00-18:00']),
    at: '2026-11-21T16:00:00Z',
    state: open('18:00'),
  },
  {
    what: 'in two openings that overlap',
    hours: createHours(['10:00-15:00 13:00-14:00']),
    at: '2026-11-21T16:00:00Z',
    state: open('15:00'),
  },
  {
    what: 'after midnight, in an opening of the previous day',
    hours: NIGHTS,
    at: '2026-11-22T06:30:00Z',
    state: open('02:00'),
  },
  { what: 'before midnight', hours: NIGHTS, at: '2026-11-22T02:00:00Z', state: open('02:00') },
  {
    what: 'after the night, on a day without hours',
    hours: NIGHTS,
    at: '2026-11-22T07:00:00Z',
    state: allDay(closed('10:00', 'monday', 1)),
  },
  { what: 'around the clock', hours: createHours(['00:00-00:00']), at: '2026-11-21T18:00:00Z', state: open() },
  {
    what: 'with one long day before a closed one',
    hours: createHours(['10:00-20:00'], { '2026-11-21': '00:00-00:00', '2026-11-22': '' }),
    at: '2026-11-21T18:00:00Z',
    state: open(),
  },
  {
    what: 'on a holiday',
    hours: createHours(['10:00-20:00'], { '2026-11-26': '' }),
    at: '2026-11-26T18:00:00Z',
    state: allDay(closed('10:00', 'friday', 1)),
  },
  {
    what: 'on a holiday of its own calendar, while the next day has begun elsewhere',
    hours: createHours(['10:00-23:00'], { '2026-11-26': '10:00-22:00' }),
    at: '2026-11-27T02:30:00Z',
    state: open('22:00'),
  },
  {
    what: 'on a special day that is closed otherwise',
    hours: createHours([''], { '2026-11-26': '12:00-16:00' }),
    at: '2026-11-24T18:00:00Z',
    state: allDay(closed('12:00', 'thursday', 2)),
  },
  {
    what: 'without any opening',
    hours: createHours(['']),
    at: '2026-11-21T18:00:00Z',
    state: { status: 'closed', isAllDay: true },
  },
  // The night that is an hour shorter: 8 March 2026, 2:00 becomes 3:00.
  {
    what: 'in the night that loses an hour, before it',
    hours: createHours(['20:00-04:00']),
    at: '2026-03-08T06:59:00Z',
    state: open('04:00'),
  },
  {
    what: 'in the night that loses an hour, after it closed by its clock',
    hours: createHours(['20:00-04:00']),
    at: '2026-03-08T08:00:00Z',
    state: closed('20:00', 'sunday', 0),
  },
  {
    what: 'in the night that gains an hour, the second time it is half past one',
    hours: createHours(['20:00-02:00']),
    at: '2026-11-01T06:30:00Z',
    state: open('02:00'),
  },
  {
    what: 'in the night that gains an hour, at two',
    hours: createHours(['20:00-02:00']),
    at: '2026-11-01T07:00:00Z',
    state: closed('20:00', 'sunday', 0),
  },
  {
    what: 'on the morning after the change',
    at: '2026-03-08T14:00:00Z',
    state: open('21:00'),
  },
  {
    what: 'in London on the morning after the change',
    zone: 'Europe/London',
    at: '2026-10-25T10:00:00Z',
    state: open('21:00'),
  },
  {
    what: 'in London, an hour before that',
    zone: 'Europe/London',
    at: '2026-10-25T09:00:00Z',
    state: closed('10:00', 'sunday', 0),
  },
  {
    what: 'on Lord Howe, where clocks change by half an hour',
    zone: 'Australia/Lord_Howe',
    at: '2026-10-03T23:00:00Z',
    state: open('21:00'),
  },
];

describe('a store', () => {
  it.each(CASES)('$what has the correct state', ({ hours = DAILY, zone = 'America/New_York', at, state }) => {
    expect(findState(hours, zone, at)).toEqual(state);
  });

  it.each<[isOpen: boolean | undefined, state: OpenState | undefined]>([
    [true, open()],
    [false, { status: 'closed', isAllDay: false }],
    [undefined, undefined],
  ])('without hours has the state of the service: %s', (isOpen, state) => {
    const known = createKnownStore(isOpen === undefined ? {} : { isOpen });
    expect(findOpenState(known, findStoreClock('UTC'), 0)).toEqual(state);
  });

  it('of an unknown time zone has the state of the service, whatever its hours', () => {
    expect(findOpenState(createKnownStore({ hours: DAILY, isOpen: true }), undefined, 0)).toEqual(open());
    expect(findOpenState(createKnownStore({ hours: DAILY }), undefined, 0)).toBeUndefined();
  });
});

describe('the open state of the service', () => {
  const zone = 'America/New_York';
  const noon = Date.parse('2026-11-21T17:00:00Z');
  const night = Date.parse('2026-11-22T03:00:00Z');
  const find = (isOpen: boolean, readAt: number, now: number) =>
    findOpenState(createKnownStore({ hours: DAILY, timeZone: zone, isOpen }, readAt), findStoreClock(zone), now);

  it('takes precedence over the hours', () => {
    expect(find(false, noon, noon)).toEqual({ status: 'closed', isAllDay: false });
    expect(find(true, night, night)).toEqual(open());
  });

  it('uses the times of hours that agree', () => {
    expect(find(true, noon, noon)).toEqual(open('21:00'));
    expect(find(false, night, night)).toEqual(closed('10:00', 'sunday', 1));
  });

  it('applies until the hours change', () => {
    expect(find(true, noon, night)).toEqual(closed('10:00', 'sunday', 1));
    expect(find(false, noon, noon + 60 * 60_000)).toEqual({ status: 'closed', isAllDay: false });
    expect(find(false, noon, noon + 24 * 60 * 60_000)).toEqual(open('21:00'));
  });
});

describe('for any hours, zone and moment', () => {
  const time = fc
    .integer({ min: 0, max: 24 * 4 - 1 })
    .map(
      (quarter) => `${String(Math.floor(quarter / 4)).padStart(2, '0')}:${String((quarter % 4) * 15).padStart(2, '0')}`,
    );
  const day = fc
    .array(fc.tuple(time, time), { maxLength: 2 })
    .map((spans) => spans.map((ends) => ends.join('-')).join(' '));
  const week = fc.array(day, { minLength: 7, maxLength: 7 });
  const zone = fc.constantFrom('America/New_York', 'Europe/London', 'Asia/Kolkata', 'Australia/Lord_Howe');
  /** Around days on which clocks change, where errors are likely. */
  const moment = fc
    .tuple(
      fc.constantFrom('2026-03-08', '2026-11-01', '2026-03-29', '2026-10-25', '2026-10-04', '2026-04-05'),
      fc.integer({ min: -48 * 60, max: 48 * 60 }),
    )
    .map(([date, minutes]) => Date.parse(date) + minutes * 60_000);

  it('a store is open exactly if its clock is in one of its openings, except when clocks go back', () => {
    fc.assert(
      fc.property(week, zone, moment, (days, name, at) => {
        const hours = createHours(days);
        const clock = findStoreClock(name);
        const state = findOpenState(createKnownStore({ hours, timeZone: name }, at), clock, at);
        const [isOpen, isCertain] = lookAtClock(hours, name, at);
        if (isCertain) expect(state?.status).toBe(isOpen ? 'open' : 'closed');
      }),
      { numRuns: sampleCount(2_000) },
    );
  });

  it('the next opening belongs to the day that is named', () => {
    fc.assert(
      fc.property(week, zone, moment, (days, name, at) => {
        const hours = createHours(days);
        const clock = findStoreClock(name);
        const state = findOpenState(createKnownStore({ hours, timeZone: name }, at), clock, at);
        if (state?.status !== 'closed' || !state.opening) return;
        const { inDays, day: weekday, openingTime } = state.opening;
        const named = [...listStoreWeek(hours, clock, at), ...listStoreWeek(hours, clock, at)][inDays];
        expect(named?.day).toBe(weekday);
        expect(named?.hours.map((span) => span.openingTime)).toContain(openingTime);
      }),
    );
  });
});

/** An independent calculation from clock times alone, without moments. Near a clock change it cannot tell. */
function lookAtClock(
  hours: OpeningHours,
  timeZone: string,
  at: number,
): readonly [isOpen: boolean, isCertain: boolean] {
  const format = new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
  const clock = findStoreClock(timeZone);
  if (!clock) throw new Error(timeZone);
  const time = format.format(at);
  const [today] = listStoreWeek(hours, clock, at);
  const yesterday = listStoreWeek(hours, clock, clock.toMoment(clock.getDay(at) - 1, 12 * 60))[0];
  const isOpen =
    today?.hours.some(({ openingTime, closingTime }) =>
      closingTime > openingTime ? openingTime <= time && time < closingTime : openingTime <= time,
    ) === true ||
    yesterday?.hours.some(({ openingTime, closingTime }) => closingTime <= openingTime && time < closingTime) === true;
  const HOURS_MS = 3 * 3_600_000;
  const isCertain = [at - HOURS_MS, at + HOURS_MS].every(
    (near) => getOffset(timeZone, near) === getOffset(timeZone, at),
  );
  return [isOpen, isCertain];
}

function getOffset(timeZone: string, at: number): string {
  const parts = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' }).formatToParts(at);
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
}
