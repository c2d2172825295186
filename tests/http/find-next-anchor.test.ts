import { describe, expect, it } from 'vitest';
import { findNextAnchor } from '../../src/http/read/wire-fields.js';

const PATH = '/history/v1';

describe('the anchor of the next page', () => {
  it.each([
    ['/history/v1?anchor=n2', 'n2'],
    ['/history/v1?filter=country(us)&filter=language(en)&count=10&anchor=n2', 'n2'],
    ['history/v1?anchor=n2', 'n2'],
    ['/history/v1?anchor=a%2Bb%3D%3D', 'a+b=='],
    ['/history/v1?anchor=%E4%BE%8B', '例'],
    ['/history/v1?anchor=n2#top', 'n2'],
    ['/history/v1?anchor=n2&anchor=n3', 'n2'],
  ])('of %s is %s', (next, anchor) => {
    expect(findNextAnchor(next, PATH)).toBe(anchor);
  });

  it.each([
    undefined,
    null,
    '',
    '/history/v1',
    '/history/v1?anchor=',
    '/history/v1?Anchor=n2',
    '/history/v1#anchor=n2',
    '/history/v1/?anchor=n2',
    '/history/v1/US10000001?anchor=n2',
    '/history/v2?anchor=n2',
    '/partner_history/v1?anchor=n2',
    '/orders-api/history/v1?anchor=n2',
    '/History/v1?anchor=n2',
    '/history/v1%3Fanchor=n2',
    '/history/v1/../v2?anchor=n2',
    '?anchor=n2',
    'anchor=n2',
    'n2',
    'https://api.shop.example/history/v1?anchor=n2',
    'https://evil.example/history/v1?anchor=n2',
    'http://service.invalid/history/v1?anchor=n2',
    '//evil.example/history/v1?anchor=n2',
    '/\\evil.example/history/v1?anchor=n2',
    '\\\\evil.example/history/v1?anchor=n2',
    '/\t/evil.example/history/v1?anchor=n2',
    'vbscript:/history/v1?anchor=n2',
    'data:/history/v1?anchor=n2',
    'blob:https://service.invalid/history/v1?anchor=n2',
    'https://[history/v1?anchor=n2',
  ])('is absent for %j', (next) => {
    expect(findNextAnchor(next, PATH)).toBeUndefined();
  });
});
