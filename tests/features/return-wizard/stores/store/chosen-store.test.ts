import { describe, expect, it } from 'vitest';
import type { StoresRequest } from '../../../../../src/stores/api/list-stores.js';
import type { Outcome } from '../../../../../src/http/model/failure.js';
import type { Store, StorePage } from '../../../../../src/stores/model/store.js';
import { ChosenStore } from '../../../../../src/features/return-wizard/stores/store/return-stores.js';
import { createKnownStore, createStore } from '../../../../stores/model/store-samples.js';
import { createFakeClock } from '../../../../support/fake-clock.js';

const CHOSEN = { storeId: '101', country: 'us' };
const FAILED: Outcome<StorePage> = {
  kind: 'failed',
  failure: { code: 'service-list-stores-failure', retryable: true },
};
const found = (...stores: readonly Store[]): Outcome<StorePage> => ({
  kind: 'found',
  value: { stores, unreadable: 0 },
});

function create(...answers: readonly Outcome<StorePage>[]) {
  const clock = createFakeClock();
  const requested: StoresRequest[] = [];
  const events: string[] = [];
  const chosen = new ChosenStore({
    clock,
    listStores(request) {
      requested.push(request);
      return Promise.resolve(answers[Math.min(requested.length, answers.length) - 1] ?? FAILED);
    },
    onFail: ({ code }, severity) => void events.push(`${severity} ${code}`),
  });
  const settle = () => clock.pass(0);
  return { chosen, requested, events, settle, state: () => chosen.store.getState() };
}

describe('the store that was chosen before', () => {
  it('is requested by its id, once', async () => {
    const { chosen, requested, settle, state } = create(found(createStore()));
    chosen.show(CHOSEN);
    chosen.show({ ...CHOSEN });
    await settle();
    chosen.show(CHOSEN);
    expect(state()).toMatchObject({ status: 'ready', value: { store: { id: '101' } } });
    expect(requested).toEqual([{ country: 'us', storeId: '101' }]);
  });

  it.each<[what: string, answer: Outcome<StorePage>]>([
    ['is unknown', { kind: 'missing' }],
    ['is in no list', found()],
    ['is answered with another one', found(createStore({ id: '102' }))],
    ['no longer accepts returns', found(createStore({ services: [] }))],
    ['has moved abroad', found(createStore({ address: { ...createStore().address, country: 'CA' } }))],
  ])('that %s is missing', async (_what, answer) => {
    const { chosen, settle, state } = create(answer);
    chosen.show(CHOSEN);
    await settle();
    expect(state()).toEqual({ status: 'missing', storeId: '101' });
  });

  it('that could not be loaded is reported, and requested again on Retry', async () => {
    const { chosen, events, settle, state } = create(FAILED, found(createStore()));
    chosen.show(CHOSEN);
    await settle();
    expect([state().status, events]).toEqual(['failed', ['error service-list-stores-failure']]);
    chosen.retry();
    await settle();
    expect(state().status).toBe('ready');
  });

  it('that a list contains is not requested', async () => {
    const { chosen, requested, settle, state } = create();
    chosen.keep(CHOSEN, createKnownStore());
    chosen.show(CHOSEN);
    await settle();
    expect([state().status, requested]).toEqual(['ready', []]);
  });

  it('is cleared with its tag', async () => {
    const { chosen, settle, state, events } = create(FAILED);
    chosen.show(CHOSEN);
    chosen.clear();
    await settle();
    chosen.retry();
    expect([state(), events]).toEqual([{ status: 'idle' }, []]);
  });
});
