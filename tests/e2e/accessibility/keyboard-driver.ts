import { expect, type Locator, type Page } from '@playwright/test';
import { toNamePattern, type Driver } from '../../surfaces/driver.js';
import { findStopFaults } from './find-focus-faults.js';

export interface KeyboardDriver extends Driver {
  /** The faults of the stops on the way. */
  readonly faults: readonly string[];
}

export interface KeyboardOptions {
  /** The key that presses buttons; links only support Enter. */
  readonly buttonKey: 'Enter' | 'Space';
}

/** More presses than any view has tab stops. */
const MOST_PRESSES = 120;

/** Acts with the keyboard alone: it tabs from the current focus to the control, and checks each stop on the way. */
export function createKeyboardDriver(page: Page, { buttonKey }: KeyboardOptions): KeyboardDriver {
  const faults = new Set<string>();

  const isFocused = (target: Locator): Promise<boolean> =>
    target.evaluateAll((nodes) => nodes.some((node) => node === window.kit.findActive()));

  const tabTo = async (target: Locator): Promise<void> => {
    await expect(target.first()).toBeVisible({ timeout: 15_000 });
    for (let press = 0; press < MOST_PRESSES; press += 1) {
      if (await isFocused(target)) return;
      await page.keyboard.press('Tab');
      for (const fault of await findStopFaults(page)) faults.add(fault);
    }
    throw new Error(`The Tab key does not lead to ${String(target)}.`);
  };

  return {
    page,
    get faults() {
      return [...faults];
    },
    async press(name) {
      const button = page.getByRole('button', { name: toNamePattern(name) });
      const link = page.getByRole('link', { name: toNamePattern(name) });
      const summary = page.locator('summary').filter({ hasText: toNamePattern(name) });
      await tabTo(button.or(link).or(summary));
      await page.keyboard.press((await isFocused(link)) ? 'Enter' : buttonKey);
    },
    async fill(label, text) {
      const name = toNamePattern(label);
      await tabTo(page.getByRole('textbox', { name }).or(page.getByRole('searchbox', { name })));
      // Selects the content of the field, as the Tab key does in most browsers.
      await page.keyboard.press('ControlOrMeta+a');
      await page.keyboard.type(text);
    },
    async pick(name) {
      const pattern = toNamePattern(name, false);
      const radio = page.getByRole('radio', { name: pattern });
      const box = page.getByRole('checkbox', { name: pattern });
      await expect(box.or(radio).first()).toBeVisible({ timeout: 15_000 });
      if ((await radio.count()) === 0) {
        await tabTo(box.first());
        return page.keyboard.press('Space');
      }
      // A radio group is a single stop: the arrow keys move within it, and select.
      const group = await radio.first().getAttribute('name');
      await tabTo(page.locator(`input[type=radio][name="${group}"]`));
      for (let press = 0; press < MOST_PRESSES && !(await radio.first().isChecked()); press += 1) {
        await page.keyboard.press('ArrowDown');
      }
    },
    async choose(name, option) {
      await tabTo(page.getByRole('combobox', { name: toNamePattern(name, false) }));
      await page.keyboard.type(option);
    },
    dismiss: () => page.keyboard.press('Escape'),
  };
}
