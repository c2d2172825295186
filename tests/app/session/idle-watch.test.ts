import { describe, expect, it } from 'vitest';
import { IDLE_MS, IdleWatch, NOTICE_MS } from '../../../src/app/session/kiosk-session.js';
import { createFakeClock } from '../../support/fake-clock.js';

function watch() {
  const clock = createFakeClock();
  const page = { clock, ends: 0, isBusy: false };
  const idle = new IdleWatch({ clock, isBusy: () => page.isBusy, onIdle: () => (page.ends += 1) });
  const getLeft = (): number | undefined => {
    const state = idle.store.getState();
    return state.status === 'warning' ? state.secondsLeft : undefined;
  };
  return { ...page, page, idle, getLeft };
}

describe('the idle watch of a kiosk', () => {
  it('asks after 90 s and ends the session 20 s later', async () => {
    const { clock, idle, page, getLeft } = watch();
    idle.touch();
    await clock.pass(IDLE_MS - 1);
    expect(getLeft()).toBeUndefined();
    await clock.pass(1);
    expect(getLeft()).toBe(20);
    await clock.pass(10_000);
    expect(getLeft()).toBe(10);
    await clock.pass(NOTICE_MS - 10_001);
    expect([page.ends, getLeft()]).toEqual([0, 1]);
    await clock.pass(1);
    expect([page.ends, idle.store.getState().status, clock.countTimers()]).toEqual([1, 'rest', 0]);
  });

  it('counts from the last touch with a single timer', async () => {
    const { clock, idle, getLeft } = watch();
    for (let touch = 0; touch < 100; touch += 1) {
      idle.touch();
      await clock.pass(1_000);
    }
    expect([getLeft(), clock.countTimers()]).toEqual([undefined, 1]);
    await clock.pass(IDLE_MS - 1_000);
    expect(getLeft()).toBe(20);
  });

  it('extends the session as often as requested', async () => {
    const { clock, idle, page, getLeft } = watch();
    idle.touch();
    for (let time = 0; time < 12; time += 1) {
      await clock.pass(IDLE_MS + NOTICE_MS - 1);
      expect(getLeft()).toBe(1);
      idle.stay();
      expect(getLeft()).toBeUndefined();
    }
    expect(page.ends).toBe(0);
  });

  it('does not count a touch as an answer: it may be the next shopper’s', async () => {
    const { clock, idle, page, getLeft } = watch();
    idle.touch();
    await clock.pass(IDLE_MS);
    idle.touch();
    expect(getLeft()).toBe(20);
    await clock.pass(NOTICE_MS);
    expect(page.ends).toBe(1);
  });

  it('rests until the next touch', async () => {
    const { clock, idle, page } = watch();
    idle.touch();
    await clock.pass(IDLE_MS + NOTICE_MS + 3_600_000);
    expect([page.ends, clock.countTimers()]).toEqual([1, 0]);
    idle.touch();
    await clock.pass(IDLE_MS + NOTICE_MS);
    expect(page.ends).toBe(2);
  });

  it('ends nothing while a request is being sent', async () => {
    const { clock, idle, page, getLeft } = watch();
    idle.touch();
    page.isBusy = true;
    await clock.pass(IDLE_MS + 15_000);
    expect([page.ends, getLeft()]).toEqual([0, undefined]);
    page.isBusy = false;
    await clock.pass(1_000);
    expect(getLeft()).toBe(20);
    page.isBusy = true;
    await clock.pass(NOTICE_MS + 5_000);
    expect(page.ends).toBe(0);
    page.isBusy = false;
    await clock.pass(1_000);
    expect(page.ends).toBe(1);
  });

  it('ends at once if the device slept through the question', () => {
    let now = 0;
    let ends = 0;
    const clock = { now: () => now, after: () => () => undefined };
    const idle = new IdleWatch({ clock, isBusy: () => false, onIdle: () => (ends += 1) });
    idle.touch();
    now = 3_600_000;
    idle.check();
    expect(ends).toBe(1);
  });
});
