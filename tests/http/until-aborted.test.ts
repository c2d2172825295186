import { describe, expect, it } from 'vitest';
import { untilAborted, wait } from '../../src/http/retry-classes.js';
import { createFakeClock } from '../support/fake-clock.js';

const REASON = new Error('gone');

/** A signal that counts its listeners. */
function createCountedSignal() {
  const controller = new AbortController();
  const { signal } = controller;
  let listeners = 0;
  const add = signal.addEventListener.bind(signal) as (...args: unknown[]) => void;
  const remove = signal.removeEventListener.bind(signal) as (...args: unknown[]) => void;
  signal.addEventListener = (...args: unknown[]) => {
    listeners += 1;
    add(...args);
  };
  signal.removeEventListener = (...args: unknown[]) => {
    listeners -= 1;
    remove(...args);
  };
  return { signal, abort: () => controller.abort(REASON), count: () => listeners };
}

describe('abortable work', () => {
  it('resolves with its value', async () => {
    await expect(untilAborted(new AbortController().signal, Promise.resolve(7))).resolves.toBe(7);
  });

  it('rejects with its error', async () => {
    await expect(untilAborted(new AbortController().signal, Promise.reject(REASON))).rejects.toBe(REASON);
  });

  it('rejects with the reason of an abort before or during it', async () => {
    const counted = createCountedSignal();
    const working = untilAborted(counted.signal, new Promise(() => {}));
    counted.abort();
    await expect(working).rejects.toBe(REASON);
    await expect(untilAborted(counted.signal, Promise.resolve(7))).rejects.toBe(REASON);
  });

  it.each<[string, (counted: ReturnType<typeof createCountedSignal>) => Promise<unknown>]>([
    ['done', ({ signal }) => untilAborted(signal, Promise.resolve(1))],
    ['failed', ({ signal }) => untilAborted(signal, Promise.reject(REASON))],
    [
      'aborted',
      ({ signal, abort }) => {
        const working = untilAborted(signal, new Promise(() => {}));
        abort();
        return working;
      },
    ],
  ])('leaves no listener on the signal once it is %s', async (_what, run) => {
    const counted = createCountedSignal();
    await run(counted).catch(() => undefined);
    expect(counted.count()).toBe(0);
  });

  it('that fails after the abort causes no unhandled rejection', async () => {
    const counted = createCountedSignal();
    const deferred = new Promise((_, reject) => setTimeout(() => reject(new Error('late')), 5));
    const working = untilAborted(counted.signal, deferred);
    counted.abort();
    await expect(working).rejects.toBe(REASON);
    // An unhandled rejection here would fail the whole run.
    await new Promise((resolve) => setTimeout(resolve, 10));
  });
});

describe('a wait', () => {
  it('ends when its time has passed, and not sooner', async () => {
    const clock = createFakeClock();
    let isOver = false;
    const waiting = wait(clock, 500, new AbortController().signal).then(() => (isOver = true));
    await clock.pass(499);
    expect(isOver).toBe(false);
    await clock.pass(1);
    await waiting;
    expect(isOver).toBe(true);
  });

  it.each(['before', 'during'])(
    'rejects at once if it is aborted %s it, and leaves neither timer nor listener',
    async (when) => {
      const clock = createFakeClock();
      const counted = createCountedSignal();
      if (when === 'before') counted.abort();
      const waiting = wait(clock, 500, counted.signal);
      if (when === 'during') counted.abort();
      await expect(waiting).rejects.toBe(REASON);
      expect(clock.countTimers()).toBe(0);
      expect(counted.count()).toBe(0);
    },
  );
});
