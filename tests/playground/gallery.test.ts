// @vitest-environment node
import { describe, expect, test } from 'vitest';
import { HIGHLIGHTS } from '../../demo/playground/states/highlights.js';
import { STATES } from '../../demo/playground/states/states.js';
import { SURFACES } from '../surfaces/surfaces.js';
import { NOT_IN_GALLERY } from './not-in-gallery.js';

const surfaces = new Map(SURFACES.map((surface) => [surface.name, surface]));
const names = STATES.map(({ name }) => name);

/** Surfaces without a state of the same name and without a reason. */
const findMissing = (shown: readonly string[]): string[] =>
  [...surfaces.keys()].filter((name) => !shown.includes(name) && !(name in NOT_IN_GALLERY));

describe('the gallery', () => {
  test('shows every surface that a deep link can open', () => {
    expect(findMissing(names)).toEqual([]);
  });

  test('reports a surface that is left out', () => {
    expect(findMissing(names.filter((name) => name !== 'detail'))).toEqual(['detail']);
  });

  test('leads with states of most tags, all of them ready', () => {
    const best = HIGHLIGHTS.map((name) => STATES.find((state) => state.name === name));
    expect(best.filter((state) => state?.kind !== 'ready')).toEqual([]);
    expect(new Set(HIGHLIGHTS).size).toBe(HIGHLIGHTS.length);
    expect(new Set(best.map((state) => state?.group)).size).toBeGreaterThanOrEqual(8);
  });

  test('lists every state once', () => {
    expect(new Set(names).size).toBe(names.length);
  });

  test('names only existing surfaces as left out, and none that it shows', () => {
    expect(Object.keys(NOT_IN_GALLERY).filter((name) => names.includes(name) || !surfaces.has(name))).toEqual([]);
  });

  test.each(STATES)('shows $name with the tag and state of its surface', ({ name, group, kind }) => {
    const { tag, state } = surfaces.get(name) ?? {};
    expect({ tag, state }).toEqual({ tag: group, state: kind });
  });
});
