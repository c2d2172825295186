import { describe, expect, it } from 'vitest';
import { createRotation, ROTATION_MS, type Rotation } from '../../../../src/features/alerts/store/rotation.js';
import { createFakeClock, type FakeClock } from '../../../support/fake-clock.js';

/** A switch that notifies its listeners. */
function createSwitch(isOn: boolean) {
  const listeners = new Set<() => void>();
  return {
    isOn: () => isOn,
    turn(next: boolean) {
      isOn = next;
      for (const listener of [...listeners]) listener();
    },
    onChange(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    count: () => listeners.size,
  };
}

function create({ count = 3, isReduced = false, isVisible = true } = {}) {
  const clock = createFakeClock();
  const [visible, reduced] = [createSwitch(isVisible), createSwitch(isReduced)];
  const rotation = createRotation({
    platform: clock,
    visibility: { isVisible: visible.isOn, onChange: visible.onChange },
    motion: { isReduced: reduced.isOn, onChange: reduced.onChange },
  });
  rotation.turnTo(count, 0);
  return { clock, rotation, visible, reduced, at: () => rotation.store.getState().at };
}

describe('a rotation', () => {
  it('shows each alert for five seconds, and starts again after the last', async () => {
    const { clock, at } = create();
    const seen: number[] = [];
    for (let turn = 0; turn < 4; turn += 1) {
      await clock.pass(ROTATION_MS - 1);
      seen.push(at());
      await clock.pass(1);
    }
    expect(ROTATION_MS).toBe(5_000);
    expect([...seen, at()]).toEqual([0, 1, 2, 0, 1]);
  });

  it.each([0, 1])('of %i has no timer', (count) => {
    expect(create({ count }).clock.countTimers()).toBe(0);
  });

  type Act = (all: ReturnType<typeof create>) => void;
  const waits: readonly (readonly [string, Act, Act])[] = [
    ['is paused', ({ rotation }) => rotation.toggle(), ({ rotation }) => rotation.toggle()],
    ['is under the pointer', hold('pointer', true), hold('pointer', false)],
    ['has the focus', hold('focus', true), hold('focus', false)],
    ['is on a hidden page', ({ visible }) => visible.turn(false), ({ visible }) => visible.turn(true)],
    ['must not move', ({ reduced }) => reduced.turn(true), ({ reduced }) => reduced.turn(false)],
  ];
  it.each(waits)('pauses while it %s, and then shows the alert for the full time', async (_, stop, go) => {
    const all = create();
    await all.clock.pass(4_000);
    stop(all);
    await all.clock.pass(60_000);
    expect([all.at(), all.clock.countTimers()]).toEqual([0, 0]);
    go(all);
    await all.clock.pass(4_999);
    expect(all.at()).toBe(0);
    await all.clock.pass(1);
    expect(all.at()).toBe(1);
  });

  it.each([{ isReduced: true }, { isVisible: false }])('does not start with %o', async (setting) => {
    const { clock, at } = create(setting);
    await clock.pass(60_000);
    expect(at()).toBe(0);
  });

  it('stays paused if the pointer leaves while the focus stays', async () => {
    const { clock, rotation, at } = create();
    rotation.hold('pointer', true);
    rotation.hold('focus', true);
    rotation.hold('pointer', false);
    await clock.pass(60_000);
    expect(at()).toBe(0);
  });

  it('continues when the button is pressed, even with pointer and focus on it', async () => {
    const { clock, rotation, at } = create();
    rotation.hold('pointer', true);
    rotation.hold('focus', true);
    rotation.toggle();
    expect(rotation.store.getState().isPaused).toBe(true);
    rotation.toggle();
    await clock.pass(ROTATION_MS);
    expect(at()).toBe(1);
  });

  it('moves forwards and backwards by button, paused or not, with the full time for each alert', async () => {
    const { clock, rotation, at } = create();
    await clock.pass(4_000);
    rotation.step(-1);
    expect(at()).toBe(2);
    await clock.pass(4_999);
    expect(at()).toBe(2);
    rotation.toggle();
    rotation.step(1);
    rotation.step(1);
    expect(at()).toBe(1);
    await clock.pass(60_000);
    expect(at()).toBe(1);
  });

  it('turns to the given alert when the list changes', async () => {
    const { clock, rotation, at } = create();
    rotation.turnTo(2, 1);
    expect(at()).toBe(1);
    await clock.pass(ROTATION_MS);
    expect(at()).toBe(0);
    rotation.turnTo(0, 0);
    expect(clock.countTimers()).toBe(0);
  });

  it('removes its timers and listeners', () => {
    const { clock, rotation, visible, reduced } = create();
    rotation.dispose();
    expect([clock.countTimers(), visible.count(), reduced.count()]).toEqual([0, 0, 0]);
  });
});

function hold(why: 'pointer' | 'focus', isHeld: boolean) {
  return ({ rotation }: { readonly clock: FakeClock; readonly rotation: Rotation }): void => rotation.hold(why, isHeld);
}
