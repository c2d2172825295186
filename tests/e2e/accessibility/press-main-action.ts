import type { Page } from '@playwright/test';
import { settle } from './settle.js';

/** What a surface is there for, the first that there is. */
const ACTIONS = [
  '.button.is-primary',
  '[part=message] button',
  '.order-actions button',
  '.show-more button',
  'button',
  'a.card-open',
] as const;

/** Presses the main button of the surface with the keyboard, where it has one, and waits until nothing changes any more. */
export async function pressMainAction(page: Page): Promise<void> {
  const hasAction = await page.evaluate((actions) => {
    const { kit } = window;
    const modal = kit.findModal();
    const elements = kit.listElements().filter((element) => element.getRootNode() instanceof ShadowRoot);
    const reached = elements.filter((element) => kit.isSeen(element) && (!modal || modal.contains(element)));
    for (const action of actions) {
      const found = reached.find((element) => element.matches(`${action}:not(:disabled, [aria-disabled])`));
      if (!(found instanceof HTMLElement)) continue;
      found.focus();
      return true;
    }
    return false;
  }, ACTIONS);
  if (!hasAction) return;
  await page.keyboard.press('Enter');
  await settle(page);
}
