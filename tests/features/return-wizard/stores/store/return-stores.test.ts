import { describe, expect, it } from 'vitest';
import type { StoresRequest } from '../../../../../src/stores/api/list-stores.js';
import type { Failure, Outcome } from '../../../../../src/http/model/failure.js';
import type { Store, StorePage } from '../../../../../src/stores/model/store.js';
import { ReturnStores } from '../../../../../src/features/return-wizard/stores/store/return-stores.js';
import { createStore } from '../../../../stores/model/store-samples.js';
import { createFakeClock } from '../../../../support/fake-clock.js';

const found = (ids: readonly string[], next?: string, more: Partial<Store> = {}): Outcome<StorePage> => ({
  kind: 'found',
  value: { stores: ids.map((id) => createStore({ id, ...more })), unreadable: 0, ...(next !== undefined && { next }) },
});
const none = (next?: string): Outcome<StorePage> => found(['9'], next, { services: [] });
const unreadable: Outcome<StorePage> = { kind: 'found', value: { stores: [], unreadable: 1 } };
const FAILURE: Failure = { code: 'service-list-stores-failure', retryable: true };
const FAILED: Outcome<StorePage> = { kind: 'failed', failure: FAILURE };
const NEAR = { country: 'us', text: '95814' };

/** Returns one page after another, each after this delay; the last one repeats. */
function create(answers: readonly Outcome<StorePage>[], ms = 0) {
  const clock = createFakeClock();
  const requested: StoresRequest[] = [];
  const events: string[] = [];
  const stores = new ReturnStores({
    clock,
    async listStores(request, signal) {
      requested.push(request);
      const answer = answers[Math.min(requested.length, answers.length) - 1] ?? FAILED;
      await new Promise<void>((resolve) => void clock.after(ms, resolve));
      return signal.aborted ? FAILED : answer;
    },
    onFail: ({ code }, severity) => void events.push(`${severity} ${code}`),
  });
  const ids = () => {
    const state = stores.store.getState();
    return state.status === 'ready' ? state.value.stores.map(({ store }) => store.id) : state.status;
  };
  const more = () => {
    const state = stores.store.getState();
    return state.status === 'ready' ? state.value.more.status : state.status;
  };
  return { stores, clock, requested, events, ids, more, settle: (time = 0) => clock.pass(time) };
}

describe('stores for a return', () => {
  it('are requested page by page, each once', async () => {
    const list = create([found(['1', '2', '3'], 'a'), found(['3', '4'])]);
    list.stores.search(NEAR);
    await list.settle();
    expect([list.ids(), list.more()]).toEqual([['1', '2', '3'], 'offered']);
    void list.stores.readMore();
    void list.stores.readMore();
    await list.settle();
    await list.stores.readMore();
    expect([list.ids(), list.more()]).toEqual([['1', '2', '3', '4'], 'none']);
    expect(list.requested).toEqual([NEAR, { ...NEAR, anchor: 'a' }]);
  });

  it('that accept no returns are skipped, on three pages at most', async () => {
    const list = create([none('a'), none('b'), none('c'), found(['1'])]);
    list.stores.search(NEAR);
    await list.settle();
    expect([list.ids(), list.more(), list.requested.length]).toEqual([[], 'offered', 3]);
    await Promise.all([list.stores.readMore(), list.settle()]);
    expect([list.ids(), list.more()]).toEqual([['1'], 'none']);
  });

  it('of the latest search only are shown', async () => {
    const list = create([found(['1'])], 1_000);
    list.stores.search(NEAR);
    list.stores.search({ country: 'us', text: 'Chicago' });
    await list.settle(1_000);
    expect([list.ids(), list.requested.length, list.events]).toEqual([['1'], 2, []]);
  });

  it('are reported as slow after three seconds', async () => {
    const list = create([found(['1'])], 5_000);
    list.stores.search(NEAR);
    await list.settle(2_999);
    expect(list.stores.store.getState()).toEqual({ status: 'loading', isSlow: false });
    await list.settle(1);
    expect(list.stores.store.getState()).toEqual({ status: 'loading', isSlow: true });
    await list.settle(2_000);
    expect(list.clock.countTimers()).toBe(0);
  });

  it('that could not be loaded are reported, and requested again on Retry', async () => {
    const list = create([FAILED, found(['1'])]);
    list.stores.search(NEAR);
    await list.settle();
    expect(list.stores.store.getState()).toEqual({ status: 'failed', failure: FAILURE });
    list.stores.retry();
    await list.settle();
    expect([list.ids(), list.events]).toEqual([['1'], ['error service-list-stores-failure']]);
  });

  it('stay when the next page fails, which can be retried', async () => {
    const list = create([found(['1'], 'a'), FAILED, found(['2'])]);
    list.stores.search(NEAR);
    await list.settle();
    await Promise.all([list.stores.readMore(), list.settle()]);
    expect([list.ids(), list.more(), list.events]).toEqual([['1'], 'failed', ['warning service-list-stores-failure']]);
    await Promise.all([list.stores.readMore(), list.settle()]);
    expect([list.ids(), list.requested.at(-1)?.anchor]).toEqual([['1', '2'], 'a']);
  });

  it('fail if none is readable; if some are, only the page is warned', async () => {
    const lost = create([unreadable]);
    lost.stores.search(NEAR);
    await lost.settle();
    expect(lost.ids()).toBe('failed');
    const some = create([{ kind: 'found', value: { stores: [createStore()], unreadable: 1 } }]);
    some.stores.search(NEAR);
    await some.settle();
    expect([some.ids(), some.events]).toEqual([['101'], ['warning service-list-stores-failure']]);
  });

  it('of a list that does not exist are empty', async () => {
    const list = create([{ kind: 'missing' }]);
    list.stores.search(NEAR);
    await list.settle();
    expect([list.ids(), list.more()]).toEqual([[], 'none']);
  });

  it('that an automatic search does not find leave the list empty', async () => {
    const list = create([found([]), found(['1'])]);
    list.stores.search(NEAR, true);
    await list.settle();
    expect(list.ids()).toBe('idle');
    list.stores.search(NEAR, true);
    await list.settle();
    expect(list.ids()).toEqual(['1']);
  });

  it('are cleared when the tag is removed, along with pending requests', async () => {
    const list = create([found(['1'])], 1_000);
    list.stores.search(NEAR);
    list.stores.clear();
    await list.settle(5_000);
    list.stores.retry();
    expect([list.ids(), list.requested.length, list.clock.countTimers()]).toEqual(['idle', 1, 0]);
  });
});
