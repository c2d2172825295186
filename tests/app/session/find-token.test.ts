import { beforeEach, describe, expect, it } from 'vitest';
import type { OrdersAdapter } from '../../../src/app/configuration/adapter.js';
import { findToken } from '../../../src/app/session/find-token.js';
import { forgetPage } from '../../support/forget-page.js';
import { createElementTestContext } from '../../support/element-test-context.js';

beforeEach(forgetPage);

async function find(getAccessToken: OrdersAdapter['getAccessToken'], ms = 0) {
  const { context, platform, warnings } = createElementTestContext({
    properties: { adapter: getAccessToken && { getAccessToken } },
  });
  const pendingToken = findToken(context, { reason: 'call', origin: 'https://shop.example' });
  await platform.clock.pass(ms);
  return { token: await pendingToken, warnings, timers: platform.clock.countTimers() };
}

describe('the token of a page', () => {
  it.each<[string, OrdersAdapter['getAccessToken'], string | undefined]>([
    ['a string', () => 't0ken', 't0ken'],
    ['as a promise', () => Promise.resolve('t0ken'), 't0ken'],
    ['as null', () => null, undefined],
    ['as a promise of null', () => Promise.resolve(null), undefined],
    ['as undefined', () => undefined, undefined],
    ['as an empty text', () => '', undefined],
    ['as a promise of an empty text', () => Promise.resolve(''), undefined],
    ['nothing without a method', undefined, undefined],
  ])('may be returned as %s', async (_how, getAccessToken, token) => {
    expect(await find(getAccessToken)).toEqual({ token, warnings: [], timers: 0 });
  });

  it.each<[string, OrdersAdapter['getAccessToken']]>([
    ['rejects', () => Promise.reject(new Error('secret t0ken of guest@example.com'))],
    [
      'throws',
      () => {
        throw new Error('secret t0ken of guest@example.com');
      },
    ],
  ])(
    "is undefined if the page %s, and the console names the cause without the page's words",
    async (_what, getAccessToken) => {
      const { token, warnings, timers } = await find(getAccessToken);
      expect([token, timers]).toEqual([undefined, 0]);
      expect(warnings).toHaveLength(1);
      expect(warnings[0]).toContain('getAccessToken');
      expect(warnings[0]).not.toMatch(/secret|guest/);
    },
  );

  it('has ten seconds to arrive', async () => {
    const findWithDelay = (ms: number) => find(() => new Promise(() => {}), ms);
    expect(await findWithDelay(10_000)).toEqual({ token: undefined, warnings: [], timers: 0 });
  });

  it('counts if it arrives just in time', async () => {
    const { context, platform, setProperty } = createElementTestContext();
    setProperty('adapter', {
      getAccessToken: () => new Promise((resolve) => platform.clock.happen(9_999, () => resolve('t0ken'))),
    });
    const pendingToken = findToken(context, { reason: 'call', origin: 'https://shop.example' });
    await platform.clock.pass(9_999);
    expect(await pendingToken).toBe('t0ken');
  });

  it('is requested by a method call, so that the page may use `this`', async () => {
    const adapter = {
      token: 't0ken',
      getAccessToken() {
        return this.token;
      },
    };
    const { context } = createElementTestContext({ properties: { adapter } });
    expect(await findToken(context, { reason: 'call', origin: 'https://shop.example' })).toBe('t0ken');
  });
});
