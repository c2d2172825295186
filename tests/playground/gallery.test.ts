// @vitest-environment node
import { describe, expect, test } from 'vitest';
import { STATES } from '../../demo/playground/states/states.js';
import { SURFACES } from '../surfaces/surfaces.js';
import { NOT_IN_GALLERY } from './not-in-gallery.js';

const surfaces = new Map(SURFACES.map((surface) => [surface.name, surface]));
const names = STATES.map(({ name }) => name);

/** Surfaces without a state of their name, and without a word why. */
const findMissing = (shown: readonly string[]): string[] =>
  [...surfaces.keys()].filter((name) => !shown.includes(name) && !(name in NOT_IN_GALLERY));

describe('the gallery', () => {
  test('shows every surface, but those that no deep link leads to', () => {
    expect(findMissing(names)).toEqual([]);
  });

  test('would be found out where it left one out', () => {
    expect(findMissing(names.filter((name) => name !== 'detail'))).toEqual(['detail']);
  });

  test('has every state once', () => {
    expect(new Set(names).size).toBe(names.length);
  });

  test('leaves out nothing that it shows, and nothing that is not there', () => {
    expect(Object.keys(NOT_IN_GALLERY).filter((name) => names.includes(name) || !surfaces.has(name))).toEqual([]);
  });

  test.each(STATES)('has $name under the tag and the kind of its surface', ({ name, group, kind }) => {
    const { tag, state } = surfaces.get(name) ?? {};
    expect({ tag, state }).toEqual({ tag: group, state: kind });
  });
});
