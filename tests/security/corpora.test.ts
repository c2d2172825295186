import { describe, expect, it } from 'vitest';
import { REDIRECT_VECTORS } from './corpora/redirect-vectors.js';
import { HOSTILE_STRINGS } from './corpora/hostile-strings.js';
import { generateStrings } from './corpora/generate-strings.js';
import { IS_FULL } from '../support/test-run.js';
import { drawSample } from './draw-sample.js';

const KINDS = Object.values(HOSTILE_STRINGS);

describe('the corpora', () => {
  it('contain hostile strings of 13 kinds, about 200 in all, without duplicates', () => {
    expect(KINDS).toHaveLength(13);
    expect(KINDS.flat().length).toBeGreaterThanOrEqual(200);
    expect(new Set(KINDS.flat()).size).toBe(KINDS.flat().length);
  });

  it('contain the requested number of generated strings of markup, scripts and any characters, without duplicates', () => {
    const texts = generateStrings(2_000);
    expect(new Set(texts).size).toBe(2_000);
    expect(generateStrings(2_000)).toEqual(texts);
    expect(texts.filter((text) => KINDS.flat().includes(text))).toEqual([]);
    for (const sign of [/<img\b/i, /onerror=/, /<script>/i, /javascript:/i, /\u202e/, /[^\u0000-\u007f]/]) {
      expect(texts.filter((text) => sign.test(text)).length, String(sign)).toBeGreaterThan(20);
    }
  });

  it('contain at least 60 vectors for redirectPath', () => {
    expect(new Set(REDIRECT_VECTORS.flat()).size).toBeGreaterThanOrEqual(60);
  });
});

describe.skipIf(IS_FULL)('a sample', () => {
  it('contains every kind, has the requested size, and is the same each time', () => {
    const sample = drawSample(KINDS, 40);
    expect(sample).toHaveLength(40);
    for (const kind of KINDS) expect(sample.some((text) => kind.includes(text))).toBe(true);
    expect(drawSample(KINDS, 40)).toEqual(sample);
  });

  it('is no larger than the corpus', () => {
    expect([...drawSample([['a'], ['b', 'c']], 9)].sort()).toEqual(['a', 'b', 'c']);
  });
});
