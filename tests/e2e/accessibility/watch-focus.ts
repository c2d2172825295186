import type { Page } from '@playwright/test';

/**
 * Notes, in every page from now on, when the focus falls to the page because what had it went away: with each frame it is looked up
 * where the focus is. Who presses on nothing loses it, too, but what had it is still there then.
 */
export async function watchFocus(page: Page): Promise<string[]> {
  const falls: string[] = [];
  await page.exposeFunction('reportFocusFall', (text: string) => falls.push(text));
  await page.addInitScript(() => {
    const report = (window as unknown as { reportFocusFall(text: string): void }).reportFocusFall;
    // A test's own clock must not stop it.
    const nextFrame = requestAnimationFrame.bind(window);
    let last: { readonly element: Element; readonly name: string } | undefined;
    const isGone = (element: Element): boolean =>
      !element.isConnected ||
      !element.checkVisibility() ||
      element.matches(':disabled') ||
      element.closest('[inert]') !== null;
    const look = (): void => {
      const active = window.kit.findActive();
      const isNowhere = !active || active === document.body || active === document.documentElement;
      if (!isNowhere) last = { element: active, name: window.kit.describe(active) };
      else if (last) {
        if (isGone(last.element)) report(`the focus fell to the page from ${last.name}`);
        last = undefined;
      }
      nextFrame(look);
    };
    nextFrame(look);
  });
  return falls;
}
