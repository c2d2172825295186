import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { encodeSegment } from '../../../src/http/model/safe-url.js';

describe('a part of an address', () => {
  test.each([
    ['US10000001', 'US10000001'],
    ['a/b?c#d', 'a%2Fb%3Fc%23d'],
    ['👟', '%F0%9F%91%9F'],
    ['US1\ud800', 'US1%EF%BF%BD'],
    ['\udc00US1', '%EF%BF%BDUS1'],
  ])('is encoded so that no character ends it: %j', (text, part) => {
    expect(encodeSegment(text)).toBe(part);
  });

  test('can be made of any text, and decoded if the text is well-formed', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const part = encodeSegment(text);
        expect(part).not.toMatch(/[/?#]/);
        if (!/\p{Surrogate}/u.test(text)) expect(decodeURIComponent(part)).toBe(text);
      }),
    );
    expect(() => encodeSegment('\ud83d')).not.toThrow();
  });
});
