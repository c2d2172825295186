import type { Page } from '@playwright/test';

declare global {
  interface Window {
    /** What was listened to so far that only a dragging pointer sends. */
    readonly dragListeners: string[];
  }
}

/** Notes from now on, in every page, who listens to a moving pointer. */
export async function watchDrags(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const dragListeners: string[] = [];
    Object.assign(window, { dragListeners });
    const { addEventListener } = EventTarget.prototype;
    EventTarget.prototype.addEventListener = function (type: string, ...rest: [never]): void {
      // Playwright listens as well, from the page's own world, once a locator is evaluated there.
      const isDriver = (): boolean => /\bInjectedScript\b/.test(new Error().stack ?? '');
      // A shared device listens whether anybody is there, whatever moves, and keeps nothing from anybody.
      const [, options] = rest as readonly unknown[];
      const isPresence = this === window && (options as AddEventListenerOptions | undefined)?.passive === true;
      if (/^(?:drag|drop|(?:pointer|mouse|touch)move$)/.test(type) && !isPresence && !isDriver()) {
        dragListeners.push(`listens to ${type}: ${this instanceof Element ? this.localName : 'the page'}`);
      }
      addEventListener.call(this, type, ...rest);
    };
  });
}

/** What can be dragged, or listens to a drag (WCAG 2.5.7): nothing of ours needs a moving pointer. */
export function findDrags(page: Page): Promise<string[]> {
  return page.evaluate(() => [
    ...window.dragListeners,
    ...window.kit
      .listElements()
      .filter((element) => element.getAttribute('draggable') === 'true' || element.matches('input[type=range]'))
      .map((element) => `can be dragged: ${window.kit.describe(element)}`),
  ]);
}
