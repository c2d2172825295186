import { describe, expect, it } from 'vitest';
import { toOrderDate } from '../../../src/http/read/wire-fields.js';

describe('the date of an order', () => {
  it.each([
    ['2026-11-20T10:00:00.000Z[UTC]', '2026-11-20T10:00:00.000Z'],
    ['2026-11-20T10:00:00Z', '2026-11-20T10:00:00Z'],
    ['2026-11-20T10:00Z', '2026-11-20T10:00Z'],
    ['2026-11-20T10:00:00.123456Z', '2026-11-20T10:00:00.123456Z'],
    ['2026-11-20T19:00:00+09:00', '2026-11-20T19:00:00+09:00'],
    ['2026-11-20T19:00:00-08:00[UTC]', '2026-11-20T19:00:00-08:00'],
    ['2028-02-29T00:00:00Z', '2028-02-29T00:00:00Z'],
    ['2000-02-29T00:00:00Z', '2000-02-29T00:00:00Z'],
  ])('%s is the moment %s', (sent, moment) => {
    expect(toOrderDate(sent)).toBe(moment);
    expect(Date.parse(moment)).not.toBeNaN();
  });

  it.each([
    ['no zone', '2026-11-20T10:00:00'],
    ['no time', '2026-11-20'],
    ['a zone that is a name alone', '2026-11-20T10:00:00[UTC]'],
    ['another suffix', '2026-11-20T10:00:00Z[Europe/Berlin]'],
    ['a month that does not exist', '2026-13-01T00:00:00Z'],
    ['month zero', '2026-00-01T00:00:00Z'],
    ['30 February, which some engines read as 2 March', '2026-02-30T00:00:00Z'],
    ['29 February of a common year', '2026-02-29T00:00:00Z'],
    ['29 February of a common century', '2100-02-29T00:00:00Z'],
    ['31 April', '2026-04-31T00:00:00Z'],
    ['an hour that does not exist', '2026-11-20T25:00:00Z'],
    ['words', 'tomorrow'],
    ['nothing', ''],
    ['a number', '1795165200000'],
  ])('is undefined for %s: %j', (_what, sent) => {
    expect(toOrderDate(sent)).toBeUndefined();
  });
});
