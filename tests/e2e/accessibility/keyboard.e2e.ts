import type { Page } from '@playwright/test';
import { FLOWS } from '../../surfaces/flows.js';
import { standFor } from '../support/stand-for.js';
import { expect, test } from '../support/test.js';
import { createKeyboardDriver } from './keyboard-driver.js';
import { installPageKit } from './page-kit.js';
import { refuseRepeats } from './refuse-repeats.js';
import { watchFocus } from './watch-focus.js';

/** Each direction tests one of the two keys that a button supports. */
const DIRECTIONS = [
  { direction: 'left to right', buttonKey: 'Enter', view: {} },
  { direction: 'right to left', buttonKey: 'Space', view: { locale: 'ar-XB' } },
] as const;

const ROWS = DIRECTIONS.flatMap((direction) => FLOWS.map((flow) => ({ ...direction, flow })));

/** Requests English data, so that flows find products by their English names while texts run from right to left. */
async function requestEnglishData(page: Page): Promise<void> {
  await page.route(/filter=language\(ar\)/, (route, request) =>
    route.continue({ url: request.url().replace('language(ar)', 'language(en)') }),
  );
  // This call has its language in the body.
  await page.route(/\/exchange_options\//, (route, request) =>
    route.continue({ postData: (request.postData() ?? '').replace('"langRegion":"ar-', '"langRegion":"en-') }),
  );
}

for (const { direction, buttonKey, view, flow } of ROWS) {
  const title = `${direction}, with the keyboard alone: ${flow.name}`;
  test(title, standFor([direction, flow.name]), async ({ page }) => {
    await installPageKit(page);
    await requestEnglishData(page);
    const falls = await watchFocus(page);
    const driver = createKeyboardDriver(page, { buttonKey });
    await flow.run(refuseRepeats(driver), view);
    expect(driver.faults).toEqual([]);
    expect(falls).toEqual([]);
  });
}
