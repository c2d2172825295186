import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { locks } from '../../src/platform/locks.js';
import { createFakeLockManager } from '../support/fake-lock-manager.js';
import { settle } from '../support/settle.js';

const { signal } = new AbortController();

/** Something that goes on until the test ends it. */
function createDeps(text: string) {
  let end = (): void => {};
  const done = new Promise<string>((resolve) => (end = () => resolve(text)));
  return { run: vi.fn(() => done), end };
}

afterEach(() => vi.unstubAllGlobals());

describe('a lock of a name', () => {
  let manager: ReturnType<typeof createFakeLockManager>;
  beforeEach(() => {
    manager = createFakeLockManager();
    vi.stubGlobal('navigator', { locks: manager });
  });

  it('is held while a task is done, and gives what the task gives', async () => {
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

  it('is nothing to another name', async () => {
    const [first, second] = [createDeps('first'), createDeps('second')];
    void locks.hold('cancel A1', signal, first.run);
    void locks.hold('cancel A2', signal, second.run);
    await settle();
    expect([first.run.mock.calls, second.run.mock.calls]).toEqual([[[false]], [[false]]]);
  });

  it('is free again after a task that failed, and the failure is told', async () => {
    const broken = locks.hold('cancel A1', signal, () => Promise.reject(new Error('It broke.')));
    await expect(broken).rejects.toThrow('It broke.');
    expect(await locks.hold('cancel A1', signal, (hadToWait) => Promise.resolve(hadToWait))).toBe(false);
  });

  it('is waited for no longer once nobody asks, and the task is not done', async () => {
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

describe('where there are no locks', () => {
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
      'a frame in which the look at them throws',
      {
        get locks() {
          throw new DOMException('', 'SecurityError');
        },
      },
    ],
    ['no browser', undefined],
  ])('a task is done at once, and once: %s', async (_what, navigator) => {
    vi.stubGlobal('navigator', navigator);
    const job = createDeps('done');
    const held = locks.hold('cancel A1', signal, job.run);
    job.end();
    expect(await held).toBe('done');
    expect(job.run.mock.calls).toEqual([[false]]);
  });
});
