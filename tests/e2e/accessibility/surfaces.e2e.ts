import { SURFACES } from '../../surfaces/surfaces.js';
import { countChecks } from '../support/count-checks.js';
import { expect, takePicture, test } from '../support/test.js';
import { watchDrags } from './find-drags.js';
import { LOOKS, type Direction } from './looks.js';
import { installPageKit } from './page-kit.js';
import { pressMainAction } from './press-main-action.js';
import { watchFocus } from './watch-focus.js';

const DIRECTIONS: readonly Direction[] = ['ltr', 'rtl'];
const HEIGHT = 900;
const isFull = process.env['ORDERS_FULL'] === '1';

for (const direction of DIRECTIONS) {
  for (const surface of SURFACES) {
    test(`${surface.name}, ${direction}: nothing is out of reach or out of sight`, async ({ page }) => {
      countChecks(LOOKS[direction].flatMap(({ checks }) => checks).length);
      await installPageKit(page);
      await watchDrags(page);
      const falls = await watchFocus(page);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await surface.open(page, direction === 'rtl' ? { locale: 'ar-XB' } : {});
      const found: string[] = [];
      for (const { name, width, height = HEIGHT, enter, leave, checks, hasPicture } of LOOKS[direction]) {
        await page.setViewportSize({ width, height });
        await enter?.(page);
        for (const check of checks) found.push(...(await check(page)).map((fault) => `${name}: ${fault}`));
        const view = direction === 'rtl' ? `rtl-${name}` : name;
        if (hasPicture || isFull) await takePicture(page, `${surface.name}-${view}`);
        await leave?.(page);
      }
      if (direction === 'ltr') await pressMainAction(page);
      expect([...found, ...falls]).toEqual([]);
    });
  }
}
