import type { Address } from '../../addresses/model/address.js';

/** The weekdays in ISO order. */
export const WEEKDAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;

export type Weekday = (typeof WEEKDAYS)[number];

/**
 * One opening in the store's local time: `10:00` to `21:00`. If its end is not after its start, it ends on the next day; `00:00` to
 * `00:00` is a whole day.
 */
export interface OpeningSpan {
  readonly openingTime: string;
  readonly closingTime: string;
}

/** A store's opening hours. A weekday without spans is closed. */
export interface OpeningHours {
  readonly regular: Readonly<Record<Weekday, readonly OpeningSpan[]>>;
  /** Dates with other hours, by the store's calendar: `2026-11-26`. They replace the hours of the weekday. */
  readonly special: ReadonlyMap<string, readonly OpeningSpan[]>;
}

/** A store for the pickup and return of orders. */
export interface Store {
  readonly id: string;
  readonly name: string;
  /** The last part of the store page's path on the shop's site. */
  readonly slug?: string;
  /** Run by the retailer itself; a store of unknown kind counts as such. */
  readonly isCompanyOwned: boolean;
  /** As written; it may not be a valid phone number. */
  readonly phone?: string;
  readonly address: Address;
  readonly geoPoint?: GeoPoint;
  /** The pickup hours; the store's general hours if the service sends none. Absent if unreadable. */
  readonly hours?: OpeningHours;
  /** IANA name as sent, such as `America/New_York`. */
  readonly timeZone: string;
  /** Groups of the services that the store offers; absent if the service does not list them, which counts as all. */
  readonly services?: readonly string[];
  /** Whether it was open at the time of the answer, according to the service. */
  readonly isOpen?: boolean;
}

/** Degrees, WGS 84. */
export interface GeoPoint {
  readonly latitude: number;
  readonly longitude: number;
}

export interface StorePage {
  readonly stores: readonly Store[];
  /** The anchor of the next page; absent on the last page. */
  readonly next?: string;
  /** There is a next page, but its address cannot be used. */
  readonly isNextUnreadable?: true;
  /** The number of unreadable stores, which are left out. */
  readonly unreadable: number;
}

/** A store, and when the service sent it: wall clock, milliseconds since 1970. */
export interface KnownStore {
  readonly store: Store;
  readonly readAt: number;
}

const MINUTES_A_DAY = 24 * 60;
const CLOCK_TIME = /^(\d{1,2}):([0-5]\d)(?::[0-5]\d)?$/;
/** ISO 8601, limited to the units of an opening: days, hours, minutes, seconds. */
const DURATION = /^P(?=\d|T\d)(?:(\d+)D)?(?:T(?=\d)(?:(\d+)H)?(?:(\d+)M)?(?:(\d+)(?:\.\d+)?S)?)?$/;

/** An opening as store services send it: its start, and its duration or end. */
export interface SentSpan {
  readonly start: string | undefined;
  readonly end: string | undefined;
  readonly duration: string | undefined;
}

/**
 * Reads a sent opening (returns and calls, section 6). `PT0S` means closed; if end and duration differ, the end counts. Both are local
 * times of the store: a clock change at night moves no closing time. An end equal to the start is a whole day, unless the duration says
 * that it is closed.
 *
 * @returns `undefined` for an unreadable opening, which must not be taken for closed
 */
export function toOpeningSpan({ start, end, duration }: SentSpan): OpeningSpan | 'closed' | undefined {
  const opens = findMinutes(start);
  const lasts = findDuration(duration);
  if (lasts === 0 && (end === undefined || findMinutes(end) === opens)) return 'closed';
  const closes = findMinutes(end);
  if (opens === undefined) return undefined;
  if (closes !== undefined) return toSpan(opens, closes);
  // Limit it to a day: the next day has hours of its own.
  return lasts === undefined || lasts === 0 ? undefined : toSpan(opens, opens + Math.min(lasts, MINUTES_A_DAY));
}

/** Minutes since midnight, of a time in the format of `toOpeningSpan`. */
export function toMinutes(clockTime: string): number {
  return findMinutes(clockTime) ?? 0;
}

function findMinutes(text: string | undefined): number | undefined {
  const [, hours, minutes] = CLOCK_TIME.exec(text?.trim() ?? '') ?? [];
  const total = Number(hours) * 60 + Number(minutes);
  // 24:00 is midnight at the end of the day.
  return total <= MINUTES_A_DAY ? total % MINUTES_A_DAY : undefined;
}

/** In whole minutes. */
function findDuration(text: string | undefined): number | undefined {
  const [whole, ...parts] = DURATION.exec(text?.trim() ?? '') ?? [];
  if (whole === undefined) return undefined;
  const [days = 0, hours = 0, minutes = 0, seconds = 0] = parts.map((part) => Number(part ?? 0));
  return Math.floor(days * MINUTES_A_DAY + hours * 60 + minutes + seconds / 60);
}

function toSpan(opens: number, closes: number): OpeningSpan {
  return { openingTime: toClockTime(opens), closingTime: toClockTime(closes % MINUTES_A_DAY) };
}

function toClockTime(minutes: number): string {
  const write = (number: number): string => String(number).padStart(2, '0');
  return `${write(Math.floor(minutes / 60))}:${write(minutes % 60)}`;
}
