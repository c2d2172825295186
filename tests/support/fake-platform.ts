import type { Platform } from '../../src/platform/platform.js';
import { createFakeClock, type FakeClock } from './fake-clock.js';
import { createScriptedFetch, type ScriptedFetch } from './scripted-fetch.js';

/** The outside world in the hands of a test. */
export interface FakePlatform extends Platform {
  readonly clock: FakeClock;
  readonly network: ScriptedFetch;
  /** What was said to assistive technology, in order. */
  readonly announcements: readonly string[];
  /** Every address the bar has shown since the start, the first one left out. */
  readonly addresses: readonly string[];
  /** Where the page was sent to. */
  readonly departures: readonly string[];
  /** How often all that was kept for the session was forgotten. */
  countForgotten(): number;
  /** The network is gone. What was scripted is answered all the same: a browser may be wrong. */
  goOffline(): void;
  /** The network is back. */
  goOnline(): void;
  /** Who still waits for the network to come back. */
  countOnlineListeners(): number;
}

export interface FakePlatformOptions {
  /** The page's address. */
  readonly address?: string;
  /** Text of the page's configuration script. */
  readonly pageConfiguration?: string;
  /** What chance gives; always the same unless a function is handed in. */
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
