import type { Emit } from '../../src/app/context/events.js';

/** The only maker of our events: own name, typed detail, out of the shadow root, cancelable where the page may take over. */
export function createEmit(element: HTMLElement): Emit {
  return (name: string, detail: unknown, isCancelable?: true) =>
    element.dispatchEvent(
      new CustomEvent(name, { bubbles: true, composed: true, cancelable: Boolean(isCancelable), detail }),
    );
}
