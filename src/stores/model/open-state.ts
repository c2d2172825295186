import { toMinutes, type KnownStore, type OpeningHours, type Weekday } from './store.js';
import type { StoreClock } from './store-clock.js';
import { getDayHours } from './store-week.js';

const DAY_MS = 24 * 3_600_000;
/** Days to look ahead: a store that opens later than that counts as closed without a next opening. */
const DAYS_AHEAD = 7;

/** Whether a store is open, and what comes next. Times are in the store's time zone. */
export type OpenState =
  /** Without a time if closing is unknown or more than a day away, or on a day that is open for 24 hours. */
  | { readonly status: 'open'; readonly closingTime?: string }
  | { readonly status: 'closed'; readonly isAllDay: boolean; readonly opening?: NextOpening };

export interface NextOpening {
  readonly openingTime: string;
  readonly day: Weekday;
  /** 0 is today. */
  readonly inDays: number;
}

/** Consecutive openings without a break. */
interface Stretch {
  readonly from: number;
  readonly to: number;
  readonly day: number;
  readonly openingTime: string;
  readonly closingTime: string;
}

interface Reading {
  readonly state: OpenState;
  /** When the hours next change the state. */
  readonly changesAt: number;
}

/**
 * Whether a store is open now. The service's own `isOpen` counts until the hours next change the state; undefined without hours, or
 * without the store's time zone, unless the service sent `isOpen`.
 *
 * @param now milliseconds since 1970
 */
export function findOpenState(
  { store, readAt }: KnownStore,
  clock: StoreClock | undefined,
  now: number,
): OpenState | undefined {
  const { hours, isOpen } = store;
  if (!hours || !clock) return isOpen === undefined ? undefined : toReportedState(isOpen);
  const { state } = readHours(hours, clock, now);
  const isReported = isOpen !== undefined && now < readHours(hours, clock, readAt).changesAt;
  return isReported && isOpen !== (state.status === 'open') ? toReportedState(isOpen) : state;
}

/** Without times: where the service contradicts the hours, their times would be wrong too. */
function toReportedState(isOpen: boolean): OpenState {
  return isOpen ? { status: 'open' } : { status: 'closed', isAllDay: false };
}

function readHours(hours: OpeningHours, clock: StoreClock, now: number): Reading {
  const today = clock.getDay(now);
  const stretches = listStretches(hours, clock, today);
  const spans = getDayHours(hours, today).hours;
  const current = stretches.find(({ from, to }) => from <= now && now < to);
  if (current) {
    const { to, closingTime } = current;
    const isKnown = to - now <= DAY_MS && !spans.some((span) => span.openingTime === span.closingTime);
    return { state: { status: 'open', ...(isKnown && { closingTime }) }, changesAt: to };
  }
  const next = stretches.find(({ from }) => from > now);
  const isAllDay = spans.length === 0;
  const opening = next && {
    openingTime: next.openingTime,
    day: getDayHours(hours, next.day).day,
    inDays: next.day - today,
  };
  return { state: { status: 'closed', isAllDay, ...(opening && { opening }) }, changesAt: next?.from ?? Infinity };
}

/** Starts with yesterday, whose last opening may extend into today. */
function listStretches(hours: OpeningHours, clock: StoreClock, today: number): Stretch[] {
  const days = Array.from({ length: DAYS_AHEAD + 2 }, (_, index) => today - 1 + index);
  const openings = days
    .flatMap((day) =>
      getDayHours(hours, day).hours.map((span): Stretch => {
        const [opens, closes] = [toMinutes(span.openingTime), toMinutes(span.closingTime)];
        const lastDay = closes > opens ? day : day + 1;
        return { from: clock.toMoment(day, opens), to: clock.toMoment(lastDay, closes), day, ...span };
      }),
    )
    .sort((one, other) => one.from - other.from);
  const stretches: Stretch[] = [];
  for (const opening of openings) {
    const last = stretches.at(-1);
    if (!last || opening.from > last.to) stretches.push(opening);
    else if (opening.to > last.to) {
      stretches[stretches.length - 1] = { ...last, to: opening.to, closingTime: opening.closingTime };
    }
  }
  return stretches;
}
