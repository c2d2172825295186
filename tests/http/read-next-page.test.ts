import { describe, expect, it } from 'vitest';
import { readNextPage } from '../../src/http/read/wire-fields.js';

const PATH = '/history/v1';
const BASE = 'https://api.shop.example/orders-api';

describe('the next page of a list', () => {
  it.each([
    ['/history/v1?anchor=n2', 'n2'],
    ['/history/v1?filter=country(us)&filter=language(en)&count=10&anchor=n2', 'n2'],
    ['history/v1?anchor=n2', 'n2'],
    ['?anchor=n2', 'n2'],
    ['?filter=country(us)&count=10&anchor=n2', 'n2'],
    ['v1?anchor=n2', 'n2'],
    ['/other-api/history/v1?anchor=n2', 'n2'],
    ['/orders-api/history/v1?anchor=n2', 'n2'],
    ['https://api.shop.example/orders-api/history/v1?anchor=n2', 'n2'],
    ['//api.shop.example/history/v1?anchor=n2', 'n2'],
    ['/history/v1?anchor=a%2Bb%3D%3D', 'a+b=='],
    ['/history/v1?anchor=%E4%BE%8B', '例'],
    ['/history/v1?anchor=n2#top', 'n2'],
    ['/history/v1?anchor=n2&anchor=n3', 'n2'],
  ])('of %s begins at %s', (next, anchor) => {
    expect(readNextPage(next, PATH, BASE)).toEqual({ next: anchor });
  });

  it.each([undefined, null, ''])('does not exist if the address is %j', (next) => {
    expect(readNextPage(next, PATH, BASE)).toEqual({});
  });

  it.each([
    '/history/v1',
    '/history/v1?anchor=',
    '/history/v1?Anchor=n2',
    '/history/v1#anchor=n2',
    '/history/v1/?anchor=n2',
    '/history/v1/US10000001?anchor=n2',
    '/history/v2?anchor=n2',
    '/partner_history/v1?anchor=n2',
    '/History/v1?anchor=n2',
    '/history/v1%3Fanchor=n2',
    '/history/v1/../v2?anchor=n2',
    'anchor=n2',
    'n2',
    'http://api.shop.example/history/v1?anchor=n2',
    'https://evil.example/history/v1?anchor=n2',
    'https://service.invalid/history/v1?anchor=n2',
    '//evil.example/history/v1?anchor=n2',
    '/\\evil.example/history/v1?anchor=n2',
    '\\\\evil.example/history/v1?anchor=n2',
    '/\t/evil.example/history/v1?anchor=n2',
    'vbscript:/history/v1?anchor=n2',
    'data:/history/v1?anchor=n2',
    'blob:https://evil.example/history/v1?anchor=n2',
    'https://[history/v1?anchor=n2',
  ])('cannot be read at %j', (next) => {
    expect(readNextPage(next, PATH, BASE)).toEqual({ isNextUnreadable: true });
  });

  it('has its own base if the service has none', () => {
    expect(readNextPage('?anchor=n2', PATH)).toEqual({ next: 'n2' });
    expect(readNextPage('https://api.shop.example/history/v1?anchor=n2', PATH)).toEqual({ isNextUnreadable: true });
  });
});
