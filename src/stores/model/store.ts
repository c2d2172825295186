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
