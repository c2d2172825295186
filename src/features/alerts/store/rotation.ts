import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Motion } from '../../../platform/motion.js';
import type { Platform, Visibility } from '../../../platform/platform.js';

/** How long each alert is visible (orders area, section 4). */
export const ROTATION_MS = 5_000;

/** Why the rotation waits although it is not paused: the pointer or the focus is on it. */
export type Hold = 'pointer' | 'focus';

export interface RotationState {
  /** The index of the visible alert. */
  readonly at: number;
  readonly isPaused: boolean;
  /** The shopper prefers reduced motion: nothing rotates, so there is nothing to pause. */
  readonly isStill: boolean;
}

export interface Rotation {
  readonly store: StoreApi<RotationState>;
  /** Sets the number of alerts, and shows one of them. */
  turnTo(count: number, at: number): void;
  show(at: number): void;
  /** Goes to the next or previous alert, wrapping around. */
  step(by: 1 | -1): void;
  hold(why: Hold, isHeld: boolean): void;
  /** Pauses or resumes at once, even while the pointer or the focus is on the alerts. */
  toggle(): void;
  dispose(): void;
}

export interface RotationDeps {
  readonly platform: Pick<Platform, 'after'>;
  readonly visibility: Visibility;
  readonly motion: Motion;
}

/** Creates a rotation that runs while the page is visible and nothing holds or pauses it. */
export function createRotation({ platform, visibility, motion }: RotationDeps): Rotation {
  const store = createStore<RotationState>(() => ({ at: 0, isPaused: false, isStill: motion.isReduced() }));
  const holds = new Set<Hold>();
  let count = 0;
  let stop = (): void => {};

  /** Restarts the timer, so that the visible alert gets its full time after any change. */
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
      for (const stopListening of listeners) stopListening();
    },
  };
  const handleMotion = (): void => {
    store.setState({ isStill: motion.isReduced() });
    wait();
  };
  const listeners = [visibility.onChange(wait), motion.onChange(handleMotion)];
  return rotation;
}
