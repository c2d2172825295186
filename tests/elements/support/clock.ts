import { pause } from './until.js';

interface Timer {
  readonly due: number;
  readonly task: () => void;
}

export interface Clock {
  /** Advances the time, and runs the timers on the way in order. */
  advance(ms: number): Promise<void>;
  restore(): void;
}

/** Shorter waits belong to the renderers and stay real. */
const SHORTEST_FAKED_MS = 50;

/** Replaces the wall clock and timers of 50 ms or more. Promises, frames and events stay real. */
export function installClock(page: Window & typeof globalThis = window): Clock {
  const real = { setTimeout: page.setTimeout, clearTimeout: page.clearTimeout, now: page.Date.now };
  const timers = new Map<number, Timer>();
  let now = real.now();
  // Far from the browser's own ids.
  let lastId = 1_000_000_000;

  page.Date.now = () => now;
  page.setTimeout = ((task: () => void, ms = 0) => {
    if (ms < SHORTEST_FAKED_MS) return real.setTimeout.call(page, task, ms);
    timers.set((lastId += 1), { due: now + ms, task });
    return lastId;
  }) as typeof page.setTimeout;
  page.clearTimeout = (id) => {
    if (!timers.delete(Number(id))) real.clearTimeout.call(page, id);
  };

  return {
    async advance(ms) {
      const end = now + ms;
      for (let next = findNext(timers, end); next; next = findNext(timers, end)) {
        const [id, { due, task }] = next;
        now = due;
        timers.delete(id);
        task();
        await pause(0);
      }
      now = end;
      await pause(0);
    },
    restore() {
      Object.assign(page, { setTimeout: real.setTimeout, clearTimeout: real.clearTimeout });
      page.Date.now = real.now;
    },
  };
}

function findNext(timers: ReadonlyMap<number, Timer>, end: number): [number, Timer] | undefined {
  return [...timers].filter(([, { due }]) => due <= end).sort(([, a], [, b]) => a.due - b.due)[0];
}
