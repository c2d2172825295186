import { standFor } from '../support/stand-for.js';
import { expect, takePicture, test } from '../support/test.js';
import { watchDrags } from './find-drags.js';
import { installPageKit } from './page-kit.js';
import { pressMainAction } from './press-main-action.js';
import { settle } from './settle.js';
import { VISITS } from './visits.js';
import { watchFocus } from './watch-focus.js';

const HEIGHT = 900;

for (const visit of VISITS) {
  const { surface, direction, looks } = visit;
  const title = `${surface.name}, ${direction}: every control is reachable and visible`;
  test(title, standFor([surface.tag, direction]), async ({ page }) => {
    // A long history has hundreds of controls, in each of its looks.
    test.setTimeout(360_000);
    await installPageKit(page);
    await watchDrags(page);
    const falls = await watchFocus(page);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await surface.open(page, direction === 'rtl' ? { locale: 'ar-XB' } : {});
    // A part that arrives during a check moves what the check has already read.
    await settle(page);
    const isInArea = surface.route !== undefined || surface.tag === 'orders-area';
    await expect(page.locator('orders-area'), 'a route, and only a route, is in the area').toHaveCount(
      Number(isInArea),
    );
    const found: string[] = [];
    for (const { name, width, height = HEIGHT, enter, leave, checks, hasPicture } of looks) {
      await page.setViewportSize({ width, height });
      await enter?.(page);
      for (const check of checks) found.push(...(await check(page)).map((fault) => `${name}: ${fault}`));
      const view = direction === 'rtl' ? `rtl-${name}` : name;
      if (hasPicture) await takePicture(page, `${surface.name}-${view}`);
      await leave?.(page);
    }
    if (direction === 'ltr') await pressMainAction(page);
    expect([...found, ...falls]).toEqual([]);
  });
}
