import { settle } from './settle.js';

/** Time that only the test advances. */
export interface FakeClock {
  now(): number;
  /** Runs `callback` once after `ms`; the returned function cancels it. */
  after(ms: number, callback: () => void): () => void;
  /** Advances the time. Timers run at their own moments, and promises settle in between. */
  pass(ms: number): Promise<void>;
  /** Does the same for external events, such as a pending answer, which `countTimers` must not count. */
  happen(ms: number, callback: () => void): void;
  /** The pending timers of our own code. */
  countTimers(): number;
}

/** Saturday 21 November 2026, noon. */
export const NOON = Date.UTC(2026, 10, 21, 12);

interface Timer {
  readonly at: number;
  readonly callback: () => void;
  readonly isOurs: boolean;
}

export function createFakeClock(start = NOON): FakeClock {
  let time = start;
  const timers = new Set<Timer>();

  const findNext = (end: number): Timer | undefined =>
    [...timers].filter(({ at }) => at <= end).sort((one, other) => one.at - other.at)[0];

  return {
    now: () => time,
    after(ms, callback) {
      const timer = { at: time + Math.max(0, ms), callback, isOurs: true };
      timers.add(timer);
      return () => void timers.delete(timer);
    },
    happen: (ms, callback) => void timers.add({ at: time + ms, callback, isOurs: false }),
    async pass(ms) {
      const end = time + ms;
      await settle();
      for (let next = findNext(end); next; next = findNext(end)) {
        timers.delete(next);
        time = next.at;
        next.callback();
        await settle();
      }
      time = end;
    },
    countTimers: () => [...timers].filter(({ isOurs }) => isOurs).length,
  };
}
