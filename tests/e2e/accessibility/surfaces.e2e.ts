import { test as plain } from '@playwright/test';
import { IS_FULL, SEED } from '../../support/test-run.js';
import { countChecks, countLeftOut, sayFigure } from '../support/count-checks.js';
import { standFor } from '../support/stand-for.js';
import { expect, listAxeViolations, takePicture, test } from '../support/test.js';
import { watchDrags } from './find-drags.js';
import { installPageKit } from './page-kit.js';
import { pressMainAction } from './press-main-action.js';
import { DRAWN_VISITS, drawVisits, listSeen, VISITS, type Visit } from './visits.js';
import { watchFocus } from './watch-focus.js';

const HEIGHT = 900;

const listChecks = (visits: readonly Visit[]) => visits.flatMap(({ looks }) => looks.flatMap(({ checks }) => checks));

for (const visit of DRAWN_VISITS) {
  const { surface, direction, looks } = visit;
  const title = `${surface.name}, ${direction}: nothing is out of reach or out of sight`;
  const count = listChecks([visit]).length;
  test(title, standFor([surface.tag, direction], count), async ({ page }) => {
    countChecks(count);
    await installPageKit(page);
    await watchDrags(page);
    const falls = await watchFocus(page);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await surface.open(page, direction === 'rtl' ? { locale: 'ar-XB' } : {});
    const found: string[] = [];
    for (const { name, width, height = HEIGHT, enter, leave, checks, hasPicture } of looks) {
      await page.setViewportSize({ width, height });
      await enter?.(page);
      for (const check of checks) found.push(...(await check(page)).map((fault) => `${name}: ${fault}`));
      const view = direction === 'rtl' ? `rtl-${name}` : name;
      if (hasPicture || IS_FULL) await takePicture(page, `${surface.name}-${view}`);
      await leave?.(page);
    }
    if (direction === 'ltr') await pressMainAction(page);
    expect([...found, ...falls]).toEqual([]);
  });
}

plain('what is looked at has every surface, and every tag in every look of both directions', () => {
  sayFigure('axe runs', listChecks(VISITS).filter((check) => check === listAxeViolations).length);
  countLeftOut(listChecks(VISITS).length - listChecks(DRAWN_VISITS).length);
  expect(listSeen(DRAWN_VISITS)).toEqual(listSeen(VISITS));
  for (const seed of [SEED + 1, SEED + 2])
    expect(listSeen(drawVisits(seed)), `by seed ${seed}`).toEqual(listSeen(VISITS));
  expect(listSeen(drawVisits(SEED).slice(1))).not.toEqual(listSeen(VISITS));
});
