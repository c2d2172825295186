import { describe, expect, it } from 'vitest';
import { nameInvalidPattern } from '../../../src/app/configuration/explain-problems.js';

function listLines(...patterns: readonly unknown[]): string[] {
  const lines: string[] = [];
  const port = { warn: (line: string) => void lines.push(line) };
  for (const pattern of patterns) nameInvalidPattern(port, pattern);
  return lines;
}

describe('an invalid `retailer.orderNumberPattern`', () => {
  it.each([
    ['[', 'is "["'],
    [/#/, 'is of type object'],
    [7, 'is of type number'],
    [null, 'is of type null'],
  ])('is named in the console with what was expected: %s', (pattern, found) => {
    const [line, ...others] = listLines(pattern);
    expect(others).toEqual([]);
    expect(line).toContain(
      `retailer.orderNumberPattern ${found} and is ignored: expected the source of a regular expression`,
    );
  });

  it('is named once, however often the tag renders', () => {
    expect(listLines('[', '[', '[')).toHaveLength(1);
    expect(listLines('[', '(')).toHaveLength(2);
  });

  it('is not named if it is valid', () => {
    expect(listLines('#\\d+', '')).toEqual([]);
  });
});
