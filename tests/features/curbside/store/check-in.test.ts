import { describe, expect, it } from 'vitest';
import type { ArrivalReply } from '../../../../src/features/curbside/api/request-curbside-arrival.js';
import { CALL_STORE_AFTER_MS } from '../../../../src/features/curbside/model/check-in.js';
import type { Failure, Outcome } from '../../../../src/http/model/failure.js';
import type { SessionStore } from '../../../../src/platform/session-store.js';
import { CheckIn, type CheckInDeps } from '../../../../src/features/curbside/store/check-in.js';
import { createStoredInteractions } from '../../../../src/features/curbside/store/stored-interactions.js';
import { createFakeClock } from '../../../support/fake-clock.js';

const CHECK_IN = { orderNumber: 'US10000006', storeId: '101', qrId: 'Q101', vehicle: 'Blue van' };
const VISIBLE_PAGE = { isVisible: () => true, onChange: () => () => undefined };
const FAILURE: Failure = { code: 'service-request-curbside-arrival-failure', retryable: true };
const ACCEPTED: Outcome<ArrivalReply> = {
  kind: 'found',
  value: { status: 'accepted', interaction: { id: 'a', stage: 'submitted' } },
};
const FAILED: Outcome<ArrivalReply> = { kind: 'failed', failure: FAILURE };

type Followings = Parameters<CheckInDeps['calls']['followInteraction']>[0][];

function createStorage(): SessionStore {
  const stored = new Map<string, unknown>();
  return { find: (name) => stored.get(name), keep: (name, value) => void stored.set(name, value) };
}

/** One tab: another one with the same storage simulates a reload. Answers are used in order; the last one repeats. */
function createTab(replies: readonly Outcome<ArrivalReply>[], storage = createStorage(), hadToWait = false) {
  const clock = createFakeClock();
  const events: string[] = [];
  const followings: Followings = [];
  const stopped: AbortSignal[] = [];
  let end: (outcome: Awaited<ReturnType<CheckInDeps['calls']['followInteraction']>>) => void = () => undefined;
  const sent: object[] = [];
  const calls: CheckInDeps['calls'] = {
    requestArrival: (request) => {
      sent.push(request);
      return Promise.resolve(replies[Math.min(sent.length, replies.length) - 1] ?? FAILED);
    },
    getInteraction: () => Promise.resolve({ kind: 'missing' }),
    followInteraction: (following, signal) => {
      followings.push(following);
      stopped.push(signal);
      return new Promise((resolve) => (end = resolve));
    },
  };
  const createDeps = (): CheckInDeps => ({
    ...{ calls, clock },
    locks: { hold: (_name, _signal, run) => run(hadToWait) },
    stored: createStoredInteractions({ storage, now: clock.now }),
    getProof: () => undefined,
    decays: () => false,
    onAccepted: () => void events.push('accepted'),
    onFailure: ({ code }) => void events.push(code),
  });
  const checkIn = new CheckIn(CHECK_IN.orderNumber);
  return {
    ...{ checkIn, clock, events, followings, stopped, sent, storage, createDeps },
    end: (outcome: Parameters<typeof end>[0]) => end(outcome),
    getState: () => checkIn.store.getState(),
  };
}

describe('a check-in', () => {
  it('notifies the store once, however often the button is pressed, and follows the answer', async () => {
    const tab = createTab([ACCEPTED]);
    const deps = tab.createDeps();
    tab.checkIn.enter(deps, VISIBLE_PAGE);
    for (let press = 0; press < 20; press += 1) tab.checkIn.start(deps, CHECK_IN);
    expect(tab.getState()).toMatchObject({ status: 'sending' });
    await tab.clock.pass(0);
    expect([tab.sent.length, tab.events]).toEqual([1, ['accepted']]);
    expect(tab.getState()).toEqual({ status: 'followed', stage: 'submitted', isOverdue: false, isChecking: false });
    tab.followings[0]?.onAnswer('claimed');
    expect(tab.getState()).toMatchObject({ stage: 'claimed' });
    tab.followings[0]?.onAnswer('complete');
    tab.end({ kind: 'found', value: { stage: 'complete' } });
    await tab.clock.pass(0);
    expect(tab.getState()).toMatchObject({ stage: 'complete', isOverdue: false });
    expect(tab.storage.find('curbside')).toEqual([]);
  });

  it('can be retried three times after failures', async () => {
    const tab = createTab([FAILED]);
    const deps = tab.createDeps();
    tab.checkIn.enter(deps, VISIBLE_PAGE);
    for (let press = 0; press < 9; press += 1) {
      tab.checkIn.start(deps, CHECK_IN);
      await tab.clock.pass(0);
    }
    expect(tab.sent).toHaveLength(4);
    expect(tab.getState()).toEqual({ status: 'failed', failure: FAILURE, retries: 3 });
  });

  it('is not sent before a wait is over', async () => {
    const tab = createTab([]);
    const retryAt = tab.clock.now() + 5_000;
    const waiting = createTab([{ kind: 'failed', failure: { ...FAILURE, retryAt } }, ACCEPTED]);
    const deps = waiting.createDeps();
    waiting.checkIn.enter(deps, VISIBLE_PAGE);
    for (const ms of [0, 1_000, 4_000]) {
      waiting.checkIn.start(deps, CHECK_IN);
      await waiting.clock.pass(ms);
    }
    expect(waiting.sent).toHaveLength(1);
    waiting.checkIn.start(deps, CHECK_IN);
    await waiting.clock.pass(0);
    expect(waiting.sent).toHaveLength(2);
  });

  it('sends nothing if another tab was sending: the result is uncertain', async () => {
    const tab = createTab([ACCEPTED], createStorage(), true);
    const deps = tab.createDeps();
    tab.checkIn.enter(deps, VISIBLE_PAGE);
    tab.checkIn.start(deps, CHECK_IN);
    await tab.clock.pass(0);
    expect(tab.sent).toEqual([]);
    expect(tab.getState()).toMatchObject({ status: 'failed', failure: { isUncertain: true } });
  });

  it('is a duplicate without details, and is not stored', async () => {
    const tab = createTab([{ kind: 'found', value: { status: 'duplicate' } }]);
    const deps = tab.createDeps();
    tab.checkIn.start(deps, CHECK_IN);
    await tab.clock.pass(0);
    expect([tab.getState(), tab.storage.find('curbside')]).toEqual([{ status: 'duplicate' }, undefined]);
  });

  it('continues after a reload from the time of the arrival, or by the id in the address', async () => {
    const first = createTab([ACCEPTED]);
    const deps = first.createDeps();
    first.checkIn.enter(deps, VISIBLE_PAGE);
    first.checkIn.start(deps, CHECK_IN);
    await first.clock.pass(0);
    expect(JSON.stringify(first.storage.find('curbside'))).not.toContain('van');
    const arrivedAt = first.clock.now();
    const again = createTab([], first.storage);
    await again.clock.pass(CALL_STORE_AFTER_MS * 2);
    again.checkIn.enter(again.createDeps(), VISIBLE_PAGE);
    expect(again.getState()).toMatchObject({ status: 'followed', stage: 'submitted' });
    expect(again.followings[0]).toMatchObject({ arrivedAt, firstMs: 0 });
    const named = createTab([]);
    named.checkIn.enter(named.createDeps(), VISIBLE_PAGE, 'b');
    expect(named.followings[0]).toMatchObject({ arrivedAt: named.clock.now(), stage: 'submitted' });
  });

  it('offers a call to the store after ten minutes; a manual check sends one request', async () => {
    const tab = createTab([ACCEPTED]);
    const deps = tab.createDeps();
    tab.checkIn.enter(deps, VISIBLE_PAGE);
    tab.checkIn.start(deps, CHECK_IN);
    await tab.clock.pass(0);
    tab.followings[0]?.onAnswer('submitted');
    tab.end({ kind: 'found', value: { stage: 'submitted' } });
    await tab.clock.pass(0);
    expect(tab.getState()).toMatchObject({ isOverdue: true });
    tab.checkIn.checkAgain(deps);
    tab.checkIn.checkAgain(deps);
    expect(tab.followings[1]).toMatchObject({ arrivedAt: tab.clock.now(), firstMs: 0 });
    expect([tab.followings.length, tab.getState()]).toMatchObject([2, { isOverdue: true, isChecking: true }]);
    tab.end({ kind: 'found', value: { stage: 'submitted' } });
    await tab.clock.pass(0);
    expect(tab.getState()).toMatchObject({ isOverdue: true, isChecking: false });
  });

  it('can start again if the service no longer knows it', async () => {
    const tab = createTab([ACCEPTED]);
    const deps = tab.createDeps();
    tab.checkIn.enter(deps, VISIBLE_PAGE);
    tab.checkIn.start(deps, CHECK_IN);
    await tab.clock.pass(0);
    tab.end({ kind: 'missing' });
    await tab.clock.pass(0);
    expect([tab.getState(), tab.storage.find('curbside')]).toEqual([{ status: 'gone' }, []]);
    tab.checkIn.startOver();
    expect(tab.getState()).toEqual({ status: 'ready' });
  });

  it('is polled by one tag; by the other when it leaves; by none when both have left', async () => {
    const tab = createTab([ACCEPTED]);
    const [one, other] = [tab.createDeps(), tab.createDeps()];
    const leaveOne = tab.checkIn.enter(one, VISIBLE_PAGE);
    const leaveOther = tab.checkIn.enter(other, VISIBLE_PAGE);
    tab.checkIn.start(one, CHECK_IN);
    await tab.clock.pass(0);
    expect(tab.followings).toHaveLength(1);
    leaveOne();
    expect(tab.stopped.map(({ aborted }) => aborted)).toEqual([true, false]);
    leaveOther();
    expect(tab.stopped.map(({ aborted }) => aborted)).toEqual([true, true]);
  });
});
