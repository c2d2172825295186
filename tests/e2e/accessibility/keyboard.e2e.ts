import { FLOWS } from '../../surfaces/flows.js';
import { expect, test } from '../support/test.js';
import { createKeyboardDriver } from './keyboard-driver.js';
import { installPageKit } from './page-kit.js';
import { refuseRepeats } from './refuse-repeats.js';
import { watchFocus } from './watch-focus.js';

/** Each direction has a key of its own for buttons: a button has to know both. */
const DIRECTIONS = [
  { direction: 'left to right', buttonKey: 'Enter', view: {} },
  { direction: 'right to left', buttonKey: 'Space', view: { locale: 'ar-XB' } },
] as const;

for (const { direction, buttonKey, view } of DIRECTIONS) {
  for (const flow of FLOWS) {
    test(`${direction}, with the keyboard alone: ${flow.name}`, async ({ page }) => {
      await installPageKit(page);
      const falls = await watchFocus(page);
      const driver = createKeyboardDriver(page, { buttonKey });
      await flow.run(refuseRepeats(driver), view);
      expect(driver.faults).toEqual([]);
      expect(falls).toEqual([]);
    });
  }
}
