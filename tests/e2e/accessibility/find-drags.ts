import type { Page } from '@playwright/test';

declare global {
  interface Window {
    /** The listeners so far for events that only a dragging pointer sends. */
    readonly dragListeners: string[];
  }
}

/** Records listeners for pointer movement, in every page from now on. */
export async function watchDrags(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const dragListeners: string[] = [];
    Object.assign(window, { dragListeners });
    const { addEventListener } = EventTarget.prototype;
    EventTarget.prototype.addEventListener = function (type: string, ...rest: [never]): void {
      // Playwright also adds listeners in the page's main world when it evaluates a locator.
      const isDriver = (): boolean => /\bInjectedScript\b/.test(new Error().stack ?? '');
      // A shared device listens for any movement to detect presence, and does not need a drag.
      const [, options] = rest as readonly unknown[];
      const isPresence = this === window && (options as AddEventListenerOptions | undefined)?.passive === true;
      if (/^(?:drag|drop|(?:pointer|mouse|touch)move$)/.test(type) && !isPresence && !isDriver()) {
        dragListeners.push(`listens to ${type}: ${this instanceof Element ? this.localName : 'the page'}`);
      }
      addEventListener.call(this, type, ...rest);
    };
  });
}

/** Finds elements that can be dragged or that listen for a drag (WCAG 2.5.7): our elements must not need a moving pointer. */
export function findDrags(page: Page): Promise<string[]> {
  return page.evaluate(() => [
    ...window.dragListeners,
    ...window.kit
      .listElements()
      .filter((element) => element.getAttribute('draggable') === 'true' || element.matches('input[type=range]'))
      .map((element) => `can be dragged: ${window.kit.describe(element)}`),
  ]);
}
