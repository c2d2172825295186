import type { StoreApi } from 'zustand/vanilla';
import type { Motion } from '../../../platform/motion.js';
import type { Platform, Visibility } from '../../../platform/platform.js';
import { createSlice } from '../../../app/state/create-slice.js';

/** How long each is on show (orders area, section 4). */
export const ROTATION_MS = 5_000;

/** Why it waits although nobody paused it: somebody is about to read or to press something. */
export type Hold = 'pointer' | 'focus';

export interface RotationState {
  /** The place of what is on show, from zero. */
  readonly at: number;
  readonly isPaused: boolean;
  /** The shopper asked for less motion: nothing changes by itself, and there is nothing to pause. */
  readonly isStill: boolean;
}

export interface Rotation {
  readonly store: StoreApi<RotationState>;
  /** Others are there to be shown, and one of them first. */
  turnTo(count: number, at: number): void;
  show(at: number): void;
  /** One on or back; the last is followed by the first. */
  step(by: 1 | -1): void;
  hold(why: Hold, isHeld: boolean): void;
  /** Pauses, or goes on: at once, wherever pointer and focus are. */
  toggle(): void;
  dispose(): void;
}

export interface RotationWorld {
  readonly platform: Pick<Platform, 'after'>;
  readonly visibility: Visibility;
  readonly motion: Motion;
}

/** Shows one after the other, as long as somebody can see it and nobody keeps it. */
export function createRotation({ platform, visibility, motion }: RotationWorld): Rotation {
  const store = createSlice<RotationState>({ at: 0, isPaused: false, isStill: motion.isReduced() });
  const holds = new Set<Hold>();
  let count = 0;
  let stop = (): void => {};

  /** Whatever happened, what is on show now is there for its whole time. */
  function wait(): void {
    stop();
    const { isPaused, isStill } = store.getState();
    if (count < 2 || isPaused || isStill || holds.size > 0 || !visibility.isVisible()) return;
    stop = platform.after(ROTATION_MS, () => rotation.step(1));
  }

  const rotation: Rotation = {
    store,
    turnTo(next, at) {
      count = next;
      rotation.show(at);
    },
    show(at) {
      store.setState({ at });
      wait();
    },
    step: (by) => rotation.show((store.getState().at + by + count) % count),
    hold(why, isHeld) {
      if (isHeld) holds.add(why);
      else holds.delete(why);
      wait();
    },
    toggle() {
      holds.clear();
      store.setState(({ isPaused }) => ({ isPaused: !isPaused }));
      wait();
    },
    dispose() {
      stop();
      for (const end of ends) end();
    },
  };
  const handleMotion = (): void => {
    store.setState({ isStill: motion.isReduced() });
    wait();
  };
  const ends = [visibility.onChange(wait), motion.onChange(handleMotion)];
  return rotation;
}
