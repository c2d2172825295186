import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toMinutes, toOpeningSpan, type SentSpan } from '../../../src/stores/model/store.js';

const sent = (start?: string, end?: string, duration?: string): SentSpan => ({ start, end, duration });
const span = (openingTime: string, closingTime: string) => ({ openingTime, closingTime });

describe('an opening', () => {
  it.each<[what: string, SentSpan, ReturnType<typeof toOpeningSpan>]>([
    ['with a duration', sent('10:00', undefined, 'PT11H'), span('10:00', '21:00')],
    ['with minutes', sent('09:30', undefined, 'PT10H45M'), span('09:30', '20:15')],
    ['with minutes alone', sent('10:00', undefined, 'PT90M'), span('10:00', '11:30')],
    ['with seconds', sent('10:00:00', undefined, 'PT3600S'), span('10:00', '11:00')],
    ['with fractions of a second', sent('10:00', undefined, 'PT1H0.5S'), span('10:00', '11:00')],
    ['with an end', sent('10:00', '21:00'), span('10:00', '21:00')],
    ['with an hour of one digit', sent('9:00', '9:30'), span('09:00', '09:30')],
    ['with spaces around', sent(' 10:00 ', ' 21:00 '), span('10:00', '21:00')],
    ['whose end and duration agree', sent('10:00', '21:00', 'PT11H'), span('10:00', '21:00')],
    ['whose end overrides its duration', sent('10:00', '20:00', 'PT11H'), span('10:00', '20:00')],
    ['whose end overrides that it is closed', sent('10:00', '20:00', 'PT0S'), span('10:00', '20:00')],
    ['with an unreadable end and a readable duration', sent('10:00', 'late', 'PT2H'), span('10:00', '12:00')],
    ['with an unreadable duration and a readable end', sent('10:00', '12:00', 'long'), span('10:00', '12:00')],
    ['past midnight', sent('20:00', undefined, 'PT6H'), span('20:00', '02:00')],
    ['past midnight, by its end', sent('20:00', '02:00'), span('20:00', '02:00')],
    ['to midnight', sent('10:00', undefined, 'PT14H'), span('10:00', '00:00')],
    ['to midnight, written as the end of the day', sent('10:00', '24:00'), span('10:00', '00:00')],
    ['of a whole day', sent('00:00', undefined, 'PT24H'), span('00:00', '00:00')],
    ['of a whole day, in days', sent('00:00', undefined, 'P1D'), span('00:00', '00:00')],
    ['of a whole day, by its end', sent('00:00', '00:00'), span('00:00', '00:00')],
    ['of a whole day, by both', sent('06:00', '06:00', 'PT24H'), span('06:00', '06:00')],
    ['of more than a day', sent('06:00', undefined, 'PT50H'), span('06:00', '06:00')],
    ['that is closed', sent('00:00', undefined, 'PT0S'), 'closed'],
    ['that is closed, in another format', sent('10:00', undefined, 'PT0H0M'), 'closed'],
    ['that is closed without times', sent(undefined, undefined, 'PT0S'), 'closed'],
    ['that ends where it begins and is closed', sent('10:00', '10:00', 'PT0S'), 'closed'],
    ['that lasts less than a minute', sent('10:00', undefined, 'PT30S'), 'closed'],
    ['without a beginning', sent(undefined, '21:00'), undefined],
    ['without an end', sent('10:00'), undefined],
    ['without any times', sent(), undefined],
    ['with an invalid duration', sent('10:00', undefined, 'PT'), undefined],
    ['with a duration of zero', sent('10:00', undefined, 'P'), undefined],
    ['with a negative duration', sent('10:00', undefined, '-PT2H'), undefined],
    ['with an invalid hour', sent('25:00', undefined, 'PT2H'), undefined],
    ['with a time past the end of the day', sent('24:30', undefined, 'PT2H'), undefined],
    ['with an invalid minute', sent('10:60', undefined, 'PT2H'), undefined],
    ['in words', sent('ten', 'nine', 'long'), undefined],
  ])('%s is parsed', (_what, opening, expected) => {
    expect(toOpeningSpan(opening)).toEqual(expected);
  });

  it('is the same by its end and by its duration', () => {
    const minute = fc.integer({ min: 0, max: 24 * 60 - 1 });
    const write = (total: number): string =>
      `${String(Math.floor(total / 60)).padStart(2, '0')}:${String(total % 60).padStart(2, '0')}`;
    fc.assert(
      fc.property(minute, fc.integer({ min: 1, max: 24 * 60 }), (opens, lasts) => {
        const byDuration = toOpeningSpan(sent(write(opens), undefined, `PT${Math.floor(lasts / 60)}H${lasts % 60}M`));
        const byEnd = toOpeningSpan(sent(write(opens), write((opens + lasts) % (24 * 60))));
        expect(byDuration).toEqual(byEnd);
        expect(typeof byEnd === 'object' && toMinutes(byEnd.openingTime)).toBe(opens);
      }),
    );
  });

  it('of any text is parsed or refused without a throw', () => {
    const text = fc.option(fc.string(), { nil: undefined });
    fc.assert(
      fc.property(text, text, text, (start, end, duration) => {
        const read = toOpeningSpan({ start, end, duration });
        if (typeof read === 'object')
          expect(`${read.openingTime} ${read.closingTime}`).toMatch(/^\d\d:\d\d \d\d:\d\d$/);
      }),
    );
  });
});
