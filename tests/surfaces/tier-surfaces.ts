import type { Locator, Page } from '@playwright/test';
import type { GalleryState, Step } from '../../demo/playground/states/state.js';
import { TIER_STATES } from '../../demo/playground/states/tier-states.js';
import { matchRoute } from '../support/match-route.js';
import { AS_MEMBER, isShown, openAlone, openArea, type Surface, type View } from './surface.js';

async function open(page: Page, { group: tag, shown, calls = [], ...state }: GalleryState, view?: View): Promise<void> {
  const { path, as = 'member', query, country, attributes = {}, steps = [] } = state;
  if (path === undefined) {
    const adapter = `${as === 'member' ? AS_MEMBER : ''} service: { calls: ${JSON.stringify(calls)} },`;
    await openAlone(page, { tag, attributes, adapter, ...view });
  } else {
    await openArea(page, {
      path,
      as,
      calls,
      ...(query !== undefined && { query: `&${query}` }),
      ...(country !== undefined && { country }),
      ...view,
    });
  }
  for (const step of steps) await take(page, tag, step);
  await isShown(page, `${tag} ${shown}`);
}

/** Takes a step towards a state, as the gallery does. */
async function take(page: Page, tag: string, step: Step): Promise<void> {
  const { at = 0, maybe } = step;
  const find = (selector: string): Locator => {
    const found = page.locator(`${tag} ${selector}`);
    return at < 0 ? found.last() : found.nth(at);
  };
  if (maybe && 'pick' in step) {
    if ((await find(step.pick).count()) > 0) await find(step.pick).check();
  } else if ('press' in step) await find(step.press).click();
  else if ('pick' in step) await find(step.pick).check();
  else if ('see' in step) await find(step.see).waitFor();
  else throw new Error(`A tier has no step ${JSON.stringify(step)}.`);
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
