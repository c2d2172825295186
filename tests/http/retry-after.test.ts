import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { findRetryAfter } from '../../src/http/errors.js';
import { NOON } from '../support/fake-clock.js';

// Many runs take a while on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

const SECOND = 1_000;
const DAY = 24 * 60 * 60 * SECOND;

describe('a Retry-After', () => {
  it.each([
    ['1', SECOND],
    ['120', 120 * SECOND],
    ['0', SECOND],
    ['-5', SECOND],
    ['007', 7 * SECOND],
    ['86400', DAY],
    ['86401', DAY],
    ['99999999999999999999999', DAY],
    ['9'.repeat(400), DAY],
    [`-${'9'.repeat(400)}`, SECOND],
    [new Date(NOON + 30 * SECOND).toUTCString(), 30 * SECOND],
    [new Date(NOON).toUTCString(), SECOND],
    [new Date(NOON - 60 * SECOND).toUTCString(), SECOND],
    ['Fri, 31 Dec 9999 23:59:59 GMT', DAY],
  ])('of %s is a wait of %i ms', (header, ms) => {
    expect(findRetryAfter(header, NOON)).toBe(ms);
  });

  it.each([null, '', 'soon', 'NaN', 'Infinity', '{}', '١٢'])('is undefined if it is unreadable: %s', (header) => {
    expect(findRetryAfter(header, NOON)).toBeUndefined();
  });

  it('is a second at least and a day at most, for any text', () => {
    const header = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.bigInt().map(String),
      fc.double().map(String),
      fc.date({ noInvalidDate: true }).map((date) => date.toUTCString()),
      fc.date({ noInvalidDate: true }).map((date) => date.toISOString()),
    );
    fc.assert(
      fc.property(header, (text) => {
        const ms = findRetryAfter(text, NOON);
        if (ms === undefined) return;
        expect(ms).toBeGreaterThanOrEqual(SECOND);
        expect(ms).toBeLessThanOrEqual(DAY);
        // A moment that can be formatted as a time of day.
        expect(new Date(NOON + ms).toISOString()).toMatch(/^2026-11-2[12]T/);
      }),
      { numRuns: 10_000 },
    );
  });
});
