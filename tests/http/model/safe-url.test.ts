import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { findContactUrl, findSafeUrl } from '../../../src/http/model/safe-url.js';
import { CONTACT_URLS, FORBIDDEN_URLS, HOSTILE_URLS, LOCAL_URLS } from '../../support/hostile-urls.js';

// Many runs take a while on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

const BASE = 'https://shop.example/us/en/orders/';
const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Pages that are not on loopback. The last three have no host. */
const PAGES_ELSEWHERE = [
  BASE,
  'http://shop.example/',
  'https://localhost.shop.example/',
  'https://127.0.0.2/',
  'https://localhost./',
  'about:srcdoc',
  'file:///home/page.html',
  'blob:http://localhost:5173/0f0f0f0f-0000-4000-8000-000000000000',
];
const PAGES_ON_LOOPBACK = ['http://localhost:3000/index.html', 'https://127.0.0.1/', 'http://[::1]:5173/us/en/orders/'];

/** The properties of every accepted address, whatever its source. */
function expectSafe(url: string, page: string): void {
  const { protocol, hostname, username, password, href } = new URL(url);
  const isLocal = protocol === 'http:' && LOOPBACK.has(hostname) && LOOPBACK.has(new URL(page).hostname);
  expect(protocol === 'https:' || isLocal).toBe(true);
  expect([username, password]).toEqual(['', '']);
  expect(href).toBe(url);
  expect(url).not.toMatch(/[\u0000-\u0020\u007f]/);
  expect(findSafeUrl(url, 'about:blank', page)).toBe(url);
}

const shorten = (url: string) => ({ url, shown: JSON.stringify(url).slice(0, 60) });

describe('a safe address', () => {
  it.each([
    ['https://shop.example/a?b=c#d', 'https://shop.example/a?b=c#d'],
    ['HTTPS://Shop.Example/A', 'https://shop.example/A'],
    ['  https://shop.example/ ', 'https://shop.example/'],
    ['/us/en/help', 'https://shop.example/us/en/help'],
    ['help', 'https://shop.example/us/en/orders/help'],
    ['?page=2', 'https://shop.example/us/en/orders/?page=2'],
    ['https://bücher.example/', 'https://xn--bcher-kva.example/'],
    ['https://shop.example/a b"<>', 'https://shop.example/a%20b%22%3C%3E'],
  ])('%s is normalised to %s', (given, written) => {
    expect(findSafeUrl(given, BASE)).toBe(written);
  });

  it('is undefined if no address is given', () => {
    expect(findSafeUrl(undefined, BASE)).toBeUndefined();
    expect(findSafeUrl('', BASE)).toBeUndefined();
  });

  it('is undefined for a relative one on a page without an address, or without encryption', () => {
    expect(findSafeUrl('/help', 'about:srcdoc')).toBeUndefined();
    expect(findSafeUrl('/help', 'http://shop.example/')).toBeUndefined();
    expect(findSafeUrl('/help', 'file:///home/page.html')).toBeUndefined();
  });
});

describe('a hostile address', () => {
  it('has at least 120 variants', () => {
    expect(new Set(HOSTILE_URLS).size).toBeGreaterThanOrEqual(120);
    expect(new Set(FORBIDDEN_URLS).size).toBeGreaterThanOrEqual(80);
  });

  it.each(FORBIDDEN_URLS.map(shorten))('is refused: $shown', ({ url }) => {
    expect(findSafeUrl(url, BASE)).toBeUndefined();
  });

  it.each(HOSTILE_URLS.map(shorten))('leads to https or is refused: $shown', ({ url }) => {
    for (const base of [BASE, 'http://localhost:5173/', 'about:blank', 'data:text/html,x']) {
      const safe = findSafeUrl(url, base);
      if (safe !== undefined) expectSafe(safe, base);
    }
  });

  it('is detected by the check of this test', () => {
    expect(() => expectSafe(FORBIDDEN_URLS[0] ?? '', BASE)).toThrow();
    expect(() => expectSafe('https://user@shop.example/', BASE)).toThrow();
    expect(() => expectSafe('http://shop.example/', BASE)).toThrow();
    expect(() => expectSafe('http://localhost/', BASE)).toThrow();
    expect(() => expectSafe('https://shop.example', BASE)).toThrow();
  });

  it('mixed with anything still leads to https or is refused', () => {
    const hostile = fc.constantFrom(...HOSTILE_URLS.filter(({ length }) => length < 200));
    const mixed = fc
      .tuple(hostile, fc.string({ unit: 'binary', maxLength: 3 }), fc.nat(60))
      .map(([url, sign, at]) => url.slice(0, at) + sign + url.slice(at));
    fc.assert(
      fc.property(fc.oneof(mixed, fc.webUrl(), fc.string({ unit: 'binary' })), (url) => {
        const safe = findSafeUrl(url, BASE);
        if (safe !== undefined) expectSafe(safe, BASE);
      }),
      { numRuns: 10_000 },
    );
  });
});

describe('a loopback address', () => {
  it.each(LOCAL_URLS)('is accepted on a loopback page and refused on any other: %j', (url) => {
    for (const page of PAGES_ON_LOOPBACK) {
      expect(LOOPBACK).toContain(new URL(findSafeUrl(url, page) ?? 'about:blank').hostname);
    }
    for (const page of PAGES_ELSEWHERE) expect(findSafeUrl(url, page)).toBeUndefined();
  });

  it.each([
    ['http://localhost:5180/', 'http://127.0.0.1:3000/', 'http://localhost:5180/'],
    ['http://[::1]:5173/', 'http://localhost/', 'http://[::1]:5173/'],
    ['/picture.svg', 'http://localhost:5173/us/en/orders/', 'http://localhost:5173/picture.svg'],
    ['https://localhost:5180/', BASE, 'https://localhost:5180/'],
  ])('%s on the page %s is normalised to %s', (given, page, written) => {
    expect(findSafeUrl(given, page)).toBe(written);
  });

  it('is judged by the page, not by the base of relative addresses', () => {
    expect(findSafeUrl('/pay', 'http://localhost:5180/', BASE)).toBeUndefined();
    expect(findSafeUrl('http://localhost:5180/pay', 'http://localhost:5180', BASE)).toBeUndefined();
    expect(findSafeUrl('http://localhost:5180/pay', BASE, 'http://localhost:3000/')).toBe('http://localhost:5180/pay');
    expect(findSafeUrl('http://localhost:5180/pay', 'http://localhost:5180', '')).toBeUndefined();
  });

  it('follows the same rule as a contact link', () => {
    expect(findContactUrl('http://localhost:5180/help', BASE)).toBeUndefined();
    expect(findContactUrl('http://localhost:5180/help', 'http://localhost/')).toBe('http://localhost:5180/help');
  });
});

describe('the address of a contact link', () => {
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
  ])('cannot be %j', (url) => {
    expect(findContactUrl(url, BASE)).toBeUndefined();
  });

  it('otherwise follows the rules of any address', () => {
    for (const url of HOSTILE_URLS.filter((one) => !CONTACT_URLS.includes(one))) {
      expect(findContactUrl(url, BASE)).toBe(findSafeUrl(url, BASE));
    }
    expect(findContactUrl('/help', BASE)).toBe('https://shop.example/help');
  });
});
