import { describe, expect, it } from 'vitest';
import type { Order } from '../../../src/orders/model/order.js';
import type { Load } from '../../../src/http/model/failure.js';
import { createOrders, type OrderReading } from '../../../src/orders/store/orders.js';
import { createFakeClock } from '../../support/fake-clock.js';
import { failed, foundOrder } from '../../support/lookup-under-test.js';
import { createScript, type ScriptedOutcome } from '../../support/scripted-calls.js';

const KEY = { orderNumber: 'US10000001', locale: 'en' };

/** The orders of one shopper, the service they are read from, and tags that are in the page. */
function create(...outcomes: readonly ScriptedOutcome<Order>[]) {
  const clock = createFakeClock();
  const orders = createOrders();
  const script = createScript<Order>(clock);
  script.set(...outcomes);
  let reads = 0;
  const ask = (signal: AbortSignal) => {
    reads += 1;
    return script.next(signal);
  };
  const states: Load<Order>[] = [];
  orders.slice(KEY).subscribe((state) => states.push(state));
  return {
    ...{ clock, orders, states },
    start: (changes: Partial<OrderReading> = {}) =>
      orders.read({ key: KEY, clock, ask, isInPage: () => true, ...changes }),
    state: () => orders.slice(KEY).getState(),
    countReads: () => reads,
  };
}

describe('a read whose tag is removed while it asks a guest for a code', () => {
  const LEFT = failed({ code: 'guest-proof-required', retryable: true }, 1_000);
  const GONE = { isInPage: () => false };

  it('goes on in another tag that waits for it, and nothing is shown as failed', async () => {
    const { start, clock, states, countReads } = create(LEFT, foundOrder());
    const [first, second] = [start(GONE), start()];
    await clock.pass(1_000);
    expect([await first, await second]).toEqual([expect.objectContaining({ code: 'guest-proof-required' }), undefined]);
    expect(countReads()).toBe(2);
    expect(states.map(({ status }) => status)).toEqual(['loading', 'idle', 'loading', 'ready']);
  });

  it('is sent once more, however many tags wait for it', async () => {
    const { start, clock, countReads } = create(LEFT, foundOrder({}, 1_000));
    const readings = [start(GONE), start(), start(), start(GONE)];
    await clock.pass(2_000);
    expect((await Promise.all(readings)).map((failure) => failure?.code)).toEqual([
      'guest-proof-required',
      undefined,
      undefined,
      'guest-proof-required',
    ]);
    expect(countReads()).toBe(2);
  });

  it('is not sent again if no other tag waits for it, or if the guest left the step', async () => {
    const alone = create(LEFT, foundOrder());
    void alone.start(GONE);
    await alone.clock.pass(1_000);
    expect([alone.countReads(), alone.state()]).toEqual([1, { status: 'idle' }]);
    const left = create(LEFT, foundOrder());
    void left.start();
    void left.start();
    await left.clock.pass(1_000);
    expect([left.countReads(), left.state().status]).toEqual([1, 'failed']);
  });

  it('is not sent for the next shopper', async () => {
    const { start, clock, orders, countReads } = create(LEFT, foundOrder());
    void start(GONE);
    void start();
    orders.wipe();
    await clock.pass(2_000);
    expect(countReads()).toBe(1);
  });
});
