import type { StoreApi } from 'zustand/vanilla';
import type { Guesses } from '../state/registry.js';
import type { Platform } from '../../platform/platform.js';

/** Failed attempts after which a guest has to wait. */
const MISSES_ALLOWED = 5;
const FIRST_WAIT_MS = 60_000;
const LONGEST_WAIT_MS = 15 * 60_000;

/** Counts a failed attempt. Every fifth one starts a cool-down: 60 s at first, doubled each time, 15 min at most. */
export function countMiss(guesses: Guesses, now: number): Guesses {
  const misses = guesses.misses + 1;
  if (misses < MISSES_ALLOWED) return { ...guesses, misses };
  const wait = Math.min(FIRST_WAIT_MS * 2 ** guesses.waits, LONGEST_WAIT_MS);
  return { misses: 0, waits: guesses.waits + 1, blockedUntil: Math.max(guesses.blockedUntil, now + wait) };
}

/** Clears the failed attempts, but not the length of the next cool-down: otherwise, one known order would allow endless guesses. */
export function countHit(guesses: Guesses): Guesses {
  return { ...guesses, misses: 0 };
}

const TICK_MS = 1_000;

/** A period during which no attempt is allowed. */
export interface CoolDownState {
  /** Wall-clock milliseconds until which no attempt is allowed; 0 if there is no cool-down. */
  readonly blockedUntil: number;
  /** The clock at the last tick, for the countdown. */
  readonly now: number;
}

export interface CoolDown {
  /** Blocks attempts until a wall-clock time and counts down; a time before the current end changes nothing. */
  block(until: number): void;
  stop(): void;
}

/** Counts a cool-down down once a second. */
export function createCoolDown(
  clock: Pick<Platform, 'now' | 'after'>,
  store: Pick<StoreApi<CoolDownState>, 'getState'> & { setState(state: Partial<CoolDownState>): void },
): CoolDown {
  let stopTick = (): void => {};

  function tick(): void {
    stopTick();
    const { blockedUntil } = store.getState();
    const now = clock.now();
    if (blockedUntil <= now) return store.setState({ blockedUntil: 0, now });
    store.setState({ now });
    stopTick = clock.after(Math.min(TICK_MS, blockedUntil - now), tick);
  }

  return {
    block(until) {
      if (until <= store.getState().blockedUntil) return;
      store.setState({ blockedUntil: until });
      tick();
    },
    stop: () => stopTick(),
  };
}
