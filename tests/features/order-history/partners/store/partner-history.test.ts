import { describe, expect, it } from 'vitest';
import type { Failure } from '../../../../../src/http/model/failure.js';
import { createConsents } from '../../../../../src/features/order-history/history-tabs.js';
import { dismissMore } from '../../../../../src/features/order-history/partners/partner-history-controller.js';
import { createOrderHistory } from '../../../../../src/features/order-history/store/order-history.js';
import { createFakeClock } from '../../../../support/fake-clock.js';
import { broken, BROKEN, createHistoryUnderTest as create, page } from '../../../../support/history-under-test.js';

describe('a next page that failed to load', () => {
  it('is offered again after it was dismissed, at the same anchor, and can be loaded', async () => {
    const { history, read, readMore, show, requested } = create(page('AB', 'n2'), broken(), page('C'));
    await read();
    await readMore();
    expect(show()).toBe('AB | failed n2');
    dismissMore(history);
    expect(show()).toBe('AB | offered n2');
    await readMore();
    expect(show()).toBe('AB C | none');
    expect(requested.map(({ request }) => request)).toEqual([{}, { anchor: 'n2' }, { anchor: 'n2' }]);
  });

  it('is the only thing that can be dismissed', async () => {
    const { history, read, states } = create(page('AB', 'n2'));
    dismissMore(history);
    await read();
    const before = states.length;
    dismissMore(history);
    expect(states).toHaveLength(before);
  });

  it('cannot be dismissed while it is loading again', async () => {
    const { history, read, readMore, startMore, show, clock } = create(
      page('AB', 'n2'),
      broken(),
      page('C', 'n3', 500),
    );
    await read();
    await readMore();
    void startMore();
    dismissMore(history);
    expect(show()).toBe('AB | loading n2');
    await clock.pass(500);
    expect(show()).toBe('AB C | offered n3');
  });
});

describe('a list with other failure codes', () => {
  const names = { call: 'list-partner-history', code: 'service-list-partner-history-failure' } as const;

  it('fails with its own codes', async () => {
    const clock = createFakeClock();
    const history = createOrderHistory(names);
    const gone = () => Promise.resolve({ kind: 'missing' } as const);
    expect(await history.read({ clock, listOrders: gone })).toEqual({ ...names, retryable: true, status: 404 });
    const details = { paths: ['orderItems[0].title'] };
    const lossy = () => Promise.resolve({ kind: 'found', value: { orders: [], unreadable: 1 }, details } as const);
    expect(await history.read({ clock, listOrders: lossy })).toEqual({
      code: 'order-block-unreadable',
      retryable: false,
      call: 'list-partner-history',
      details,
    });
  });
});

describe('the consents of a member', () => {
  const FOUND = { kind: 'found', value: [{ id: 'c1', partnerName: 'One' }] } as const;

  it('are read once for all readers', async () => {
    const consents = createConsents();
    let requested = 0;
    const listOrders = () => {
      requested += 1;
      return Promise.resolve(FOUND);
    };
    await Promise.all([consents.read(listOrders), consents.read(listOrders)]);
    await consents.read(listOrders);
    expect([requested, consents.store.getState()]).toEqual([1, { status: 'ready', value: FOUND.value }]);
  });

  it('that do not exist are empty', async () => {
    const consents = createConsents();
    expect(await consents.read(() => Promise.resolve({ kind: 'missing' }))).toBeUndefined();
    expect(consents.store.getState()).toEqual({ status: 'ready', value: [] });
  });

  it('that cannot be read are reported, and read on the next request', async () => {
    const consents = createConsents();
    const failed = () => Promise.resolve({ kind: 'failed', failure: BROKEN } as const);
    expect(await consents.read(failed)).toEqual(BROKEN satisfies Failure);
    expect(consents.store.getState().status).toBe('failed');
    await consents.read(() => Promise.resolve(FOUND));
    expect(consents.store.getState().status).toBe('ready');
  });

  it('are removed with the session, along with a pending answer', async () => {
    const consents = createConsents();
    let answer = (): void => {};
    let signal: AbortSignal | undefined;
    const reading = consents.read((given) => {
      signal = given;
      return new Promise((resolve) => (answer = () => resolve(FOUND)));
    });
    consents.wipe();
    answer();
    expect(await reading).toBeUndefined();
    expect([signal?.aborted, consents.store.getState()]).toEqual([true, { status: 'idle' }]);
  });
});
