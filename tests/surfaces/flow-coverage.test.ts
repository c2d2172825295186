import { describe, expect, it } from 'vitest';
import { ROUTES } from '../../elements/orders-area/routes.js';
import { screenLoaders } from '../../elements/screen-loaders.js';
import type { Flow } from './flow.js';
import { FLOWS } from './flows.js';

/** The screens that no flow reaches. */
function findGaps(flows: readonly Pick<Flow, 'routes'>[]): string[] {
  const drawn = ROUTES.filter(({ tag }) => Object.hasOwn(screenLoaders, tag)).map(({ name }) => name);
  return drawn.filter((route) => !flows.some(({ routes }) => routes.includes(route)));
}

describe('the list of flows', () => {
  it('reaches every screen', () => {
    expect(findGaps(FLOWS)).toEqual([]);
  });

  it('reports a screen that no flow reaches', () => {
    expect(findGaps(FLOWS.filter(({ routes }) => !routes.includes('returnDetail')))).toEqual(['returnDetail']);
  });

  it('uses each name once', () => {
    const names = FLOWS.map(({ name }) => name);
    expect(names).toEqual([...new Set(names)]);
  });
});
