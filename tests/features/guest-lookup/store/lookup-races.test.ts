import { afterEach, describe, expect, it, vi } from 'vitest';
import { PageState } from '../../../../src/app/state/registry.js';
import { createFakeClock } from '../../../support/fake-clock.js';
import {
  createGuesses,
  createLookupUnderTest,
  EMAIL,
  failed,
  foundOrder,
  missing,
  NUMBER,
  type LookupUnderTest,
} from '../../../support/lookup-under-test.js';
import { createScriptedCalls, type ScriptedOutcome } from '../../../support/scripted-calls.js';
import type { Outcome } from '../../../../src/http/model/failure.js';
import type { Order } from '../../../../src/orders/model/order.js';

const IDLE = { status: 'idle' };

afterEach(() => vi.doUnmock('../../../../src/features/guest-lookup/store/pending-lookup.js'));

/** A form with a pending answer, and what may happen to it. */
async function createPending(outcome: ScriptedOutcome<Order>): Promise<LookupUnderTest> {
  const form = createLookupUnderTest();
  form.calls.scriptOrder(outcome);
  await form.submit();
  return form;
}

const ENDS: readonly (readonly [string, (form: LookupUnderTest) => void])[] = [
  ['emptied', ({ lookup }) => lookup.reset()],
  ['gone', ({ lookup }) => lookup.dispose()],
];

const OUTCOMES: readonly (readonly [string, ScriptedOutcome<Order>])[] = [
  ['an order', foundOrder({}, 500)],
  ['a miss', missing(500)],
  ['a failure', failed({}, 500)],
  ['a failure with a time', failed({ retryAt: 9e15 }, 500)],
];

describe.each(ENDS)('a form that was %s during its request', (_end, end) => {
  it.each(OUTCOMES)(
    'ignores the answer: %s is dropped, the request is aborted, and no timer is left',
    async (_what, outcome) => {
      const form = await createPending(outcome);
      await form.pass(100);
      end(form);
      const { answer } = form.state();
      await form.pass(60_000);
      expect(form.state()).toMatchObject({ answer, blockedUntil: 0 });
      expect([form.found, form.failures, form.pageState.remembered]).toEqual([[], [], undefined]);
      expect(form.guesses.getState().misses).toBe(0);
      expect(form.calls.recorded[0]?.signal.aborted).toBe(true);
      expect(form.clock.countTimers()).toBe(0);
    },
  );

  it('ignores an answer that arrives at the same moment', async () => {
    let give = (_outcome: Outcome<Order>): void => {};
    const calls = createScriptedCalls(createFakeClock());
    const held = { ...calls, getOrderSummary: () => new Promise<Outcome<Order>>((resolve) => (give = resolve)) };
    const form = createLookupUnderTest({ calls: held });
    await form.submit();
    give(foundOrder().outcome);
    // As many turns as the answer needs to be on its way, but not received.
    for (let turn = 0; turn < 2; turn += 1) await Promise.resolve();
    end(form);
    await form.pass(1_000);
    expect([form.found, form.pageState.remembered]).toEqual([[], undefined]);
    expect(form.state().answer.status).not.toBe('ready');
  });

  it('no longer shows a delayed miss', async () => {
    const form = await createPending(missing(10));
    await form.pass(100);
    end(form);
    await form.pass(60_000);
    expect(form.failures).toEqual([]);
    expect(form.clock.countTimers()).toBe(0);
  });
});

describe('a removed form', () => {
  it('removes its listeners', () => {
    const guesses = createGuesses();
    let listeners = 0;
    const counted: typeof guesses = {
      ...guesses,
      subscribe(listener) {
        const stop = guesses.subscribe(listener);
        listeners += 1;
        return () => {
          listeners -= 1;
          stop();
        };
      },
    };
    const { lookup } = createLookupUnderTest({ guesses: counted });
    expect(listeners).toBe(1);
    lookup.dispose();
    expect(listeners).toBe(0);
  });

  it('starts no countdown, request or report if it was removed before its lazy module loaded', async () => {
    const guesses = createGuesses();
    const clock = createFakeClock();
    guesses.setState({ misses: 0, waits: 1, blockedUntil: clock.now() + 60_000 });
    const waiting = createLookupUnderTest({ guesses, clock });
    const checking = createLookupUnderTest({ clock });
    checking.lookup.edit({ orderNumber: NUMBER, email: EMAIL });
    checking.lookup.submit();
    for (const { lookup } of [waiting, checking]) lookup.dispose();
    await waiting.pass(0);
    expect(clock.countTimers()).toBe(0);
    expect([checking.calls.recorded, checking.failures]).toEqual([[], []]);
  });

  it('sends no further request, even if it is still referenced', async () => {
    const form = createLookupUnderTest();
    form.calls.scriptOrder(foundOrder());
    await form.submit();
    form.lookup.dispose();
    form.lookup.refresh();
    await form.submit();
    expect(form.calls.recorded).toHaveLength(1);
    expect(form.clock.countTimers()).toBe(0);
  });
});

describe('answers out of order', () => {
  it('leave the result to the newest request', async () => {
    const form = createLookupUnderTest();
    form.calls.scriptOrder(foundOrder({ orderNumber: 'OLD1' }, 5_000), foundOrder({ orderNumber: 'NEW1' }, 1_000));
    await form.submit({ orderNumber: 'OLD1', email: EMAIL });
    form.lookup.reset();
    await form.submit({ orderNumber: 'NEW1', email: EMAIL });
    await form.pass(20_000);
    expect(form.found).toEqual(['NEW1']);
    expect(form.state().answer).toMatchObject({ status: 'ready', value: { orderNumber: 'NEW1' } });
  });

  it('do not bring back the slow message of an earlier request', async () => {
    const form = createLookupUnderTest();
    form.calls.scriptOrder(foundOrder({}, 10_000), failed({}, 10));
    await form.submit();
    await form.pass(2_900);
    form.lookup.reset();
    await form.submit();
    await form.pass(1_000);
    expect(form.answers).not.toContainEqual({ status: 'loading', isSlow: true });
    expect(form.state().answer.status).toBe('failed');
  });

  it('keep values typed meanwhile', async () => {
    const form = await createPending(missing(2_000));
    form.lookup.edit({ orderNumber: 'US10000002' });
    await form.pass(2_000);
    expect(form.state()).toMatchObject({ values: { orderNumber: 'US10000002' }, answer: { status: 'missing' } });
  });
});

describe('two forms with the same pending request', () => {
  const createTwo = () => {
    const clock = createFakeClock();
    const [pageState, calls] = [new PageState(), createScriptedCalls(clock)];
    const create = () => createLookupUnderTest({ clock, pageState, calls });
    return { clock, calls, pageState, one: create(), other: create() };
  };

  it('share the request but no typed values', async () => {
    const { calls, one, other } = createTwo();
    calls.scriptOrder(foundOrder({}, 1_000));
    await one.submit();
    await other.submit();
    one.lookup.edit({ email: 'typed.on@example.com' });
    await one.pass(1_000);
    expect(calls.recorded).toHaveLength(1);
    expect([one.state().answer.status, other.state().answer.status]).toEqual(['ready', 'ready']);
    expect(other.state().values.email).toBe(EMAIL);
  });

  it('continue when one is removed, and end when both are removed', async () => {
    const { calls, one, other } = createTwo();
    calls.scriptOrder(foundOrder({}, 1_000));
    await one.submit();
    await other.submit();
    one.lookup.dispose();
    await one.pass(500);
    expect(calls.recorded[0]?.signal.aborted).toBe(false);
    other.lookup.dispose();
    expect(calls.recorded[0]?.signal.aborted).toBe(true);
  });

  it('both return to the form when the session ends, and report no failure', async () => {
    const { pageState, calls, one, other } = createTwo();
    calls.scriptOrder(foundOrder({}, 1_000));
    await one.submit();
    await other.submit();
    pageState.wipe();
    await one.pass(10_000);
    for (const form of [one, other]) {
      expect(form.state().answer).toEqual(IDLE);
      expect([form.failures, form.found]).toEqual([[], []]);
    }
    expect(pageState.remembered).toBeUndefined();
  });
});

describe('a form whose lazy module fails to load', () => {
  it('reports it, keeps the typed values, caches no failure, and works once the module loads', async () => {
    vi.resetModules();
    vi.doMock('../../../../src/features/guest-lookup/store/pending-lookup.js', () => {
      throw new TypeError('Failed to fetch dynamically imported module');
    });
    const { createLookupUnderTest: create } = await import('../../../support/lookup-under-test.js');
    const form = create();
    form.calls.scriptOrder(foundOrder());
    await form.submit();
    const failure = { code: 'chunk-load', retryable: true };
    expect(form.state()).toMatchObject({ answer: { status: 'failed', failure }, values: { orderNumber: NUMBER } });
    expect(form.failures).toEqual([{ failure, severity: 'error' }]);
    vi.doUnmock('../../../../src/features/guest-lookup/store/pending-lookup.js');
    await form.submit();
    expect(form.state().answer.status).toBe('ready');
  });

  it.each(ENDS)('stops once it is %s', async (_what, end) => {
    vi.resetModules();
    vi.doMock('../../../../src/features/guest-lookup/store/pending-lookup.js', () => {
      throw new TypeError('Failed to fetch dynamically imported module');
    });
    const { createLookupUnderTest: create } = await import('../../../support/lookup-under-test.js');
    const form = create();
    form.lookup.edit({ orderNumber: NUMBER, email: EMAIL });
    form.lookup.submit();
    end(form);
    await form.pass(0);
    expect(form.failures).toEqual([]);
  });
});
