import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  createPageStore,
  getPageData,
  NO_GUESSES,
  getPageRegistry,
  getPageState,
  SESSION_END,
} from '../../../src/app/state/registry.js';
import { announceToBuilds } from '../../../src/platform/platform.js';
import { forgetPage } from '../../support/forget-page.js';

const GUEST = { apiBase: '/', country: 'us', userId: undefined };

beforeEach(() => {
  // Unit tests have no window; page data needs only its events.
  vi.stubGlobal('window', new EventTarget());
  forgetPage();
});

/** Does what another build does: it changes the data and announces it. */
function announceElsewhere(name: string, data: object = {}): void {
  Object.assign(getPageData(), data);
  window.dispatchEvent(new CustomEvent(`orders-area/${name}`, { detail: 'another' }));
}

/** All values below an object that are neither plain data nor in `builds`. */
function listForeignValues(value: unknown, path = ''): string[] {
  if (path === '.builds') return [];
  if (typeof value === 'function') return [path];
  if (typeof value !== 'object' || value === null) return [];
  if (![Object.prototype, Array.prototype, null].includes(Object.getPrototypeOf(value) as object)) return [path];
  return Object.entries(value).flatMap(([name, member]) => listForeignValues(member, `${path}.${name}`));
}

describe('page data', () => {
  it('is one object for every copy of the code', async () => {
    const data = getPageData();
    vi.resetModules();
    const copy = await import('../../../src/app/state/registry.js');
    expect(copy.getPageData).not.toBe(getPageData);
    expect(copy.getPageData()).toBe(data);
  });

  it('holds plain data only, beside the entries of the builds', () => {
    getPageRegistry().defaults.setState({ country: 'de' });
    createPageStore('guesses', NO_GUESSES).setState({ misses: 1, waits: 0, blockedUntil: 0 });
    const data = getPageData();
    expect(Object.keys(data).sort()).toEqual(['builds', 'defaults', 'guesses']);
    expect(listForeignValues(data)).toEqual([]);
    expect(listForeignValues({ a: { b: new Map() }, c: () => 1 })).toEqual(['.a.b', '.c']);
  });

  it('has one registry for each build', () => {
    const { builds } = getPageData();
    const registry = getPageRegistry();
    expect(Object.values(builds)).toEqual([registry]);
    builds['another'] = { read: 'methods that this build does not have' };
    expect(getPageRegistry()).toBe(registry);
  });
});

describe('a store of the page data', () => {
  it('writes its changes into the data', () => {
    createPageStore('guesses', NO_GUESSES).setState({ misses: 2, waits: 0, blockedUntil: 0 });
    expect(getPageData().guesses?.misses).toBe(2);
  });

  it('follows the changes of another build, and begins with them', () => {
    const store = createPageStore('guesses', NO_GUESSES);
    const seen: number[] = [];
    store.subscribe(({ misses }) => seen.push(misses));
    announceElsewhere('guesses', { guesses: { misses: 4, waits: 1, blockedUntil: 9 } });
    expect(seen).toEqual([4]);
    expect(createPageStore('guesses', NO_GUESSES).getState()).toEqual({ misses: 4, waits: 1, blockedUntil: 9 });
  });

  it('notifies its listeners once of its own change', () => {
    const store = createPageStore('defaults', {});
    const listener = vi.fn();
    store.subscribe(listener);
    store.setState({ country: 'jp' });
    expect(listener).toHaveBeenCalledTimes(1);
  });
});

describe('the end of a session in another build', () => {
  it("wipes this build's state of every shopper", () => {
    const state = getPageState(GUEST);
    state.remembered = { email: 'guest@example.com' };
    announceElsewhere(SESSION_END);
    expect(state.remembered).toBeUndefined();
    expect(getPageState(GUEST)).not.toBe(state);
  });

  it('is not a change of the data', () => {
    const state = getPageState(GUEST);
    announceElsewhere('defaults', { defaults: { country: 'jp' } });
    expect(getPageState(GUEST)).toBe(state);
  });

  it('is ignored if this build announced it', () => {
    const state = getPageState(GUEST);
    announceToBuilds(SESSION_END);
    expect(getPageState(GUEST)).toBe(state);
  });
});
