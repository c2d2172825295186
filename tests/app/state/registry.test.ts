import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  getPageRegistry,
  getPageState,
  wipePageState,
  type PageStateKey,
  createPageStore,
  getPageData,
  NO_GUESSES,
} from '../../../src/app/state/registry.js';
import { createLookups } from '../../../src/features/guest-lookup/store/pending-lookup.js';
import { createFakeClock } from '../../support/fake-clock.js';
import { forgetPage } from '../../support/forget-page.js';
import { foundOrder } from '../../support/lookup-under-test.js';
import { createScriptedCalls } from '../../support/scripted-calls.js';

const GUEST: PageStateKey = { apiBase: '/', country: 'us', userId: undefined };
const MEMBER: PageStateKey = { ...GUEST, userId: 'upm-1001' };

beforeEach(forgetPage);

describe('the registry of a page', () => {
  it('is shared with another copy of this code', async () => {
    const first = getPageRegistry();
    vi.resetModules();
    const copy = await import('../../../src/app/state/registry.js');
    expect(copy.getPageRegistry).not.toBe(getPageRegistry);
    expect(copy.getPageRegistry()).toBe(first);
  });

  it('starts empty: no defaults, no guesses, no page state, no visitor', () => {
    const registry = getPageRegistry();
    expect(registry.defaults.getState()).toEqual({});
    expect(registry.guesses).toBeUndefined();
    expect([registry.pageStates.size, registry.data.size]).toEqual([0, 0]);
    expect(getPageData()).toEqual({ defaults: {}, builds: expect.any(Object) as object });
  });
});

describe('the page state', () => {
  it('is the same for the same service, country and shopper', () => {
    expect(getPageState({ ...MEMBER })).toBe(getPageState({ ...MEMBER }));
    expect(getPageState({ ...GUEST })).toBe(getPageState({ ...GUEST }));
  });

  it.each<[string, PageStateKey]>([
    ['service', { ...MEMBER, apiBase: 'https://api.shop.example' }],
    ['country', { ...MEMBER, country: 'ca' }],
    ['shopper', { ...MEMBER, userId: 'upm-1002' }],
    ['shopper, including a guest', GUEST],
    ['shopper, including one called null', { ...MEMBER, userId: 'null' }],
    ['shopper, including one without a name', { ...MEMBER, userId: '' }],
    ['split of the same letters', { apiBase: '/us', country: '', userId: 'upm-1001' }],
    ['id that is written to look like a key', { ...MEMBER, userId: '","/","us' }],
  ])('differs for another %s', (_what, key) => {
    expect(getPageState(key)).not.toBe(getPageState(MEMBER));
  });

  it("differs between a guest and a shopper whose id looks like a guest's", () => {
    for (const userId of ['null', 'undefined', ''])
      expect(getPageState({ ...GUEST, userId })).not.toBe(getPageState(GUEST));
  });
});

describe('the end of a session', () => {
  it('removes the contact from page state that was handed out before or is handed out later', () => {
    const before = getPageState(MEMBER);
    before.remembered = { email: 'guest@example.com' };
    wipePageState(MEMBER);
    expect(before.remembered).toBeUndefined();
    expect(getPageState(MEMBER)).not.toBe(before);
    expect(getPageState(MEMBER).remembered).toBeUndefined();
  });

  it('is final for a removed tag: the state it still requests is discarded', () => {
    const { pageStates: pageState } = getPageRegistry();
    wipePageState(MEMBER);
    const second = getPageState(MEMBER, false);
    expect(JSON.stringify([...pageState.keys()])).not.toContain(MEMBER.userId);
    expect(getPageState(MEMBER, false)).not.toBe(second);
    const known = getPageState(MEMBER);
    expect(known).not.toBe(second);
    expect(getPageState(MEMBER, false)).toBe(known);
  });

  it('aborts pending calls', () => {
    const calls = createScriptedCalls(createFakeClock());
    calls.scriptOrder(foundOrder({}, 1_000));
    const pageState = getPageState(GUEST);
    const lookups = pageState.get('lookups', createLookups);
    lookups.find({ orderNumber: 'US10000001', contact: { email: 'guest@example.com' }, locale: 'en' }, calls);
    wipePageState(GUEST);
    expect(calls.recorded[0]?.signal.aborted).toBe(true);
  });

  it("clears the shopper's state in every country and at every service, even after the page has moved on", () => {
    const keys = [MEMBER, { ...MEMBER, country: 'ca' }, { ...MEMBER, apiBase: 'https://api.shop.example' }];
    for (const key of keys) getPageState(key).remembered = { email: 'guest@example.com' };
    wipePageState(MEMBER);
    expect(keys.map((key) => getPageState(key).remembered)).toEqual([undefined, undefined, undefined]);
  });

  it('leaves other shoppers alone', () => {
    const others: PageStateKey[] = [GUEST, { ...MEMBER, userId: 'upm-1002' }, { ...MEMBER, userId: 'null' }];
    const before = others.map((key) => getPageState(key));
    for (const pageState of before) pageState.remembered = { email: 'guest@example.com' };
    wipePageState(MEMBER);
    expect(others.map((key) => getPageState(key))).toEqual(before);
    expect(before.every(({ remembered }) => remembered !== undefined)).toBe(true);
  });

  it('does not reset guesses, which belong to no shopper', () => {
    const guesses = createPageStore('guesses', NO_GUESSES);
    guesses.setState({ misses: 4, waits: 1, blockedUntil: 0 });
    wipePageState(GUEST);
    expect(guesses.getState().misses).toBe(4);
    expect(getPageData().guesses?.misses).toBe(4);
  });

  it('has no effect for an unknown shopper', () => {
    expect(() => wipePageState({ userId: 'nobody' })).not.toThrow();
  });
});
