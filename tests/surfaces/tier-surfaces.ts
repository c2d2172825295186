import type { Page } from '@playwright/test';
import type { GalleryState } from '../../demo/playground/states/state.js';
import { TIER_STATES } from '../../demo/playground/states/tier-states.js';
import { matchRoute } from '../support/match-route.js';
import { AS_MEMBER, isShown, openAlone, openArea, type Surface, type View } from './surface.js';

async function open(page: Page, { group: tag, shown, calls = [], ...state }: GalleryState, view?: View): Promise<void> {
  const { path, as = 'member', query, attributes = {} } = state;
  if (path === undefined) {
    const adapter = `${as === 'member' ? AS_MEMBER : ''} service: { calls: ${JSON.stringify(calls)} },`;
    await openAlone(page, { tag, attributes, adapter, ...view });
  } else {
    await openArea(page, { path, as, calls, ...(query !== undefined && { query: `&${query}` }), ...view });
  }
  await isShown(page, `${tag} ${shown}`);
}

/** Every screen as back ends of the tiers 1, 2 and 3 show it. */
export const TIER_SURFACES: readonly Surface[] = TIER_STATES.map((state) => {
  const { name, group: tag, kind, path } = state;
  const route = path === undefined ? undefined : matchRoute(path)?.route.name;
  return {
    ...{ name, tag, state: kind, ...(route !== undefined && { route }) },
    open: (page, view) => open(page, state, view),
  };
});
