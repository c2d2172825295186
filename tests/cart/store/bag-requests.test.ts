import { describe, expect, it } from 'vitest';
import type { Locks } from '../../../src/platform/locks.js';
import { createBag } from '../../../src/cart/store/bag.js';
import { createBagRequests, type BagOutcome } from '../../../src/cart/store/bag-requests.js';

const ADDED: BagOutcome = { status: 'added', cart: { items: [], totalItemCount: 1 } };
const FAILED: BagOutcome = { status: 'failed', failure: { code: 'offline', retryable: true } };

/** No other tab, unless one is said to be at it. */
const toLocks = (hadToWait = false): Locks => ({ hold: (_name, _signal, callback) => callback(hadToWait) });

/** Sends what is scripted, one end after the other, and keeps a request back until it is let go. */
function script(...ends: readonly BagOutcome[]) {
  const bag = createBag();
  const flights = createBagRequests();
  let sent = 0;
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  const add = (key = 'shoes', locks = toLocks()) =>
    flights.add({
      ...{ bag, key, locks },
      async send() {
        sent += 1;
        const end = ends[sent - 1];
        await held;
        return end;
      },
    });
  return { bag, flights, add, release, countSent: () => sent };
}

describe('what is put into the cart', () => {
  it('is sent once, whoever asks while it is under way', async () => {
    const { add, flights, release, countSent } = script(ADDED, FAILED);
    const intents = [add(), add(), add()];
    expect(flights.isUnderWay('shoes')).toBe(true);
    release();
    expect(await Promise.all(intents)).toEqual([ADDED, ADDED, ADDED]);
    expect(countSent()).toBe(1);
    expect(flights.isUnderWay('shoes')).toBe(false);
  });

  it('is not sent again once it is there, or may be', async () => {
    for (const end of [ADDED, { status: 'uncertain' }] as const) {
      const { add, release, countSent } = script(end, FAILED);
      release();
      expect(await add()).toEqual(end);
      expect(await add()).toEqual(end);
      expect(countSent()).toBe(1);
    }
  });

  it('is sent again after it was not sent at all', async () => {
    const { add, bag, release, countSent } = script(FAILED, ADDED);
    release();
    expect(await add()).toEqual(FAILED);
    expect(bag.entries.size).toBe(0);
    expect(await add()).toEqual(ADDED);
    expect(countSent()).toBe(2);
  });

  it('goes out for each thing of its own', async () => {
    const { add, release, countSent } = script(ADDED, ADDED);
    release();
    await Promise.all([add('shoes'), add('socks')]);
    expect(countSent()).toBe(2);
  });

  it('is in doubt for who had to wait for another tab, and is not sent', async () => {
    const { add, release, countSent } = script(ADDED);
    release();
    expect(await add('shoes', toLocks(true))).toEqual({ status: 'uncertain' });
    expect(countSent()).toBe(0);
  });

  it('is told as failed where the page cannot take turns', async () => {
    const { add, bag } = script(ADDED);
    const broken: Locks = { hold: () => Promise.reject(new Error('no locks')) };
    expect(await add('shoes', broken)).toMatchObject({ status: 'failed', failure: { code: 'unexpected' } });
    expect(bag.entries.size).toBe(0);
  });

  it('is not put down for the next shopper', async () => {
    const { add, bag, flights, release } = script(ADDED);
    const intent = add();
    flights.wipe();
    release();
    expect(await intent).toBeUndefined();
    expect(bag.entries.size).toBe(0);
  });
});
