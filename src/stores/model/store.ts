import type { Address } from '../../addresses/model/address.js';

/** The seven days in the order of the ISO week. */
export const WEEKDAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;

export type Weekday = (typeof WEEKDAYS)[number];

/**
 * A time that a store is open, on the store's own clock: `10:00` to `21:00`. One that does not end after it began ends on the next
 * day; `00:00` to `00:00` is a whole day.
 */
export interface OpeningSpan {
  readonly openingTime: string;
  readonly closingTime: string;
}

/** When a store is open. A weekday without spans is closed. */
export interface OpeningHours {
  readonly regular: Readonly<Record<Weekday, readonly OpeningSpan[]>>;
  /** Days that differ, by their date on the store's calendar: `2026-11-26`. They take the place of the weekday. */
  readonly special: ReadonlyMap<string, readonly OpeningSpan[]>;
}

/** A shop that orders are picked up in and brought back to. */
export interface Store {
  readonly id: string;
  readonly name: string;
  /** Names the store's page in the shop's site. */
  readonly slug?: string;
  /** Run by the retailer itself; one whose kind nobody knows counts as such. */
  readonly isCompanyOwned: boolean;
  /** As written; not every one can be called. */
  readonly phone?: string;
  readonly address: Address;
  readonly place?: GeoPoint;
  /** When orders are handed out; the store's own hours where the service names no others. Absent where they cannot be read. */
  readonly hours?: OpeningHours;
  /** IANA name, such as `America/New_York`, as sent. */
  readonly timeZone: string;
  /** Groups of the services that the store offers; absent where the service does not list them, which counts as all. */
  readonly services?: readonly string[];
  /** Whether it is open, by the service's own word at the time of the answer. */
  readonly isOpen?: boolean;
}

/** Degrees, WGS 84. */
export interface GeoPoint {
  readonly latitude: number;
  readonly longitude: number;
}

export interface StorePage {
  readonly stores: readonly Store[];
  /** Where the list goes on; absent on its last page. */
  readonly next?: string;
  /** How many stores could not be read and are left out. */
  readonly unreadable: number;
}

/** A store, and when the service spoke of it: wall clock, milliseconds since 1970. */
export interface KnownStore {
  readonly store: Store;
  readonly readAt: number;
}

const MINUTES_A_DAY = 24 * 60;
const CLOCK_TIME = /^(\d{1,2}):([0-5]\d)(?::[0-5]\d)?$/;
/** ISO 8601, as far as an opening can last: days, hours, minutes, seconds. */
const DURATION = /^P(?=\d|T\d)(?:(\d+)D)?(?:T(?=\d)(?:(\d+)H)?(?:(\d+)M)?(?:(\d+)(?:\.\d+)?S)?)?$/;

/** An opening as stores' services send it: when it begins, and how long it lasts or when it ends. */
export interface SentSpan {
  readonly start: string | undefined;
  readonly end: string | undefined;
  readonly duration: string | undefined;
}

/**
 * The opening that was sent (returns and calls, section 6). `PT0S` is closed; where end and duration differ, the end counts. Both are
 * times of the store's clock: a night on which the clocks change moves no closing time. An end at the very beginning is a whole day,
 * unless the duration says that it is closed.
 *
 * @returns `undefined` for what cannot be read: nobody may take it for closed
 */
export function toOpeningSpan({ start, end, duration }: SentSpan): OpeningSpan | 'closed' | undefined {
  const opens = findMinutes(start);
  const lasts = findDuration(duration);
  if (lasts === 0 && (end === undefined || findMinutes(end) === opens)) return 'closed';
  const closes = findMinutes(end);
  if (opens === undefined) return undefined;
  if (closes !== undefined) return toSpan(opens, closes);
  // Longer than a day is as good as a day: the next one has hours of its own.
  return lasts === undefined || lasts === 0 ? undefined : toSpan(opens, opens + Math.min(lasts, MINUTES_A_DAY));
}

/** Minutes since midnight of a time as `toOpeningSpan` writes it. */
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
