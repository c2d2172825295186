import type { Page } from '@playwright/test';
import { settle } from './settle.js';

/** The main actions of surfaces; the first one found is pressed. */
const ACTIONS = [
  '.button.is-primary',
  '[part=message] button',
  '.order-actions button',
  '.show-more button',
  'button',
  'a.card-open',
] as const;

/** Presses the surface's main button with the keyboard, if it has one, and waits until the page is stable. */
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
