import fc from 'fast-check';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { asksForSignIn, isStandaloneByQuery, removePrivateParameters } from '../../../src/app/navigation/page-query.js';
import { getPageData } from '../../../src/app/state/registry.js';
import { createFakePlatform } from '../../support/fake-platform.js';
import { forgetPage } from '../../support/forget-page.js';

// Many runs take a while on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

const PAGE = 'https://shop.example/us/en/orders/details/US10000001/';

beforeEach(forgetPage);

function take(search: string) {
  const platform = createFakePlatform({ address: PAGE + search });
  removePrivateParameters(platform);
  return { contact: getPageData().contact, platform, address: platform.address().href };
}

describe('contact data in the address of a page', () => {
  it.each([
    ['', undefined],
    ['?email=guest%40example.com', { email: 'guest@example.com' }],
    ['?email=guest%2Borders%40example.com', { email: 'guest+orders@example.com' }],
    ['?phoneNumber=5035550101', { phoneNumber: '5035550101' }],
    ['?phoneNumber=503%20555%200101', { phoneNumber: '503 555 0101' }],
    ['?email=a%40b.de&phoneNumber=110', { email: 'a@b.de', phoneNumber: '110' }],
    ['?email=', { email: '' }],
    ['?email=a%40b.de&email=c%40d.de', { email: 'a@b.de' }],
    ['?Email=a%40b.de', undefined],
    ['#/details/?email=guest%40example.com', { email: 'guest@example.com' }],
    ['#/details/US10000001/?a=1&phoneNumber=110', { phoneNumber: '110' }],
    ['?email=a%40b.de#/details/?email=c%40d.de&phoneNumber=110', { email: 'a@b.de', phoneNumber: '110' }],
  ])('is passed to a lookup: %s gives %j', (search, contact) => {
    expect(take(search).contact).toEqual(contact);
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
    ['#/details/?email=x', '#/details/'],
    ['#/details/?email=x&phoneNumber=1', '#/details/'],
    ['#/us/en/orders/details/?a=1&email=x&b=c%20d', '#/us/en/orders/details/?a=1&b=c%20d'],
    ['#/details/?email=x&redirectPath=%2Fsales%2FA1000%2F', '#/details/?redirectPath=%2Fsales%2FA1000%2F'],
    ['?standalone=true#?phoneNumber=1', '?standalone=true#'],
    ['?email=x&a=1#/details/?phoneNumber=1&b=2', '?a=1#/details/?b=2'],
  ])('%s leaves "%s" in the address bar', (search, rest) => {
    expect(take(search).address).toBe(PAGE + rest);
  });

  it.each(['', '?a=1', '?a=b%20c&flag', '#email=x', '?showSignin=true', '#/details/?a=b%20c', '#/details/?'])(
    'leaves the address bar untouched if it is absent: %s',
    (search) => {
      const { platform } = take(search);
      expect(platform.addresses).toEqual([]);
    },
  );

  it('is removed from the address bar with one change', () => {
    expect(take('?email=x&phoneNumber=1#/details/?email=y').platform.addresses).toHaveLength(1);
  });

  it('is stored for a lookup while other tags are added', () => {
    const { platform, contact } = take('?email=guest%40example.com');
    removePrivateParameters(platform);
    expect(getPageData().contact).toEqual(contact);
  });

  it('is the only part of the query that is removed, character for character', () => {
    const name = fc.stringMatching(/^[A-Za-z0-9_.~-]{1,8}$/).filter((key) => key !== 'email');
    const pair = fc.tuple(name, fc.constantFrom('', '=', '=a+b', '=a%20b', '=%E2%9C%93', '=%'), fc.boolean());
    const pairs = fc.array(
      pair.map(([key, value, isTaken]) => ({ text: isTaken ? `email${value}` : key + value, isTaken })),
    );
    fc.assert(
      fc.property(pairs, (list) => {
        const all = list.map(({ text }) => text).join('&');
        const remaining = list.filter(({ isTaken }) => !isTaken).map(({ text }) => text);
        if (!list.some(({ isTaken }) => isTaken)) return;
        expect(take(`?${all}`).address).toBe(PAGE + (remaining.length > 0 ? `?${remaining.join('&')}` : ''));
      }),
      { numRuns: 2_000 },
    );
  });
});

describe('sign-in by the query', () => {
  it.each([
    ['', false],
    ['?showSignin', true],
    ['?showSignin=true', true],
    ['?showSignin=false', false],
    ['?showsignin=true', false],
  ])('%s means %s', (search, asks) => {
    expect(asksForSignIn(createFakePlatform({ address: PAGE + search }))).toBe(asks);
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
