import type { CanaryName } from './canaries.js';

/** The places where personal data must not be, because anyone with access to the page, its storage or its traffic can read them. */
export const SCAN_LOCATIONS = [
  'local storage',
  'session storage',
  'IndexedDB',
  'cookies',
  'URL',
  'history state',
  'title',
  'console',
  'events',
  'request URLs',
  'Referer at a second origin',
  'postMessage',
  'light DOM',
  'attributes in shadow DOM',
  'window.name',
  'resource timing',
  'names of locks',
] as const;

export type ScanLocation = (typeof SCAN_LOCATIONS)[number];

/** A canary in a forbidden place. */
export interface CanaryHit {
  readonly location: ScanLocation;
  readonly canary: CanaryName;
  /** The whole text of the place: an attribute, an address, a storage entry. */
  readonly text: string;
}
