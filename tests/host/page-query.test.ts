import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { isStandaloneByQuery, takeLookupQuery } from '../../src/host/page-query.js';
import { createFakePlatform } from '../support/fake-platform.js';

// Many runs take a while on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

const PAGE = 'https://shop.example/us/en/orders/details/US10000001/';

function take(search: string) {
  const platform = createFakePlatform({ address: PAGE + search });
  return { query: takeLookupQuery(platform), platform, address: platform.address().href };
}

describe('the query of a guest lookup', () => {
  it.each([
    ['', { showsSignIn: false }],
    ['?email=guest%40example.com', { email: 'guest@example.com', showsSignIn: false }],
    ['?email=guest%2Borders%40example.com', { email: 'guest+orders@example.com', showsSignIn: false }],
    ['?phoneNumber=5035550101', { phoneNumber: '5035550101', showsSignIn: false }],
    ['?email=a%40b.de&phoneNumber=110', { email: 'a@b.de', phoneNumber: '110', showsSignIn: false }],
    ['?email=', { email: '', showsSignIn: false }],
    ['?email=a%40b.de&email=c%40d.de', { email: 'a@b.de', showsSignIn: false }],
    ['?Email=a%40b.de', { showsSignIn: false }],
    ['?showSignin', { showsSignIn: true }],
    ['?showSignin=true', { showsSignIn: true }],
    ['?showSignin=false', { showsSignIn: false }],
  ])('%s says %j', (search, query) => {
    expect(take(search).query).toEqual(query);
  });

  it.each([
    ['?email=guest%40example.com', ''],
    ['?phoneNumber=5035550101', ''],
    ['?email=', ''],
    ['?email', ''],
    ['?%65mail=guest%40example.com', ''],
    ['?email=a%40b.de&email=c%40d.de&phoneNumber=1&phoneNumber=2', ''],
    ['?a=1&email=a%40b.de&b=2', '?a=1&b=2'],
    ['?email=a%40b.de&standalone=true&showSignin=true', '?standalone=true&showSignin=true'],
    ['?a=b%20c&email=x&d=e+f', '?a=b%20c&d=e+f'],
    ['?flag&email=x', '?flag'],
    ['?a=%7E%2F%3A&email=x', '?a=%7E%2F%3A'],
    ['?a=1&a=2&email=x&a=', '?a=1&a=2&a='],
    ['?utm_email=campaign&email=x', '?utm_email=campaign'],
    ['?redirectPath=%2Forders%3Femail%3Dy&email=x', '?redirectPath=%2Forders%3Femail%3Dy'],
    ['?email=x#section', '#section'],
    ['?a=1&email=x#/route?b=2', '?a=1#/route?b=2'],
  ])('%s is left in the address bar as "%s"', (search, rest) => {
    expect(take(search).address).toBe(PAGE + rest);
  });

  it.each(['', '?a=1', '?a=b%20c&flag', '#email=x', '?showSignin=true'])(
    'without contact data leaves the address bar untouched: %s',
    (search) => {
      const { platform } = take(search);
      expect(platform.addresses).toEqual([]);
    },
  );

  it('is taken at once, with one change of the address bar', () => {
    expect(take('?email=x&phoneNumber=1').platform.addresses).toHaveLength(1);
  });

  it('gives nothing to whoever asks second', () => {
    const { platform } = take('?email=guest%40example.com');
    expect(takeLookupQuery(platform)).toEqual({ showsSignIn: false });
  });

  it('loses nothing but the contact, sign for sign', () => {
    const name = fc.stringMatching(/^[A-Za-z0-9_.~-]{1,8}$/).filter((key) => key !== 'email');
    const pair = fc.tuple(name, fc.constantFrom('', '=', '=a+b', '=a%20b', '=%E2%9C%93', '=%'), fc.boolean());
    const pairs = fc.array(
      pair.map(([key, value, isTaken]) => ({ text: isTaken ? `email${value}` : key + value, isTaken })),
    );
    fc.assert(
      fc.property(pairs, (list) => {
        const all = list.map(({ text }) => text).join('&');
        const kept = list.filter(({ isTaken }) => !isTaken).map(({ text }) => text);
        if (!list.some(({ isTaken }) => isTaken)) return;
        expect(take(`?${all}`).address).toBe(PAGE + (kept.length > 0 ? `?${kept.join('&')}` : ''));
      }),
      { numRuns: 2_000 },
    );
  });
});

describe('standalone by the query', () => {
  it.each([
    ['?standalone=true', true],
    ['?a=1&standalone=true', true],
    ['', false],
    ['?standalone', false],
    ['?standalone=false', false],
    ['?standalone=1', false],
    ['?Standalone=true', false],
    ['#standalone=true', false],
  ])('%s means %s', (search, isStandalone) => {
    expect(isStandaloneByQuery(createFakePlatform({ address: PAGE + search }))).toBe(isStandalone);
  });
});
