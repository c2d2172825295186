import { beforeEach, describe, expect, it, vi } from 'vitest';
import { getPageRegistry, getPageState, wipePageState, type PageStateKey } from '../../../src/app/state/registry.js';
import { getPageData } from '../../../src/app/state/page-data.js';
import { createLookups } from '../../../src/features/guest-lookup/store/pending-lookup.js';
import { createFakeClock } from '../../support/fake-clock.js';
import { forgetPage } from '../../support/forget-page.js';
import { foundOrder } from '../../support/lookup-under-test.js';
import { createScriptedCalls } from '../../support/scripted-calls.js';

const GUEST: PageStateKey = { apiBase: '/', country: 'us', userId: undefined };
const MEMBER: PageStateKey = { ...GUEST, userId: 'upm-1001' };

beforeEach(forgetPage);

describe('the registry of a page', () => {
  it('is one for all who ask, also for another copy of this code', async () => {
    const first = getPageRegistry();
    vi.resetModules();
    const copy = await import('../../../src/app/state/registry.js');
    expect(copy.getPageRegistry).not.toBe(getPageRegistry);
    expect(copy.getPageRegistry()).toBe(first);
  });

  it('begins empty: no defaults, no guesses, nothing shared, no visitor', () => {
    const registry = getPageRegistry();
    expect(registry.defaults.getState()).toEqual({});
    expect(registry.guesses.getState()).toEqual({ misses: 0, waits: 0, blockedUntil: 0 });
    expect([registry.shared.size, registry.data.size]).toEqual([0, 0]);
    expect(Object.keys(getPageData())).toEqual(['builds']);
  });
});

describe('what tags share', () => {
  it('is the same for the same service, country and shopper', () => {
    expect(getPageState({ ...MEMBER })).toBe(getPageState({ ...MEMBER }));
    expect(getPageState({ ...GUEST })).toBe(getPageState({ ...GUEST }));
  });

  it.each<[string, PageStateKey]>([
    ['service', { ...MEMBER, apiBase: 'https://api.shop.example' }],
    ['country', { ...MEMBER, country: 'ca' }],
    ['shopper', { ...MEMBER, userId: 'upm-1002' }],
    ['shopper, and be it a guest', GUEST],
    ['shopper, and be it one called null', { ...MEMBER, userId: 'null' }],
    ['shopper, and be it one without a name', { ...MEMBER, userId: '' }],
    ['split of the same letters', { apiBase: '/us', country: '', userId: 'upm-1001' }],
    ['id that is written to look like a key', { ...MEMBER, userId: '","/","us' }],
  ])('is not the same for another %s', (_what, key) => {
    expect(getPageState(key)).not.toBe(getPageState(MEMBER));
  });

  it('is told apart between a guest and a shopper whose id reads like none', () => {
    for (const userId of ['null', 'undefined', ''])
      expect(getPageState({ ...GUEST, userId })).not.toBe(getPageState(GUEST));
  });
});

describe('the end of a session', () => {
  it('forgets the contact, in what is handed out later and in what was handed out before', () => {
    const before = getPageState(MEMBER);
    before.remembered = { email: 'guest@example.com' };
    wipePageState(MEMBER);
    expect(before.remembered).toBeUndefined();
    expect(getPageState(MEMBER)).not.toBe(before);
    expect(getPageState(MEMBER).remembered).toBeUndefined();
  });

  it('is not undone by a tag that left the page: what it still asks for goes with it', () => {
    const { shared: pageState } = getPageRegistry();
    wipePageState(MEMBER);
    const late = getPageState(MEMBER, false);
    expect(JSON.stringify([...pageState.keys()])).not.toContain(MEMBER.userId);
    expect(getPageState(MEMBER, false)).not.toBe(late);
    const known = getPageState(MEMBER);
    expect(known).not.toBe(late);
    expect(getPageState(MEMBER, false)).toBe(known);
  });

  it('aborts what is under way', () => {
    const calls = createScriptedCalls(createFakeClock());
    calls.scriptOrder(foundOrder({}, 1_000));
    const pageState = getPageState(GUEST);
    const lookups = pageState.part('lookups', createLookups);
    lookups.find({ orderNumber: 'US10000001', contact: { email: 'guest@example.com' }, locale: 'en' }, calls);
    wipePageState(GUEST);
    expect(calls.asked[0]?.signal.aborted).toBe(true);
  });

  it('forgets the shopper in every country and at every service, though the page has moved on', () => {
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

  it('does not forgive guesses, which are nobody’s data', () => {
    getPageRegistry().guesses.setState({ misses: 4, waits: 1, blockedUntil: 0 });
    wipePageState(GUEST);
    expect(getPageRegistry().guesses.getState().misses).toBe(4);
  });

  it('of somebody unknown is nothing', () => {
    expect(() => wipePageState({ userId: 'nobody' })).not.toThrow();
  });
});
