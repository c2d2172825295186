import { describe, expect, it } from 'vitest';
import type { Locks } from '../../../src/platform/locks.js';
import { createBag } from '../../../src/cart/store/bag.js';
import { createBagRequests, type BagOutcome } from '../../../src/cart/store/bag-requests.js';

const ADDED: BagOutcome = { status: 'added', cart: { items: [], totalItemCount: 1 } };
const FAILED: BagOutcome = { status: 'failed', failure: { code: 'offline', retryable: true } };

/** Locks without another tab, unless the test simulates one. */
const toLocks = (hadToWait = false): Locks => ({ hold: (_name, _signal, callback) => callback(hadToWait) });

/** Sends scripted outcomes in order, and holds each request until it is released. */
function script(...ends: readonly BagOutcome[]) {
  const bag = createBag();
  const requests = createBagRequests();
  let sent = 0;
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  const add = (key = 'shoes', locks = toLocks()) =>
    requests.add({
      ...{ bag, key, locks },
      async send() {
        sent += 1;
        const end = ends[sent - 1];
        await held;
        return end;
      },
    });
  return { bag, requests, add, release, countSent: () => sent };
}

describe('a request to add to the cart', () => {
  it('is sent once for all callers while it is pending', async () => {
    const { add, requests, release, countSent } = script(ADDED, FAILED);
    const intents = [add(), add(), add()];
    expect(requests.isPending('shoes')).toBe(true);
    release();
    expect(await Promise.all(intents)).toEqual([ADDED, ADDED, ADDED]);
    expect(countSent()).toBe(1);
    expect(requests.isPending('shoes')).toBe(false);
  });

  it('is not sent again after it was added or may have been', async () => {
    for (const end of [ADDED, { status: 'uncertain' }] as const) {
      const { add, release, countSent } = script(end, FAILED);
      release();
      expect(await add()).toEqual(end);
      expect(await add()).toEqual(end);
      expect(countSent()).toBe(1);
    }
  });

  it('is sent again if it was not sent before', async () => {
    const { add, bag, release, countSent } = script(FAILED, ADDED);
    release();
    expect(await add()).toEqual(FAILED);
    expect(bag.entries.size).toBe(0);
    expect(await add()).toEqual(ADDED);
    expect(countSent()).toBe(2);
  });

  it('is sent for each article separately', async () => {
    const { add, release, countSent } = script(ADDED, ADDED);
    release();
    await Promise.all([add('shoes'), add('socks')]);
    expect(countSent()).toBe(2);
  });

  it('is uncertain and is not sent if it had to wait for another tab', async () => {
    const { add, release, countSent } = script(ADDED);
    release();
    expect(await add('shoes', toLocks(true))).toEqual({ status: 'uncertain' });
    expect(countSent()).toBe(0);
  });

  it('fails if the page cannot use locks', async () => {
    const { add, bag } = script(ADDED);
    const broken: Locks = { hold: () => Promise.reject(new Error('no locks')) };
    expect(await add('shoes', broken)).toMatchObject({ status: 'failed', failure: { code: 'unexpected' } });
    expect(bag.entries.size).toBe(0);
  });

  it('is not recorded for the next shopper', async () => {
    const { add, bag, requests, release } = script(ADDED);
    const intent = add();
    requests.wipe();
    release();
    expect(await intent).toBeUndefined();
    expect(bag.entries.size).toBe(0);
  });
});
