import { describe, expect, it } from 'vitest';
import type { ExchangeOrderRequest } from '../../../../../src/features/return-wizard/exchange/api/actions/request-exchange-order.js';
import type { Failure } from '../../../../../src/http/model/failure.js';
import type { OrderedExchange } from '../../../../../src/features/return-wizard/exchange/model/exchange-request.js';
import type { Locks } from '../../../../../src/platform/locks.js';
import type { SessionStore } from '../../../../../src/platform/session-store.js';
import {
  ExchangeOrdering,
  type ExchangeState,
  type ExchangeDeps,
} from '../../../../../src/features/return-wizard/exchange/store/exchange-ordering.js';
import { createOpenJobs } from '../../../../../src/orders/store/open-jobs.js';
import {
  createPendingExchanges,
  type PendingExchange,
} from '../../../../../src/features/return-wizard/exchange/store/pending-exchanges.js';
import { EXCHANGE } from '../api/exchange-samples.js';
import { VISIBLE_PAGE } from '../../../../support/cancellation-under-test.js';
import { createFakeClock, NOON, type FakeClock } from '../../../../support/fake-clock.js';
import { createFakeStorage } from '../../../../support/fake-storage.js';
import { createScript, type ScriptedOutcome } from '../../../../support/scripted-calls.js';

const ORDERED: OrderedExchange = { exchangeNumber: 'E1000' };
const DONE: ExchangeState = { status: 'done', exchangeNumber: 'E1000', returnNumber: 'R1000' };
const PENDING: PendingExchange = {
  orderNumber: 'A1000',
  returnNumber: 'R1000',
  previewId: 'preview-1',
  parts: { items: EXCHANGE.items, totals: EXCHANGE.totals },
  at: NOON,
};

type Reply = ScriptedOutcome<OrderedExchange>;
type ReloadOutcome = OrderedExchange | 'none' | undefined;

const ordered: Reply = { outcome: { kind: 'found', value: ORDERED } };
const failed = (failure: Partial<Failure> = {}): ScriptedOutcome<never> => ({
  outcome: { kind: 'failed', failure: { code: 'service-request-exchange-order-failure', retryable: true, ...failure } },
});
const lost = failed({ isUncertain: true });

interface Setting {
  readonly replies?: readonly Reply[];
  /** What the order shows each time it is read. */
  readonly reloads?: readonly ReloadOutcome[];
  readonly pending?: PendingExchange | undefined;
  readonly clock?: FakeClock;
  readonly locks?: Locks;
  readonly storage?: SessionStore;
}

/** A browser without locks. */
const NO_LOCKS: Locks = { hold: (_name, _signal, callback) => callback(false) };

/** The exchange of one order in one tab. */
function create(setting: Setting = {}) {
  const { clock = createFakeClock(), locks = NO_LOCKS, storage } = setting;
  const ordering = new ExchangeOrdering('A1000');
  const stored = createPendingExchanges({ storage, now: clock.now });
  const pending = 'pending' in setting ? setting.pending : PENDING;
  if (pending) stored.put(pending, () => true);
  const replies = createScript<OrderedExchange>(clock);
  replies.set(...(setting.replies ?? [ordered]));
  const reloads = [...(setting.reloads ?? ['none' as const])];
  const sent: ExchangeOrderRequest[] = [];
  const looks: string[] = [];
  const states: ExchangeState[] = [];
  const deps: ExchangeDeps = {
    ...{ clock, locks },
    openJobs: createOpenJobs({ storage, now: clock.now }),
    calls: {
      requestExchangeOrder(request, signal) {
        sent.push(request);
        return replies.next(signal);
      },
      followJob: () => Promise.resolve({ kind: 'missing' }),
    },
    findPending: () => stored.store.getState()[0],
    toRequest: ({ parts }) => ({ ...EXCHANGE, ...parts }),
    reload(returnNumber) {
      looks.push(returnNumber);
      const finding = reloads[0];
      if (reloads.length > 1) reloads.shift();
      return Promise.resolve(finding);
    },
    onSettled(state) {
      states.push(state);
      if (state.status === 'done') stored.drop(() => true);
    },
  };
  return {
    ...{ ordering, clock, deps, sent, looks, states, stored },
    state: () => ordering.store.getState(),
    async start() {
      ordering.start(deps);
      await clock.pass(10_000);
    },
    async enter() {
      const leave = ordering.enter(deps, VISIBLE_PAGE);
      await clock.pass(0);
      return leave;
    },
  };
}

const withoutReturn = ({ returnNumber: _, ...pending }: PendingExchange): PendingExchange => pending;

describe('an exchange', () => {
  it('is ordered for its return after the order shows that it has not been', async () => {
    const order = create();
    await order.start();
    expect(order.sent).toEqual([{ exchange: EXCHANGE, previewId: 'preview-1', returnNumber: 'R1000' }]);
    expect([order.looks, order.state(), order.states]).toEqual([['R1000'], DONE, [DONE]]);
  });

  it('is ordered once, however often it is started', async () => {
    const order = create();
    for (let press = 0; press < 5; press += 1) order.ordering.start(order.deps);
    await order.start();
    expect(order.sent.length).toBe(1);
  });

  it('that the order already shows is not ordered again', async () => {
    const order = create({ reloads: [ORDERED] });
    await order.start();
    expect([order.sent, order.state()]).toEqual([[], DONE]);
  });

  it('is not ordered while the order cannot be read', async () => {
    const order = create({ reloads: [undefined] });
    await order.start();
    expect(order.sent).toEqual([]);
    expect(order.state()).toMatchObject({ status: 'failed', failure: { isUncertain: true } });
  });

  it('of a return that is missing or not created yet is not ordered', async () => {
    const unmade = withoutReturn(PENDING);
    for (const pending of [unmade, undefined]) {
      const order = create({ pending });
      await order.start();
      expect([order.sent, order.state()]).toEqual([[], { status: 'idle' }]);
    }
  });

  it('that failed is requested again, and nothing else is', async () => {
    const order = create({ replies: [failed({ status: 500 }), ordered] });
    await order.start();
    expect([order.state().status, order.ordering.failures, order.stored.store.getState().length]).toEqual([
      'failed',
      1,
      1,
    ]);
    await order.start();
    expect([order.state(), order.sent.length]).toEqual([DONE, 2]);
    expect(order.sent[1]).toEqual(order.sent[0]);
  });

  it.each([409, 422])('that is refused with %i is looked up: another tab may have been quicker', async (status) => {
    const order = create({ replies: [failed({ status, retryable: false })], reloads: ['none', ORDERED] });
    await order.start();
    expect([order.state(), order.sent.length]).toEqual([DONE, 1]);
  });

  it('whose return does not exist cannot be retried', async () => {
    const order = create({ replies: [{ outcome: { kind: 'missing' } }] });
    await order.start();
    expect(order.state()).toMatchObject({ status: 'failed', failure: { retryable: false, status: 404 } });
  });
});

describe('a lost answer', () => {
  it('is recovered from the order', async () => {
    const order = create({ replies: [lost], reloads: ['none', 'none', ORDERED] });
    await order.start();
    expect([order.state(), order.sent.length]).toEqual([DONE, 1]);
  });

  it('is uncertain if the order shows nothing; only the shopper sends it again, after another read', async () => {
    const order = create({ replies: [lost, ordered] });
    await order.start();
    expect(order.state()).toMatchObject({ status: 'failed', failure: { isUncertain: true } });
    expect(order.sent.length).toBe(1);
    const looks = order.looks.length;
    await order.start();
    expect([order.state(), order.sent.length, order.looks.length]).toEqual([DONE, 2, looks + 1]);
  });

  it('of an exchange that the order shows later sends nothing more', async () => {
    const order = create({ replies: [lost], reloads: ['none', 'none', 'none', 'none', ORDERED] });
    await order.start();
    await order.start();
    expect([order.state(), order.sent.length]).toEqual([DONE, 1]);
  });
});

describe('after a reload', () => {
  it('the shopper is asked before anything is sent, and nothing is sent if the order shows it', async () => {
    const storage = createFakeStorage();
    const before = create({ storage, replies: [lost] });
    await before.start();
    const after = create({ storage, pending: undefined, reloads: [ORDERED] });
    await after.enter();
    expect(after.state()).toMatchObject({ status: 'failed', failure: { isUncertain: true } });
    expect(after.sent).toEqual([]);
    await after.start();
    expect([after.state(), after.sent, after.stored.store.getState()]).toEqual([DONE, [], []]);
  });

  it('with a pending return, nothing is asked', async () => {
    const unmade = withoutReturn(PENDING);
    const after = create({ pending: unmade });
    await after.enter();
    expect(after.state()).toEqual({ status: 'idle' });
  });

  it('invalid stored data is ignored', () => {
    const storage = createFakeStorage();
    const broken = [7, null, {}, { ...PENDING, parts: {} }, { ...PENDING, returnNumber: 7 }, { ...PENDING, at: 'x' }];
    storage.keep('exchanges', [...broken, PENDING]);
    expect(createPendingExchanges({ storage, now: () => NOON }).store.getState()).toEqual([PENDING]);
  });
});

describe('two tabs', () => {
  it('order one exchange: the second waits, reads the order, and sends nothing', async () => {
    const clock = createFakeClock();
    let last = Promise.resolve() as Promise<unknown>;
    let isHeld = false;
    const locks: Locks = {
      async hold(_name, _signal, callback) {
        const hadToWait = isHeld;
        isHeld = true;
        const mine = last.then(() => callback(hadToWait));
        last = mine.catch(() => undefined);
        return mine;
      },
    };
    const one = create({ clock, locks, replies: [{ ...ordered, ms: 2_000 }] });
    const two = create({ clock, locks, reloads: [ORDERED] });
    one.ordering.start(one.deps);
    two.ordering.start(two.deps);
    await clock.pass(10_000);
    expect([one.sent.length, two.sent.length]).toEqual([1, 0]);
    expect([one.state(), two.state()]).toEqual([DONE, DONE]);
  });
});

describe('a tag that leaves', () => {
  it('dismisses a result, and keeps a failure for the next tag', async () => {
    const order = create();
    const leave = await order.enter();
    // Pending from before: the shopper sends it.
    await order.start();
    expect(order.state()).toEqual(DONE);
    leave();
    expect(order.state()).toEqual({ status: 'idle' });
    const other = create({ replies: [failed()] });
    const leaveOther = await other.enter();
    await other.start();
    leaveOther();
    expect(other.state().status).toBe('failed');
  });
});
