import type { Locator, Page } from '@playwright/test';
import { toNamePattern, type Driver } from './driver.js';

/** Creates a driver that uses a pointer. While a dialog is open, elements behind it cannot be reached. */
export function createPointerDriver(page: Page): Driver {
  const getReach = async (): Promise<Locator> => {
    const modal = page.locator('dialog:modal');
    return (await modal.count()) > 0 ? modal : page.locator('body');
  };
  return {
    page,
    async press(name) {
      const reach = await getReach();
      const pattern = toNamePattern(name);
      await reach
        .getByRole('button', { name: pattern })
        .or(reach.getByRole('link', { name: pattern }))
        .or(reach.locator('summary').filter({ hasText: pattern }))
        .click();
    },
    async fill(label, text) {
      const reach = await getReach();
      const name = toNamePattern(label);
      await reach.getByRole('textbox', { name }).or(reach.getByRole('searchbox', { name })).fill(text);
    },
    async pick(name) {
      const pattern = toNamePattern(name, false);
      const reach = await getReach();
      await reach
        .getByRole('checkbox', { name: pattern })
        .or(reach.getByRole('radio', { name: pattern }))
        .first()
        .check();
    },
    async choose(name, option) {
      const reach = await getReach();
      await reach.getByRole('combobox', { name: toNamePattern(name, false) }).selectOption(option);
    },
    dismiss: () => page.keyboard.press('Escape'),
  };
}
