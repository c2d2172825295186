import type { Page } from '@playwright/test';

/**
 * Records, in every page from now on, when the focus falls to the page because the focused element disappeared: it checks the focus in each
 * frame. Clicking an empty area loses the focus too, but then the element still exists.
 */
export async function watchFocus(page: Page): Promise<string[]> {
  const falls: string[] = [];
  await page.exposeFunction('reportFocusFall', (text: string) => falls.push(text));
  await page.addInitScript(() => {
    const report = (window as unknown as { reportFocusFall(text: string): void }).reportFocusFall;
    // A test that stops the page's clock must not stop this.
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
