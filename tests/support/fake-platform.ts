import type { Platform } from '../../src/platform/platform.js';
import { createFakeClock, type FakeClock } from './fake-clock.js';
import { createScriptedFetch, type ScriptedFetch } from './scripted-fetch.js';

/** The platform, controlled by a test. */
export interface FakePlatform extends Platform {
  readonly clock: FakeClock;
  readonly network: ScriptedFetch;
  /** The announcements to assistive technology, in order. */
  readonly announcements: readonly string[];
  /** Every address that the bar has shown since the start, except the first one. */
  readonly addresses: readonly string[];
  /** The addresses that the page left for. */
  readonly departures: readonly string[];
  /** How often the session storage was cleared. */
  countForgotten(): number;
  /** Goes offline. Scripted replies still arrive: a browser may be wrong. */
  goOffline(): void;
  /** Goes back online. */
  goOnline(): void;
  /** The number of listeners for the network's return. */
  countOnlineListeners(): number;
}

export interface FakePlatformOptions {
  /** The page's address. */
  readonly address?: string;
  /** Text of the page's configuration script. */
  readonly pageConfiguration?: string;
  /** The random numbers; constant unless a function is passed. */
  readonly random?: () => number;
  readonly isOnline?: boolean;
}

export function createFakePlatform(options: FakePlatformOptions = {}): FakePlatform {
  const { address = 'https://shop.example/help', random = () => 0.5 } = options;
  const waiting = new Set<() => void>();
  let isOnline = options.isOnline ?? true;
  let forgotten = 0;
  const clock = createFakeClock();
  const network = createScriptedFetch(clock);
  const announcements: string[] = [];
  const addresses: string[] = [];
  const departures: string[] = [];
  return {
    clock,
    network,
    announcements,
    addresses,
    departures,
    now: clock.now,
    after: clock.after,
    random,
    fetch: network.fetch,
    address: () => new URL(addresses.at(-1) ?? address),
    href: () => new URL(addresses.at(-1) ?? address).href,
    origin: () => new URL(address).origin,
    replaceAddress: (url) => void addresses.push(url.href),
    leaveFor: (url) => void departures.push(url),
    whenPageIsReady: (callback) => clock.after(0, callback),
    prepareAnnouncements: () => undefined,
    announce: (text) => void announcements.push(text),
    readPageConfiguration: () => options.pageConfiguration,
    forgetStored: () => void (forgotten += 1),
    countForgotten: () => forgotten,
    isOnline: () => isOnline,
    onOnline(listener) {
      waiting.add(listener);
      return () => void waiting.delete(listener);
    },
    goOffline() {
      isOnline = false;
    },
    countOnlineListeners: () => waiting.size,
    goOnline() {
      isOnline = true;
      for (const listener of [...waiting]) listener();
    },
  };
}
