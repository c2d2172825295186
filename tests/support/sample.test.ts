import { describe, expect, it } from 'vitest';
import { sampleCount, sampleRows } from './sample.js';
import { IS_FULL } from './test-run.js';

const ROWS = Array.from({ length: 40 }, (_, index) => index);

describe('a sample of slow unit tests', () => {
  it('has a quarter of them, and all of them in a full run', () => {
    const drawn = sampleRows(ROWS);
    expect(drawn).toHaveLength(IS_FULL ? 40 : 10);
    expect(new Set(drawn).size).toBe(drawn.length);
    expect(ROWS).toEqual(expect.arrayContaining([...drawn]));
    expect(sampleRows(ROWS)).toEqual(drawn);
    expect(sampleCount(2_000)).toBe(IS_FULL ? 2_000 : 500);
    expect(sampleRows(['one'])).toEqual(['one']);
  });
});
