import type { Page } from '@playwright/test';

/**
 * Records, in every page from now on, the texts that receive the focus although they are no controls, by their name if they have one: screen
 * readers read them out like an announcement. Events would not do: a change of the focus from one shadow root to another one inside it does
 * not reach the page.
 */
export async function watchFocusedTexts(page: Page): Promise<string[]> {
  const read: string[] = [];
  await page.exposeFunction('reportFocusedText', (text: string) => read.push(text));
  await page.addInitScript(() => {
    const report = (window as unknown as { reportFocusedText(text: string): void }).reportFocusedText;
    const { focus } = HTMLElement.prototype;
    HTMLElement.prototype.focus = function (options) {
      const hadFocus = window.kit.findActive() === this;
      focus.call(this, options);
      const text = (this.getAttribute('aria-label') ?? this.textContent).trim().replace(/\s+/g, ' ');
      const isText = this.getAttribute('tabindex') === '-1' && text !== '';
      if (isText && !hadFocus && window.kit.findActive() === this) report(text);
    };
  });
  return read;
}
