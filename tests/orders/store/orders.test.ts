import { describe, expect, it } from 'vitest';
import type { Order } from '../../../src/orders/model/order.js';
import type { Load } from '../../../src/http/model/failure.js';
import { createOrders, type OrderKey, type OrderReading } from '../../../src/orders/store/orders.js';
import { createFakeClock } from '../../support/fake-clock.js';
import { failed, foundOrder, missing } from '../../support/lookup-under-test.js';
import { createOrder } from '../../support/orders.js';
import { createScript, type ScriptedOutcome } from '../../support/scripted-calls.js';

const KEY: OrderKey = { orderNumber: 'US10000001', locale: 'en' };
const FIVE_MINUTES = 5 * 60_000;

/** The orders of one shopper, and the service they are read from. */
function create(...outcomes: readonly ScriptedOutcome<Order>[]) {
  const clock = createFakeClock();
  const orders = createOrders();
  const script = createScript<Order>(clock);
  script.set(...outcomes);
  const signals: AbortSignal[] = [];
  const getOrder = (signal: AbortSignal) => {
    signals.push(signal);
    return script.next(signal);
  };
  const start = (changes: Partial<OrderReading> = {}) =>
    orders.read({ key: KEY, clock, getOrder, tag: 1, mode: 'cached', ...changes });
  const states: Load<Order>[] = [];
  orders.get(KEY).subscribe((state) => states.push(state));
  return {
    ...{ clock, orders, signals, states, script },
    start,
    /** Reads, and runs pending promises. */
    async read(changes: Partial<OrderReading> = {}) {
      const reading = start(changes);
      await clock.pass(0);
      return reading;
    },
    state: (key = KEY) => orders.get(key).getState(),
    countReads: () => signals.length,
  };
}

/** An order that was read at noon, and the time since. */
async function createRead(order: Partial<Order> = {}, ms = 0) {
  const tag = create(foundOrder(order));
  await tag.read();
  await tag.clock.pass(ms);
  return tag;
}

describe('an order', () => {
  it('is read on request and shown', async () => {
    const { read, states, state } = create(foundOrder());
    expect(state()).toEqual({ status: 'idle' });
    expect(await read()).toBeUndefined();
    expect(states).toEqual([
      { status: 'loading', isSlow: false },
      { status: 'ready', value: createOrder() },
    ]);
  });

  it.each<{ what: string; order?: Partial<Order>; ms?: number; isRequested: boolean }>([
    { what: 'just read', isRequested: false },
    { what: 'five minutes old', ms: FIVE_MINUTES, isRequested: false },
    { what: 'older than five minutes', ms: FIVE_MINUTES + 1, isRequested: true },
    { what: 'five minutes old with its age when it came', order: { ageSeconds: 240 }, ms: 60_000, isRequested: false },
    { what: 'older with its age when it came', order: { ageSeconds: 240 }, ms: 60_001, isRequested: true },
    { what: 'marked to be read again', order: { shouldRefresh: true }, isRequested: true },
    { what: 'dated in the future', ms: -1, isRequested: true },
  ])('that is $what is asked for again: $isRequested', async ({ order, ms = 0, isRequested }) => {
    const { read, countReads, clock } = await createRead(order);
    await read({ clock: { ...clock, now: () => clock.now() + ms } });
    expect(countReads()).toBe(isRequested ? 2 : 1);
  });

  it.each(['reload', 'anew'] as const)('that is fresh is read again on demand: %s', async (mode) => {
    const { read, countReads } = await createRead();
    await read({ mode });
    expect(countReads()).toBe(2);
  });

  it('restarts its age when it is read again', async () => {
    const { read, clock, countReads } = await createRead({}, FIVE_MINUTES + 1);
    await read();
    await clock.pass(FIVE_MINUTES);
    await read();
    expect(countReads()).toBe(2);
  });

  it('stays visible while it is read again', async () => {
    const { start, states, script, clock } = await createRead({}, FIVE_MINUTES + 1);
    script.set(foundOrder({ message: 'Delivered' }, 10_000));
    void start();
    await clock.pass(10_000);
    expect(states.map(({ status }) => status)).toEqual(['loading', 'ready', 'ready']);
    expect(states.at(-1)).toMatchObject({ value: { message: 'Delivered' } });
  });

  it('is read once for concurrent readers', async () => {
    const { start, countReads, clock } = create(foundOrder({}, 1_000));
    const readings = [start(), start(), start({ mode: 'reload' })];
    await clock.pass(1_000);
    expect(await Promise.all(readings)).toEqual([undefined, undefined, undefined]);
    expect(countReads()).toBe(1);
  });

  it.each<[string, OrderKey]>([
    ['number', { ...KEY, orderNumber: 'us10000001' }],
    ['language', { ...KEY, locale: 'de' }],
    ['proof', { ...KEY, contact: { email: 'guest@example.com' } }],
  ])('is separate for another %s', async (_what, key) => {
    const { read, state, countReads } = await createRead();
    expect(state(key)).toEqual({ status: 'idle' });
    await read({ key });
    expect(countReads()).toBe(2);
  });

  it('is shared for the same contact', async () => {
    const { read, countReads } = create(foundOrder());
    for (let tag = 0; tag < 3; tag += 1) await read({ key: { ...KEY, contact: { email: 'guest@example.com' } } });
    expect(countReads()).toBe(1);
  });
});

describe('an order that is reloaded', () => {
  it('waits for a pending request that may be outdated, and requests it again', async () => {
    const { start, countReads, clock, state } = create(foundOrder({}, 1_000), foundOrder({ message: 'New' }, 1_000));
    const readings = [start(), start({ mode: 'anew' }), start({ mode: 'anew' })];
    await clock.pass(1_000);
    expect([countReads(), state()]).toEqual([2, { status: 'ready', value: createOrder() }]);
    await clock.pass(1_000);
    expect([countReads(), state()]).toMatchObject([2, { value: { message: 'New' } }]);
    expect(await Promise.all(readings)).toEqual([undefined, undefined, undefined]);
  });

  it('is no longer requested after its shopper has gone', async () => {
    const { orders, start, countReads, clock, states } = create(foundOrder({}, 1_000));
    void start();
    const reading = start({ mode: 'anew' });
    orders.wipe();
    await clock.pass(60_000);
    expect([await reading, countReads()]).toEqual([undefined, 1]);
    expect(states.map(({ status }) => status)).toEqual(['loading', 'idle']);
  });
});

describe('a slow order', () => {
  it('is reported after three seconds', async () => {
    const { start, clock, state } = create(foundOrder({}, 5_000));
    void start();
    await clock.pass(2_999);
    expect(state()).toEqual({ status: 'loading', isSlow: false });
    await clock.pass(1);
    expect(state()).toEqual({ status: 'loading', isSlow: true });
    await clock.pass(2_000);
    expect([state().status, clock.countTimers()]).toEqual(['ready', 0]);
  });

  it('is not reported if one is visible', async () => {
    const { start, script, clock, states } = await createRead();
    script.set(foundOrder({}, 5_000));
    void start({ mode: 'reload' });
    await clock.pass(5_000);
    expect(states.map(({ status }) => status)).toEqual(['loading', 'ready', 'ready']);
  });
});

describe('an order that cannot be read', () => {
  it('is a failure, reported to the reader', async () => {
    const { read, state } = create(failed({ status: 500 }));
    const failure = await read();
    expect(failure).toMatchObject({ call: 'get-order-summary', status: 500 });
    expect(state()).toEqual({ status: 'failed', failure });
  });

  it('is reported to all concurrent readers', async () => {
    const { start, clock } = create(failed({}, 500));
    const readings = [start(), start()];
    await clock.pass(500);
    expect(await Promise.all(readings)).toMatchObject([{ retryable: true }, { retryable: true }]);
  });

  it('is retried by the next reader', async () => {
    const { read, states } = create(failed(), foundOrder());
    await read();
    await read();
    expect(states.map(({ status }) => status)).toEqual(['loading', 'failed', 'loading', 'ready']);
  });

  it('stays visible as before, and the failure is reported all the same', async () => {
    const { read, script, state } = await createRead({}, FIVE_MINUTES + 1);
    script.set(failed({ status: 503 }));
    expect(await read()).toMatchObject({ status: 503 });
    expect(state()).toEqual({ status: 'ready', value: createOrder() });
  });

  it('stays visible as received from another answer meanwhile', async () => {
    const { start, orders, clock, state } = create(failed({}, 1_000));
    void start();
    orders.put(KEY, createOrder(), 0);
    await clock.pass(1_000);
    expect(state()).toEqual({ status: 'ready', value: createOrder() });
  });

  it('does not refresh a known one: the next reader retries', async () => {
    const { read, script, countReads } = await createRead({}, FIVE_MINUTES + 1);
    script.set(failed());
    await read();
    await read();
    expect(countReads()).toBe(3);
  });
});

describe('an order that does not exist', () => {
  it('is missing, which is no failure', async () => {
    const { read, state } = create(missing());
    expect(await read()).toBeUndefined();
    expect(state()).toEqual({ status: 'missing' });
  });

  it('any more is missing, and the next reader requests it again', async () => {
    const { read, script, state } = await createRead({}, FIVE_MINUTES + 1);
    script.set(missing(), foundOrder());
    await read();
    expect(state()).toEqual({ status: 'missing' });
    await read();
    expect(state().status).toBe('ready');
  });
});

describe('an order from another answer', () => {
  it('is visible at once, with the age that the answer states', async () => {
    const { orders, read, clock, state, countReads } = create(foundOrder());
    orders.put(KEY, createOrder({ message: 'Found' }), clock.now());
    expect(state()).toEqual({ status: 'ready', value: createOrder({ message: 'Found' }) });
    await read();
    expect(countReads()).toBe(0);
    await clock.pass(FIVE_MINUTES + 1);
    await read();
    expect(countReads()).toBe(1);
  });

  it('of a list is read completely on its first display', async () => {
    const { orders, read, state, countReads } = create(foundOrder({ message: 'All of it' }));
    orders.put(KEY, createOrder(), 0);
    await read();
    expect([countReads(), state()]).toEqual([1, { status: 'ready', value: createOrder({ message: 'All of it' }) }]);
  });

  it('of a list neither replaces nor outdates a completely read one', async () => {
    const { orders, read, state, countReads } = await createRead({ message: 'All of it' });
    orders.put(KEY, createOrder(), 0);
    expect(state()).toMatchObject({ value: { message: 'All of it' } });
    await read();
    expect(countReads()).toBe(1);
  });

  it('of a lookup replaces a known one', async () => {
    const { orders, clock, state } = await createRead();
    orders.put(KEY, createOrder({ message: 'Newer' }), clock.now());
    expect(state()).toMatchObject({ value: { message: 'Newer' } });
  });
});

describe('orders of a shopper who has gone', () => {
  it('are removed, also for current subscribers', async () => {
    const { orders, states, state } = await createRead();
    orders.wipe();
    expect(states.at(-1)).toEqual({ status: 'idle' });
    expect(state()).toEqual({ status: 'idle' });
  });

  it('are no longer requested, and late answers change nothing', async () => {
    const { orders, start, clock, states, state, signals } = create(
      foundOrder({}, 5_000),
      foundOrder({ message: 'x' }, 9_000),
    );
    const reading = start();
    await clock.pass(1_000);
    orders.wipe();
    expect(signals[0]?.aborted).toBe(true);
    await clock.pass(20_000);
    expect(await reading).toBeUndefined();
    expect(states.map(({ status }) => status)).toEqual(['loading', 'idle']);
    expect([state(), clock.countTimers()]).toEqual([{ status: 'idle' }, 0]);
  });

  it('do not delay those of the next shopper', async () => {
    const { orders, start, read, clock, state, signals } = create(
      foundOrder({}, 5_000),
      foundOrder({ message: 'Next' }),
    );
    void start();
    orders.wipe();
    await read();
    expect(state()).toMatchObject({ status: 'ready', value: { message: 'Next' } });
    await clock.pass(20_000);
    expect(state()).toMatchObject({ status: 'ready', value: { message: 'Next' } });
    expect(signals.map(({ aborted }) => aborted)).toEqual([true, false]);
  });
});
