import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { locks } from '../../src/platform/locks.js';
import { createFakeLockManager } from '../support/fake-lock-manager.js';
import { settle } from '../support/settle.js';

const { signal } = new AbortController();

/** A task that lasts until the test ends it. */
function createDeps(text: string) {
  let end = (): void => {};
  const done = new Promise<string>((resolve) => (end = () => resolve(text)));
  return { run: vi.fn(() => done), end };
}

afterEach(() => vi.unstubAllGlobals());

describe('a named lock', () => {
  let manager: ReturnType<typeof createFakeLockManager>;
  beforeEach(() => {
    manager = createFakeLockManager();
    vi.stubGlobal('navigator', { locks: manager });
  });

  it("is held while a task runs, and returns the task's result", async () => {
    const job = createDeps('done');
    const held = locks.hold('cancel A1', signal, job.run);
    await settle();
    expect(job.run.mock.calls).toEqual([[false]]);
    job.end();
    expect(await held).toBe('done');
  });

  it('has one holder at a time, and the next is told that it had to wait', async () => {
    const [first, second] = [createDeps('first'), createDeps('second')];
    const held = [locks.hold('cancel A1', signal, first.run), locks.hold('cancel A1', signal, second.run)];
    await settle();
    expect([first.run.mock.calls, second.run.mock.calls]).toEqual([[[false]], []]);
    first.end();
    await settle();
    expect(second.run.mock.calls).toEqual([[true]]);
    second.end();
    expect(await Promise.all(held)).toEqual(['first', 'second']);
  });

  it('does not affect other names', async () => {
    const [first, second] = [createDeps('first'), createDeps('second')];
    void locks.hold('cancel A1', signal, first.run);
    void locks.hold('cancel A2', signal, second.run);
    await settle();
    expect([first.run.mock.calls, second.run.mock.calls]).toEqual([[[false]], [[false]]]);
  });

  it('is free again after a task that failed, and rejects with its error', async () => {
    const broken = locks.hold('cancel A1', signal, () => Promise.reject(new Error('It broke.')));
    await expect(broken).rejects.toThrow('It broke.');
    expect(await locks.hold('cancel A1', signal, (hadToWait) => Promise.resolve(hadToWait))).toBe(false);
  });

  it('is no longer awaited after an abort, and the task does not run', async () => {
    const [first, second] = [createDeps('first'), createDeps('second')];
    const controller = new AbortController();
    const reason = new DOMException('The shopper has gone.', 'AbortError');
    void locks.hold('cancel A1', signal, first.run);
    const held = locks.hold('cancel A1', controller.signal, second.run);
    await settle();
    expect(manager.countWaiting('cancel A1')).toBe(1);
    controller.abort(reason);
    await expect(held).rejects.toBe(reason);
    first.end();
    await settle();
    expect([second.run.mock.calls, manager.countWaiting('cancel A1')]).toEqual([[], 0]);
  });
});

describe('without lock support', () => {
  it.each<[what: string, navigator: unknown]>([
    ['a browser without them', {}],
    [
      'a page that may not use them',
      { locks: { request: () => Promise.reject(new DOMException('', 'SecurityError')) } },
    ],
    [
      'a frame in which the call itself throws',
      {
        locks: {
          request() {
            throw new DOMException('', 'SecurityError');
          },
        },
      },
    ],
    [
      'a frame in which reading them throws',
      {
        get locks() {
          throw new DOMException('', 'SecurityError');
        },
      },
    ],
    ['no browser', undefined],
  ])('a task runs at once, and once: %s', async (_what, navigator) => {
    vi.stubGlobal('navigator', navigator);
    const job = createDeps('done');
    const held = locks.hold('cancel A1', signal, job.run);
    job.end();
    expect(await held).toBe('done');
    expect(job.run.mock.calls).toEqual([[false]]);
  });
});
