import { describe, expect, it } from 'vitest';
import { ROUTES } from '../../elements/orders-area/routes.js';
import { screenLoaders } from '../../elements/screen-loaders.js';
import type { Flow } from './flow.js';
import { FLOWS } from './flows.js';

/** Screens that nobody ever goes to. */
function findGaps(flows: readonly Pick<Flow, 'routes'>[]): string[] {
  const drawn = ROUTES.filter(({ tag }) => Object.hasOwn(screenLoaders, tag)).map(({ name }) => name);
  return drawn.filter((route) => !flows.some(({ routes }) => routes.includes(route)));
}

describe('the list of flows', () => {
  it('leads through every screen that is drawn', () => {
    expect(findGaps(FLOWS)).toEqual([]);
  });

  it('would miss a screen that no flow leads through', () => {
    expect(findGaps(FLOWS.filter(({ routes }) => !routes.includes('returnDetail')))).toEqual(['returnDetail']);
  });

  it('names each once', () => {
    const names = FLOWS.map(({ name }) => name);
    expect(names).toEqual([...new Set(names)]);
  });
});
