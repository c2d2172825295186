import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { platform } from '../../src/platform/platform.js';
import { sessionStore } from '../../src/platform/session-store.js';

const AT = 'orders-area/1';

const refuse = (): never => {
  throw new DOMException('', 'SecurityError');
};

/** A storage with these texts. */
function stubStorage(texts: Readonly<Record<string, string>> = {}): Map<string, string> {
  const stored = new Map(Object.entries(texts));
  vi.stubGlobal('sessionStorage', {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, text: string) => void stored.set(name, text),
    removeItem: (name: string) => void stored.delete(name),
  });
  return stored;
}

afterEach(() => vi.unstubAllGlobals());

describe('the session store of a tag', () => {
  it('finds a value by its name', () => {
    stubStorage();
    sessionStore.keep('jobs', [{ jobId: 'job-1' }]);
    expect([sessionStore.find('jobs'), sessionStore.find('cancelled')]).toEqual([[{ jobId: 'job-1' }], undefined]);
  });

  it("stores all values under one key, beside the page's own", () => {
    const stored = stubStorage({ jobs: "the page's" });
    sessionStore.keep('jobs', [1]);
    sessionStore.keep('cancelled', [2]);
    sessionStore.keep('jobs', [3]);
    expect([...stored.keys()]).toEqual(['jobs', AT]);
    expect([sessionStore.find('jobs'), sessionStore.find('cancelled')]).toEqual([[3], [2]]);
  });

  it("is cleared as a whole with the session, without touching the page's keys", () => {
    const stored = stubStorage({ jobs: "the page's" });
    sessionStore.keep('jobs', [1]);
    platform.forgetStored();
    expect([...stored]).toEqual([['jobs', "the page's"]]);
    expect(sessionStore.find('jobs')).toBeUndefined();
  });
});

describe('a storage that other code has written to', () => {
  it.each(['', '{', 'null', '7', '"text"', '[]', 'true', '{"jobs":'])('%j is read as empty', (text) => {
    stubStorage({ [AT]: text });
    expect(sessionStore.find('jobs')).toBeUndefined();
    sessionStore.keep('jobs', [1]);
    expect(sessionStore.find('jobs')).toEqual([1]);
  });

  it('cannot change a prototype', () => {
    stubStorage({ [AT]: '{"__proto__":{"polluted":true},"jobs":[1]}' });
    sessionStore.keep('cancelled', [2]);
    expect([sessionStore.find('jobs'), Reflect.get({}, 'polluted')]).toEqual([[1], undefined]);
  });
});

describe('without a working storage', () => {
  it.each<[what: string, storage: object | undefined]>([
    ['there is no storage', undefined],
    ['the storage is full', { getItem: () => null, setItem: refuse, removeItem: () => undefined }],
    ['each use of it is refused', { getItem: refuse, setItem: refuse, removeItem: refuse }],
  ])('nothing is found and nothing fails: %s', (_what, storage) => {
    vi.stubGlobal('sessionStorage', storage);
    expectNothingStored();
  });

  describe('if access to the storage is refused', () => {
    beforeEach(() => {
      Object.defineProperty(globalThis, 'sessionStorage', { get: refuse, configurable: true });
      return () => Reflect.deleteProperty(globalThis, 'sessionStorage');
    });

    it('nothing is found and nothing fails', expectNothingStored);
  });
});

function expectNothingStored(): void {
  expect(() => sessionStore.keep('jobs', [1])).not.toThrow();
  expect(() => platform.forgetStored()).not.toThrow();
  expect(sessionStore.find('jobs')).toBeUndefined();
}
