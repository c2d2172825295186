import type { StoreApi } from 'zustand/vanilla';
import type { Platform } from '../../platform/platform.js';

const TICK_MS = 1_000;

/** A time in which no try is let through. */
export interface CoolDownState {
  /** Wall-clock milliseconds until which no try is made; 0 when there is no such time. */
  readonly blockedUntil: number;
  /** The clock as of the last tick, for counting down. */
  readonly now: number;
}

export interface CoolDown {
  /** Lets no try through, and counts down, until a wall-clock time; an earlier one than before changes nothing. */
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
