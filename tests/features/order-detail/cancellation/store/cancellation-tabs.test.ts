import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { locks } from '../../../../../src/platform/locks.js';
import {
  accepted,
  createCancellationUnderTest,
  done,
  failed,
  lost,
  replied,
  type CancellationSetting,
  type CancelScript,
  type ReloadOutcome,
} from '../../../../support/cancellation-under-test.js';
import { createFakeClock, type FakeClock } from '../../../../support/fake-clock.js';
import { createFakeLockManager } from '../../../../support/fake-lock-manager.js';
import { createFakeStorage } from '../../../../support/fake-storage.js';

let clock: FakeClock;
let manager: ReturnType<typeof createFakeLockManager>;
beforeEach(() => {
  clock = createFakeClock();
  manager = createFakeLockManager();
  vi.stubGlobal('navigator', { locks: manager });
});
afterEach(() => vi.unstubAllGlobals());

/** The same order in another tab of the browser. */
const createTab = (setting: CancellationSetting = {}) => createCancellationUnderTest({ clock, locks, ...setting });

describe('two tabs that cancel the same order', () => {
  it.each<[finding: ReloadOutcome, status: string, sent: number]>([
    ['cancelled', 'complete', 0],
    ['pending', 'pending', 0],
    ['none', 'complete', 1],
    [undefined, 'failed', 0],
  ])('take turns: the second reads the order, sees %s and is %s', async (finding, status, sent) => {
    const first = createTab({ replies: [accepted(1_000)], ends: [done('cancelled', 1_000)] });
    const second = createTab({ reloads: [finding] });
    await first.start();
    await second.start();
    expect([second.state().status, second.looks, second.sent]).toEqual(['loading', [], []]);
    await clock.pass(2_000);
    expect(first.state()).toEqual({ status: 'complete' });
    expect([second.looks.length, second.sent.length, second.state().status]).toEqual([1, sent, status]);
  });

  it('never send at the same moment, nor do five', async () => {
    const tabs = Array.from({ length: 5 }, () => createTab({ replies: [accepted(1_000)], reloads: ['cancelled'] }));
    for (const { cancellation, deps } of tabs) cancellation.start(deps);
    await clock.pass(10_000);
    expect(tabs.map(({ sent }) => sent.length)).toEqual([1, 0, 0, 0, 0]);
    expect(tabs.map(({ state }) => state().status)).toEqual(tabs.map(() => 'complete'));
  });

  it("read the order again before they send, if the second could not see the first one's result", async () => {
    const first = createTab({ replies: [accepted(1_000)] });
    const second = createTab({ reloads: [undefined, 'cancelled'] });
    await first.start();
    await second.start();
    await clock.pass(1_000);
    expect(second.state()).toMatchObject({ status: 'failed', failure: { isUncertain: true } });
    await second.start();
    expect([second.state(), second.sent]).toEqual([{ status: 'complete' }, []]);
  });

  it('wait while the first still looks up a lost answer', async () => {
    const first = createTab({ replies: [lost()] });
    const second = createTab({ replies: [replied('already')] });
    await first.start();
    await second.start();
    await clock.pass(5_999);
    expect(second.sent).toEqual([]);
    await clock.pass(1);
    expect([first.state().status, second.state(), second.sent.length]).toEqual(['failed', { status: 'complete' }, 1]);
  });

  it('are reported as slow while they wait', async () => {
    const first = createTab({ replies: [accepted(10_000)] });
    const second = createTab();
    await first.start();
    await second.start();
    await clock.pass(3_000);
    expect(second.state()).toEqual({ status: 'loading', isSlow: true, isChecking: false });
  });
});

describe('a pending job', () => {
  it('does not block other tabs: their refusal is resolved by the order', async () => {
    const first = createTab({ ends: [done('cancelled', 60_000)] });
    const second = createTab({ replies: [replied('impossible')], reloads: ['pending'] });
    await first.start();
    await second.start();
    expect([first.state().status, second.state()]).toEqual(['loading', { status: 'pending' }]);
  });

  it('is polled by a tab that continues it, whichever tab holds the lock', async () => {
    const storage = createFakeStorage();
    const first = createTab({ storage, ends: [done('cancelled', 60_000)] });
    await first.start();
    const second = createTab({ storage, ends: [done('cancelled', 1_000)] });
    await second.enter();
    await clock.pass(1_000);
    expect([first.state().status, second.state(), second.sent]).toEqual(['loading', { status: 'complete' }, []]);
  });
});

describe('a single tab', () => {
  it('reads nothing before it sends', async () => {
    const tab = createTab();
    await tab.start();
    expect([tab.looks, tab.sent.length]).toEqual([[], 1]);
  });

  it.each<[what: string, script: CancelScript]>([
    ['it is complete', {}],
    ['it failed', { replies: [failed()] }],
    ['the result is unknown', { replies: [lost()] }],
  ])('releases the lock of its order once %s', async (_what, script) => {
    await createTab(script).start();
    await clock.pass(10_000);
    const next = createTab();
    await next.start();
    expect([next.looks, next.state()]).toEqual([[], { status: 'complete' }]);
    expect(manager.names.filter((name) => !name.endsWith(' probe'))).toEqual([
      'orders-area cancel US10000001',
      'orders-area cancel US10000001',
    ]);
  });
});

describe('a shopper who leaves while another tab cancels', () => {
  it('no longer waits, and sends nothing', async () => {
    const first = createTab({ replies: [accepted(5_000)] });
    const second = createTab();
    await first.start();
    await second.start();
    second.cancellation.abort();
    await clock.pass(60_000);
    expect([second.state(), second.looks, second.sent, second.reportedStates]).toEqual([
      { status: 'idle' },
      [],
      [],
      [],
    ]);
  });
});
