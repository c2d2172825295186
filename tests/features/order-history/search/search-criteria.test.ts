import { describe, expect, it } from 'vitest';
import { LONGEST_TEXT, toSearchText } from '../../../../src/features/order-history/search/model/search-criteria.js';

describe('a typed text', () => {
  it.each([
    ['  tempo   shoe ', 'tempo shoe'],
    ['\t\n', ''],
    ['a\ud800b', 'ab'],
    ['x'.repeat(LONGEST_TEXT + 1), 'x'.repeat(LONGEST_TEXT)],
    [`${'x'.repeat(LONGEST_TEXT - 1)}👟`, 'x'.repeat(LONGEST_TEXT - 1)],
  ])('%j is searched for as %j', (typed, text) => {
    expect(toSearchText(typed)).toBe(text);
  });
});
