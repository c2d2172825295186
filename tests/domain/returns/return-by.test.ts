import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findReturnBy } from '../../../src/domain/returns/return-by.js';

const DAY_MS = 24 * 3_600_000;
const MADE = '2026-11-01T10:00:00Z';

describe('the day until which an exchange is on its way back', () => {
  it.each([
    [21, '2026-11-22T10:00:00.000Z'],
    [17, '2026-11-18T10:00:00.000Z'],
    [undefined, undefined],
  ])('is as many days after the return as the market says: %s', (days, day) => {
    expect(findReturnBy(MADE, days)).toBe(day);
    expect(findReturnBy(Date.parse(MADE), days)).toBe(day);
  });

  it.each(['', 'soon', '2026-13-45'])('is none where nobody can read when it was made: %s', (made) => {
    expect(findReturnBy(made, 21)).toBeUndefined();
  });

  it('does not move with the day it is read on, nor with the zone', () => {
    const moments = fc.integer({ min: 0, max: 4_000_000_000_000 });
    fc.assert(
      fc.property(moments, fc.integer({ min: 1, max: 90 }), (at, days) => {
        expect(Date.parse(findReturnBy(at, days) ?? '')).toBe(at + days * DAY_MS);
        expect(findReturnBy(new Date(at).toISOString(), days)).toBe(findReturnBy(at, days));
      }),
    );
  });
});
