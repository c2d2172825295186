import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { findContactUrl, findSafeUrl } from '../../src/domain/safe-url.js';
import { CONTACT_URLS, FORBIDDEN_URLS, HOSTILE_URLS } from '../support/hostile-urls.js';

// Many runs take a while on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

const BASE = 'https://shop.example/us/en/orders/';
const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);

/** What every address that passes has, whatever it was made of. */
function expectSafe(url: string): void {
  const { protocol, hostname, username, password, href } = new URL(url);
  expect(protocol === 'https:' || (protocol === 'http:' && LOOPBACK.has(hostname))).toBe(true);
  expect([username, password]).toEqual(['', '']);
  expect(href).toBe(url);
  expect(url).not.toMatch(/[\u0000-\u0020\u007f]/);
  expect(findSafeUrl(url, 'about:blank')).toBe(url);
}

const shorten = (url: string) => ({ url, shown: JSON.stringify(url).slice(0, 60) });

describe('an address that may be followed', () => {
  it.each([
    ['https://shop.example/a?b=c#d', 'https://shop.example/a?b=c#d'],
    ['HTTPS://Shop.Example/A', 'https://shop.example/A'],
    ['  https://shop.example/ ', 'https://shop.example/'],
    ['/us/en/help', 'https://shop.example/us/en/help'],
    ['help', 'https://shop.example/us/en/orders/help'],
    ['?page=2', 'https://shop.example/us/en/orders/?page=2'],
    ['https://bücher.example/', 'https://xn--bcher-kva.example/'],
    ['https://shop.example/a b"<>', 'https://shop.example/a%20b%22%3C%3E'],
    ['http://localhost:5173/picture.svg', 'http://localhost:5173/picture.svg'],
    ['http://127.0.0.1:5173/', 'http://127.0.0.1:5173/'],
    ['http://[::1]:5173/', 'http://[::1]:5173/'],
  ])('%s is written as %s', (given, written) => {
    expect(findSafeUrl(given, BASE)).toBe(written);
  });

  it('is none where nothing was given', () => {
    expect(findSafeUrl(undefined, BASE)).toBeUndefined();
    expect(findSafeUrl('', BASE)).toBeUndefined();
  });

  it('is none for a relative one on a page without an address, or without encryption', () => {
    expect(findSafeUrl('/help', 'about:srcdoc')).toBeUndefined();
    expect(findSafeUrl('/help', 'http://shop.example/')).toBeUndefined();
    expect(findSafeUrl('/help', 'file:///home/page.html')).toBeUndefined();
  });
});

describe('a hostile address', () => {
  it('comes in at least 120 kinds', () => {
    expect(new Set(HOSTILE_URLS).size).toBeGreaterThanOrEqual(120);
    expect(new Set(FORBIDDEN_URLS).size).toBeGreaterThanOrEqual(80);
  });

  it.each(FORBIDDEN_URLS.map(shorten))('is refused: $shown', ({ url }) => {
    expect(findSafeUrl(url, BASE)).toBeUndefined();
  });

  it.each(HOSTILE_URLS.map(shorten))('leads to https or nowhere: $shown', ({ url }) => {
    for (const base of [BASE, 'http://localhost:5173/', 'about:blank', 'data:text/html,x']) {
      const safe = findSafeUrl(url, base);
      if (safe !== undefined) expectSafe(safe);
    }
  });

  it('is known to this test: what passed would be found out', () => {
    expect(() => expectSafe(FORBIDDEN_URLS[0] ?? '')).toThrow();
    expect(() => expectSafe('https://user@shop.example/')).toThrow();
    expect(() => expectSafe('http://shop.example/')).toThrow();
    expect(() => expectSafe('https://shop.example')).toThrow();
  });

  it('with anything mixed into it still leads to https or nowhere', () => {
    const hostile = fc.constantFrom(...HOSTILE_URLS.filter(({ length }) => length < 200));
    const mixed = fc
      .tuple(hostile, fc.string({ unit: 'binary', maxLength: 3 }), fc.nat(60))
      .map(([url, sign, at]) => url.slice(0, at) + sign + url.slice(at));
    fc.assert(
      fc.property(fc.oneof(mixed, fc.webUrl(), fc.string({ unit: 'binary' })), (url) => {
        const safe = findSafeUrl(url, BASE);
        if (safe !== undefined) expectSafe(safe);
      }),
      { numRuns: 10_000 },
    );
  });
});

describe('the address of whom to ask', () => {
  it.each([
    ...CONTACT_URLS,
    'mailto:first.last+orders@help.shop.example',
    'MAILTO:help@shop.example',
    'tel:911',
    'tel:+1-(503)-555.0101',
  ])('may be %s', (url) => {
    expect(findContactUrl(url, BASE)).toBe(url);
    expect(findSafeUrl(url, BASE)).toBeUndefined();
  });

  it.each([
    'mailto:',
    'mailto:help',
    'mailto:help@shop.example?bcc=evil@evil.example',
    'mailto:help@shop.example,evil@evil.example',
    'mailto:help@shop.example%0d%0abcc:evil@evil.example',
    'mailto:help@shop.example\n',
    ' mailto:help@shop.example',
    'tel:',
    'tel:12',
    'tel:*21*5035550101%23',
    'tel:+15035550101;ext=1',
    'tel:+15035550101,,1',
    'sms:+15035550101',
  ])('is not %j', (url) => {
    expect(findContactUrl(url, BASE)).toBeUndefined();
  });

  it('is otherwise what any address may be', () => {
    for (const url of HOSTILE_URLS.filter((one) => !CONTACT_URLS.includes(one))) {
      expect(findContactUrl(url, BASE)).toBe(findSafeUrl(url, BASE));
    }
    expect(findContactUrl('/help', BASE)).toBe('https://shop.example/help');
  });
});
