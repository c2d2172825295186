import { describe, expect, it } from 'vitest';
import { IS_FULL } from '../support/test-run.js';
import { HOSTILE_STRINGS } from './corpora/hostile-strings.js';
import { drawTexts, REOPENED } from './draw-texts.js';

const KINDS = Object.values(HOSTILE_STRINGS);
const listKinds = (texts: readonly string[]): number[] =>
  KINDS.flatMap((kind, index) => (texts.some((text) => kind.includes(text)) ? [index] : []));

describe.skipIf(IS_FULL)('a sample of hostile texts', () => {
  it('contains texts of every kind, and generated ones', () => {
    const texts = drawTexts().flat();
    expect(listKinds(texts)).toHaveLength(KINDS.length);
    expect(texts.filter((text) => !KINDS.flat().includes(text)).length).toBeGreaterThanOrEqual(5);
  });

  it('contains every other kind where each text reopens a screen, and the remaining ones at the next such place', () => {
    for (const [index, at] of REOPENED.slice(1).entries()) {
      const [before, texts] = [drawTexts({ at: REOPENED[index] ?? at }).flat(), drawTexts({ at }).flat()];
      expect(texts).toHaveLength(9);
      expect(listKinds([...before, ...texts])).toHaveLength(KINDS.length);
      expect(texts.filter((text) => before.includes(text))).toEqual([]);
    }
  });
});
