import { describe, expect, it } from 'vitest';
import { ROUTES } from '../../elements/orders-area/routes.js';
import { loaders } from '../../elements/loaders.js';
import { screenLoaders } from '../../elements/screen-loaders.js';
import type { Surface } from './surface.js';
import { SURFACES } from './surfaces.js';

type Row = Pick<Surface, 'tag' | 'route' | 'state'>;

/** The states that every tag with its own data must have. */
const STATES: readonly Surface['state'][] = ['ready', 'loading', 'error'];

/** The tags, routes and states without a surface. */
function findGaps(rows: readonly Row[]): string[] {
  const drawn = ROUTES.filter(({ tag }) => Object.hasOwn(screenLoaders, tag));
  return [
    ...Object.keys(loaders)
      .filter((tag) => !rows.some((row) => row.tag === tag))
      .map((tag) => `the tag ${tag}`),
    ...drawn.filter(({ name }) => !rows.some((row) => row.route === name)).map(({ name }) => `the route ${name}`),
    ...Object.keys(screenLoaders).flatMap((tag) =>
      STATES.filter((state) => !rows.some((row) => row.tag === tag && row.state === state)).map(
        (state) => `${tag} ${state}`,
      ),
    ),
  ];
}

describe('the list of surfaces', () => {
  it('covers every tag, every route with a screen, and every state', () => {
    expect(findGaps(SURFACES)).toEqual([]);
  });

  it('reports a tag, a route or a state without surfaces', () => {
    const without = (drop: (row: Row) => boolean) => findGaps(SURFACES.filter((row) => !drop(row)));
    expect(without(({ tag }) => tag === 'orders-card')).toContain('the tag orders-card');
    expect(without(({ route }) => route === 'guestDetail')).toEqual(['the route guestDetail']);
    expect(without(({ tag, state }) => tag === 'orders-history' && state === 'error')).toEqual([
      'orders-history error',
    ]);
  });

  it('uses each name once', () => {
    const names = SURFACES.map(({ name }) => name);
    expect(names).toEqual([...new Set(names)]);
  });

  it('uses only existing routes', () => {
    const known = ROUTES.map(({ name }): string => name);
    expect(SURFACES.flatMap(({ route }) => route ?? []).filter((route) => !known.includes(route))).toEqual([]);
  });
});
