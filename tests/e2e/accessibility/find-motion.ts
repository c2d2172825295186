import { expect, type Page } from '@playwright/test';

/** Finds animations that run although reduced motion is on. An animation without a duration is a change, not motion. */
export async function findMotion(page: Page): Promise<string[]> {
  expect(await page.evaluate(() => matchMedia('(prefers-reduced-motion: reduce)').matches)).toBe(true);
  return page.evaluate(() =>
    window.kit
      .listRoots()
      .flatMap((root) => root.getAnimations())
      .filter(({ effect }) => Number(effect?.getComputedTiming().activeDuration ?? 0) > 0)
      .map(({ effect }) => {
        const target = effect instanceof KeyframeEffect ? effect.target : null;
        return `moves: ${target ? window.kit.describe(target) : 'something'}`;
      }),
  );
}
