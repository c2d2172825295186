import { createStore, type StoreApi } from 'zustand/vanilla';
import { announceToBuilds, onOtherBuild } from '../../platform/page-events.js';

/** Raise the number when a field changes its meaning: versions with another number share nothing. */
const KEY = Symbol.for('orders-area/1');

/**
 * What every copy and version of this code on a page shares: plain values, no functions and no instances of our classes. What has
 * methods lies in `builds`, where each build reads its own entry only.
 */
export interface PageData {
  /** Page-wide defaults of attributes and properties, by property name. */
  defaults?: Readonly<Record<string, unknown>>;
  /** Defaults of the page's configuration script; `defaults` win. */
  block?: Readonly<Record<string, unknown>>;
  /** Failed guest lookups. They outlive a session: they slow down guessing and hold no personal data. */
  guesses?: Guesses;
  /** Failed gift card requests, likewise. */
  cardGuesses?: Guesses;
  /** Random id of this page load, sent with every call; memory only. */
  visitorId?: string;
  /** Contact data taken out of the page's URL, until a lookup uses it. */
  contact?: { readonly email?: string; readonly phoneNumber?: string };
  /** The page's query has opened sign-in; once per page is enough. */
  hasOpenedSignIn?: boolean;
  /** The page's configuration script has been read. */
  hasPageScript?: boolean;
  /** What has methods, by the build that made it. */
  readonly builds: Record<string, unknown>;
}

/** Failed attempts on this page. `waits` counts the cool-downs so far. */
export interface Guesses {
  readonly misses: number;
  readonly waits: number;
  /** Wall-clock milliseconds before which no attempt is sent. */
  readonly blockedUntil: number;
}

/** Apart from the rules that count them, which load with the first attempt. */
export const NO_GUESSES: Guesses = { misses: 0, waits: 0, blockedUntil: 0 };

export function getPageData(): PageData {
  const page = globalThis as { [KEY]?: PageData };
  return (page[KEY] ??= { builds: {} });
}

/** A value of the page's data as a store. A change reaches the stores of other builds. */
export function createPageSlice<Name extends 'defaults' | 'guesses' | 'cardGuesses'>(
  name: Name,
  initial: NonNullable<PageData[Name]>,
): StoreApi<NonNullable<PageData[Name]>> {
  const data = getPageData();
  const getValue = () => (data[name] ??= initial);
  const store = createStore(getValue);
  store.subscribe((state) => {
    if (data[name] === state) return;
    data[name] = state;
    announceToBuilds(name);
  });
  onOtherBuild(name, () => store.setState(getValue(), true));
  return store;
}
