import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { findReturnBy } from '../../../src/returns/model/return-by.js';

const ZONES = ['UTC', 'America/New_York', 'Europe/Berlin', 'Australia/Lord_Howe', 'Asia/Tokyo'];
const MADE = '2026-11-01T10:00:00Z';

afterEach(() => void vi.unstubAllEnvs());

describe('the date by which an exchanged item must be returned', () => {
  it.each([
    [21, '2026-11-22T10:00:00.000Z'],
    [17, '2026-11-18T10:00:00.000Z'],
    [undefined, undefined],
  ])("is the market's number of days after the return: %s", (days, day) => {
    expect(findReturnBy(MADE, days)).toBe(day);
    expect(findReturnBy(Date.parse(MADE), days)).toBe(day);
  });

  it.each(['', 'soon', '2026-13-45'])('is undefined if the date of the return cannot be read: %s', (made) => {
    expect(findReturnBy(made, 21)).toBeUndefined();
  });

  it.each(ZONES)('is that many calendar days later, across clock changes: %s', (zone) => {
    vi.stubEnv('TZ', zone);
    const moments = fc.integer({ min: 0, max: 4_000_000_000_000 });
    fc.assert(
      fc.property(moments, fc.integer({ min: 1, max: 90 }), (at, days) => {
        const from = new Date(at);
        const until = new Date(findReturnBy(at, days) ?? '');
        const expected = new Date(from.getFullYear(), from.getMonth(), from.getDate() + days);
        expect([until.getFullYear(), until.getMonth(), until.getDate()]).toEqual([
          ...[expected.getFullYear(), expected.getMonth(), expected.getDate()],
        ]);
        expect(findReturnBy(from.toISOString(), days)).toBe(findReturnBy(at, days));
      }),
    );
  });

  it('is not a day early late at night across the end of summer time', () => {
    vi.stubEnv('TZ', 'America/New_York');
    expect(new Date('2026-07-01T00:00:00Z').getHours()).toBe(20);
    // Half an hour into 25 October, with clocks going back on 1 November.
    expect(new Date(findReturnBy('2026-10-25T04:30:00Z', 21) ?? '').getDate()).toBe(15);
  });
});
