import type { CanaryName } from './canaries.js';

/** Where personal data must not be; whoever sees the page, its storage or its traffic can read there. */
export const PLACES = [
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

export type Place = (typeof PLACES)[number];

/** A canary where it must not be. */
export interface CanaryHit {
  readonly place: Place;
  readonly canary: CanaryName;
  /** All that stood there: an attribute, an address, an entry of a storage. */
  readonly text: string;
}
