import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { platform } from '../../src/platform/platform.js';
import { sessionStore } from '../../src/platform/session-store.js';

const AT = 'orders-area/1';

const refuse = (): never => {
  throw new DOMException('', 'SecurityError');
};

/** A storage that holds these texts. */
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

describe('what a tag keeps over a reload', () => {
  it('is found by its name', () => {
    stubStorage();
    sessionStore.keep('jobs', [{ jobId: 'job-1' }]);
    expect([sessionStore.find('jobs'), sessionStore.find('cancelled')]).toEqual([[{ jobId: 'job-1' }], undefined]);
  });

  it('stands with all the rest under one name, beside what the page keeps', () => {
    const stored = stubStorage({ jobs: "the page's" });
    sessionStore.keep('jobs', [1]);
    sessionStore.keep('cancelled', [2]);
    sessionStore.keep('jobs', [3]);
    expect([...stored.keys()]).toEqual(['jobs', AT]);
    expect([sessionStore.find('jobs'), sessionStore.find('cancelled')]).toEqual([[3], [2]]);
  });

  it('is forgotten as a whole with the session, and nothing of the page with it', () => {
    const stored = stubStorage({ jobs: "the page's" });
    sessionStore.keep('jobs', [1]);
    platform.forgetStored();
    expect([...stored]).toEqual([['jobs', "the page's"]]);
    expect(sessionStore.find('jobs')).toBeUndefined();
  });
});

describe('a storage in which somebody else has written', () => {
  it.each(['', '{', 'null', '7', '"text"', '[]', 'true', '{"jobs":'])('%j holds nothing of ours', (text) => {
    stubStorage({ [AT]: text });
    expect(sessionStore.find('jobs')).toBeUndefined();
    sessionStore.keep('jobs', [1]);
    expect(sessionStore.find('jobs')).toEqual([1]);
  });

  it('reaches no prototype', () => {
    stubStorage({ [AT]: '{"__proto__":{"polluted":true},"jobs":[1]}' });
    sessionStore.keep('cancelled', [2]);
    expect([sessionStore.find('jobs'), Reflect.get({}, 'polluted')]).toEqual([[1], undefined]);
  });
});

describe('where nothing can be kept', () => {
  it.each<[what: string, storage: object | undefined]>([
    ['there is no storage', undefined],
    ['the storage is full', { getItem: () => null, setItem: refuse, removeItem: () => undefined }],
    ['each use of it is refused', { getItem: refuse, setItem: refuse, removeItem: refuse }],
  ])('nothing is found and nothing fails: %s', (_what, storage) => {
    vi.stubGlobal('sessionStorage', storage);
    expectNothingKept();
  });

  describe('because the look at the storage is refused', () => {
    beforeEach(() => {
      Object.defineProperty(globalThis, 'sessionStorage', { get: refuse, configurable: true });
      return () => Reflect.deleteProperty(globalThis, 'sessionStorage');
    });

    it('nothing is found and nothing fails', expectNothingKept);
  });
});

function expectNothingKept(): void {
  expect(() => sessionStore.keep('jobs', [1])).not.toThrow();
  expect(() => platform.forgetStored()).not.toThrow();
  expect(sessionStore.find('jobs')).toBeUndefined();
}
