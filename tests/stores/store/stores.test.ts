import { describe, expect, it } from 'vitest';
import type { StoresRequest } from '../../../src/stores/api/list-stores.js';
import type { Outcome } from '../../../src/http/model/failure.js';
import type { StorePage } from '../../../src/stores/model/store.js';
import { createStores, type StoreReading } from '../../../src/stores/use-store.js';
import { createStore } from '../model/store-samples.js';
import { createFakeClock } from '../../support/fake-clock.js';

const STORE = createStore();
const OTHER = createStore({ id: '102', address: { ...STORE.address, address1: '18 Front Street' } });
const page = (stores: StorePage['stores'], next?: string, unreadable = 0): Outcome<StorePage> => ({
  kind: 'found',
  value: { stores, unreadable, ...(next !== undefined && { next }) },
});
const FAILED: Outcome<StorePage> = {
  kind: 'failed',
  failure: { code: 'service-list-stores-failure', retryable: true },
};

/** Returns one page after another, then repeats the last one. */
function script(...answers: readonly Outcome<StorePage>[]) {
  const clock = createFakeClock();
  const requested: StoresRequest[] = [];
  const reading: StoreReading = {
    address: STORE.address,
    search: { country: 'us', text: '95814' },
    clock,
    async listStores(request, signal) {
      requested.push(request);
      const answer = answers[Math.min(requested.length, answers.length) - 1] ?? FAILED;
      await Promise.resolve();
      return signal.aborted ? FAILED : answer;
    },
  };
  const stores = createStores();
  return { stores, reading, clock, requested, source: stores.get(reading) };
}

describe('the store at an address', () => {
  it('is requested once for all readers and stored with the time of the answer', async () => {
    const { stores, reading, requested, clock, source } = script(page([OTHER, STORE]));
    await Promise.all([stores.read(reading), stores.read(reading)]);
    expect(source.getState()).toEqual({ status: 'ready', value: { store: STORE, readAt: clock.now() } });
    await stores.read(reading);
    expect(requested).toEqual([{ country: 'us', text: '95814' }]);
  });

  it('is searched on up to three pages', async () => {
    const { stores, reading, requested, source } = script(page([OTHER], 'a'), page([OTHER], 'b'), page([STORE], 'c'));
    await stores.read(reading);
    expect(source.getState().status).toBe('ready');
    expect(requested.map(({ anchor }) => anchor)).toEqual([undefined, 'a', 'b']);
  });

  it('is missing if none of three pages contains it', async () => {
    const { stores, reading, requested, source } = script(page([OTHER], 'a'));
    expect(await stores.read(reading)).toBeUndefined();
    expect(source.getState()).toEqual({ status: 'missing' });
    expect(requested).toHaveLength(3);
  });

  it('may be the unreadable one: that is a failure with its code', async () => {
    const { stores, reading, source } = script(page([OTHER], undefined, 1));
    expect((await stores.read(reading))?.code).toBe('service-list-stores-failure');
    expect(source.getState().status).toBe('failed');
  });

  it('is requested again after a failure, and after five minutes with the old value until then', async () => {
    const { stores, reading, requested, clock, source } = script(FAILED, page([STORE]), FAILED);
    expect(await stores.read(reading)).toEqual({ code: 'service-list-stores-failure', retryable: true });
    expect(await stores.read(reading)).toBeUndefined();
    await clock.pass(5 * 60_000 - 1);
    await stores.read(reading);
    expect(requested).toHaveLength(2);
    await clock.pass(1);
    expect((await stores.read(reading))?.code).toBe('service-list-stores-failure');
    expect(source.getState().status).toBe('ready');
    await stores.read({ ...reading, mode: 'reload' });
    expect(requested).toHaveLength(4);
  });

  it('is reported as slow after three seconds', async () => {
    const { stores, reading, clock, source } = script(FAILED);
    let end = (): void => {};
    const waiting = new Promise<void>((resolve) => (end = resolve));
    const read = stores.read({ ...reading, listStores: () => waiting.then(() => page([STORE])) });
    await clock.pass(2_999);
    expect(source.getState()).toEqual({ status: 'loading', isSlow: false });
    await clock.pass(1);
    expect(source.getState()).toEqual({ status: 'loading', isSlow: true });
    end();
    await read;
    expect(source.getState().status).toBe('ready');
    expect(clock.countTimers()).toBe(0);
  });

  it('is removed with the session, along with a pending answer', async () => {
    const { stores, reading, source } = script(page([STORE]));
    const read = stores.read(reading);
    stores.wipe();
    expect(await read).toBeUndefined();
    expect(source.getState()).toEqual({ status: 'idle' });
    expect(stores.get(reading)).not.toBe(source);
  });
});
