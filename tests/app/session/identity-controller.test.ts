import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { OrdersAdapter } from '../../../src/app/configuration/adapter.js';
import { createIdentityController } from '../../../src/app/session/identity-controller.js';
import { createRoute, type Router, createIdentity, type Identity } from '../../../src/app/navigation/router.js';
import { forgetPage } from '../../support/forget-page.js';
import { createElementTestContext } from '../../support/element-test-context.js';
import { settle } from '../../support/settle.js';

const USER = { id: 'upm-1001' };
const MEMBER: Identity = { status: 'known', who: 'member' };
const GUEST: Identity = { status: 'known', who: 'guest' };
const ASKING: Identity = { status: 'asking' };
const IDENTITY_TIMEOUT: Identity = { status: 'timed-out' };

beforeEach(forgetPage);

/** A tag that needs to know who is shopping. */
function create(adapter?: OrdersAdapter) {
  const tag = createElementTestContext({ properties: { adapter } });
  tag.configure({});
  const identity = tag.context.getController(createIdentityController);
  const states: Identity[] = [];
  identity.store.subscribe((state) => states.push(state));
  return {
    ...{ ...tag, identity, states, pass: tag.platform.clock.pass },
    state: () => identity.store.getState(),
    /** The page sets another adapter, and the tag renders. */
    setAdapter(next: OrdersAdapter | undefined) {
      tag.setProperty('adapter', next);
      tag.configure({});
    },
  };
}

/** A promise that the test settles. */
function createPromise() {
  let ends = { resolve: (): void => {}, reject: (): void => {} };
  const promise = new Promise<void>((resolve, reject) => {
    ends = { resolve, reject: () => reject(new Error('not ready')) };
  });
  return { promise, ...ends };
}

describe('the identity of the shopper', () => {
  it("is requested after the page's own scripts have run", async () => {
    const getAccessToken = vi.fn(() => 't0ken');
    const { state, pass } = create({ getAccessToken });
    await settle();
    expect([state(), getAccessToken.mock.calls]).toEqual([ASKING, []]);
    await pass(0);
    expect([state(), getAccessToken.mock.calls]).toEqual([
      MEMBER,
      [[{ reason: 'call', origin: 'https://shop.example' }]],
    ]);
  });

  it('is requested from the adapter that those scripts set', async () => {
    const { state, pass, setProperty } = create();
    await settle();
    setProperty('adapter', { getAccessToken: () => 't0ken' });
    await pass(0);
    expect(state()).toEqual(MEMBER);
  });

  it.each<[string, OrdersAdapter | undefined, Identity]>([
    ['a token', { getAccessToken: () => 't0ken' }, MEMBER],
    ['a promise of a token', { getAccessToken: () => Promise.resolve('t0ken') }, MEMBER],
    ['a token without a user', { getAccessToken: () => 't0ken', user: null }, MEMBER],
    ['null', { getAccessToken: () => null }, GUEST],
    ['an empty text', { getAccessToken: () => '' }, GUEST],
    ['nothing', { getAccessToken: () => undefined }, GUEST],
    ['a rejection', { getAccessToken: () => Promise.reject(new Error('no')) }, GUEST],
    ['a user without a token', { user: USER }, GUEST],
    ['an empty adapter', {}, GUEST],
    ['no adapter', undefined, GUEST],
  ])('is determined by %s', async (_what, adapter, who) => {
    const { state, pass } = create(adapter);
    await pass(0);
    expect(state()).toEqual(who);
  });

  it('is a guest if the page provides no token within ten seconds', async () => {
    const { state, pass, platform } = create({ getAccessToken: () => new Promise(() => {}) });
    await pass(9_999);
    expect(state()).toEqual(ASKING);
    await pass(1);
    expect([state(), platform.clock.countTimers()]).toEqual([GUEST, 0]);
  });
});

describe('a page that has to get ready first', () => {
  it.each([
    ['resolves', 'resolve'],
    ['rejects', 'reject'],
  ] as const)('is awaited until it %s; then its token is requested', async (_how, end) => {
    const ready = createPromise();
    const getAccessToken = vi.fn(() => 't0ken');
    const { state, pass, platform } = create({ ready: ready.promise, getAccessToken });
    await pass(9_999);
    expect([state(), getAccessToken.mock.calls.length]).toEqual([ASKING, 0]);
    ready[end]();
    await pass(0);
    expect([state(), getAccessToken.mock.calls.length, platform.clock.countTimers()]).toEqual([MEMBER, 1, 0]);
  });

  it('may use any thenable', async () => {
    const ready = { then: (resolve: () => void) => resolve() } as PromiseLike<void>;
    const { state, pass } = create({ ready, getAccessToken: () => 't0ken' });
    await pass(0);
    expect(state()).toEqual(MEMBER);
  });

  it('times out after ten seconds and stays so even if it gets ready later', async () => {
    const ready = createPromise();
    const getAccessToken = vi.fn(() => 't0ken');
    const { state, states, pass } = create({ ready: ready.promise, getAccessToken });
    await pass(10_000);
    expect(state()).toEqual(IDENTITY_TIMEOUT);
    ready.resolve();
    await pass(60_000);
    expect([states, getAccessToken.mock.calls]).toEqual([[IDENTITY_TIMEOUT], []]);
  });

  it('is awaited again on Retry, for as long as before', async () => {
    const ready = createPromise();
    const { identity, state, pass } = create({ ready: ready.promise, getAccessToken: () => 't0ken' });
    await pass(10_000);
    identity.retry();
    expect(state()).toEqual(ASKING);
    await pass(10_000);
    expect(state()).toEqual(IDENTITY_TIMEOUT);
    ready.resolve();
    identity.retry();
    await pass(0);
    expect(state()).toEqual(MEMBER);
  });
});

describe('the experiment client of a page', () => {
  const getAccessToken = () => 't0ken';

  function createWithFlag(adapter: OrdersAdapter) {
    return create({ ...adapter, flags: { getBooleanValue: (key) => key === 'enableAbTesting' } });
  }

  it('is not awaited without its flag', async () => {
    const { state, pass } = create({ getAccessToken, experiments: new Promise(() => {}) });
    await pass(0);
    expect(state()).toEqual(MEMBER);
  });

  it.each(['resolve', 'reject'] as const)('is awaited with its flag until it %s', async (end) => {
    const client = createPromise();
    const { state, pass, platform } = createWithFlag({ getAccessToken, experiments: client.promise });
    await pass(5_000);
    expect(state()).toEqual(ASKING);
    client[end]();
    await pass(0);
    expect([state(), platform.clock.countTimers()]).toEqual([MEMBER, 0]);
  });

  it('is awaited in parallel with the page, the longer of both', async () => {
    const [page, client] = [createPromise(), createPromise()];
    const { state, pass } = createWithFlag({ getAccessToken, ready: page.promise, experiments: client.promise });
    client.resolve();
    await pass(5_000);
    expect(state()).toEqual(ASKING);
    page.resolve();
    await pass(0);
    expect(state()).toEqual(MEMBER);
  });

  it.each([
    ['continues without it after ten seconds', { ready: Promise.resolve() }, MEMBER],
    ['continues without it if nothing else is pending', {}, MEMBER],
    ['does not replace a page that times out', { ready: new Promise(() => {}) }, IDENTITY_TIMEOUT],
  ])('%s', async (_what, page, end) => {
    const { state, pass, platform } = createWithFlag({ ...page, getAccessToken, experiments: new Promise(() => {}) });
    await pass(9_999);
    expect(state()).toEqual(ASKING);
    await pass(1);
    expect([state(), platform.clock.countTimers()]).toEqual([end, 0]);
  });
});

describe('another adapter', () => {
  it('of the same user starts no new request, a hundred times', async () => {
    const getAccessToken = vi.fn(() => 't0ken');
    const { setAdapter, states, pass } = create({ user: USER, getAccessToken });
    await pass(0);
    for (let render = 0; render < 100; render += 1) {
      setAdapter({ user: { ...USER }, getAccessToken: () => getAccessToken(), ready: Promise.resolve() });
      await pass(0);
    }
    expect([getAccessToken.mock.calls.length, states]).toEqual([1, [MEMBER]]);
  });

  it('of the same user does not restart the wait', async () => {
    const { setAdapter, state, pass } = create({ user: USER, ready: new Promise(() => {}) });
    await pass(6_000);
    setAdapter({ user: { ...USER }, ready: new Promise(() => {}) });
    await pass(4_000);
    expect(state()).toEqual(IDENTITY_TIMEOUT);
  });

  it.each<{ what: string; before?: OrdersAdapter; after?: OrdersAdapter; who: Identity }>([
    {
      what: 'signs in',
      before: { getAccessToken: () => null },
      after: { user: USER, getAccessToken: () => 't0ken' },
      who: MEMBER,
    },
    { what: 'provides tokens for the first time', after: { getAccessToken: () => 't0ken' }, who: MEMBER },
    { what: 'no longer provides tokens', before: { getAccessToken: () => 't0ken' }, who: GUEST },
  ])('starts a new request if it $what', async ({ before, after, who }) => {
    const { setAdapter, state, states, pass } = create(before);
    await pass(0);
    setAdapter(after);
    expect(state()).toEqual(ASKING);
    await pass(0);
    expect(states.slice(-2)).toEqual([ASKING, who]);
  });

  it('of another user is queried by the controller of the next session', async () => {
    const tag = create({ user: USER, getAccessToken: () => 't0ken' });
    await tag.pass(0);
    tag.setAdapter({ user: { id: 'upm-1002' }, getAccessToken: () => null });
    const next = tag.context.getController(createIdentityController);
    expect(next).not.toBe(tag.identity);
    await tag.pass(0);
    expect([next.store.getState(), tag.states]).toEqual([GUEST, [MEMBER]]);
  });

  it('discards a late answer of the former one', async () => {
    const ready = createPromise();
    const token = createPromise();
    const { setAdapter, states, pass } = create({ ready: ready.promise });
    await pass(0);
    setAdapter({ getAccessToken: () => token.promise.then(() => null) });
    await pass(0);
    const getAccessToken = vi.fn(() => 't0ken');
    setAdapter({ user: USER, getAccessToken });
    await pass(0);
    ready.resolve();
    token.resolve();
    await pass(60_000);
    expect(states.filter(({ status }) => status !== 'asking')).toEqual([MEMBER]);
    expect(getAccessToken).toHaveBeenCalledTimes(1);
  });
});

describe('a tag that was removed', () => {
  it('stops waiting', async () => {
    const { context, states, pass, platform } = create({ ready: new Promise(() => {}), getAccessToken: () => 't0ken' });
    await pass(1_000);
    context.dispose();
    expect(platform.clock.countTimers()).toBe(0);
    await pass(60_000);
    expect(states).toEqual([]);
  });

  it('requests nothing when its page changes', async () => {
    const getAccessToken = vi.fn(() => 't0ken');
    const { context, setAdapter, pass, states } = create();
    context.dispose();
    setAdapter({ user: USER, getAccessToken });
    await pass(60_000);
    expect([getAccessToken.mock.calls, states]).toEqual([[], []]);
  });
});

describe('a tag inside the area', () => {
  it("uses the area's identity and requests nothing", async () => {
    const getAccessToken = vi.fn(() => 't0ken');
    const store = createIdentity();
    const router: Router = {
      identity: store,
      route: createRoute(),
      toUrl: String,
      go: () => undefined,
      getPath: () => '/',
      screenKeys: new Set(),
      getCurrentUrl: () => '/',
    };
    const { context, platform, configure } = createElementTestContext({
      router,
      properties: { adapter: { getAccessToken } },
    });
    const identity = context.getController(createIdentityController);
    expect(identity.store).toBe(store);
    identity.retry();
    identity.refresh();
    configure({});
    await platform.clock.pass(60_000);
    expect([getAccessToken.mock.calls, store.getState()]).toEqual([[], ASKING]);
  });
});
