import { CANCELABLE_EVENTS, type Emit } from '../../src/host/events.js';

/** The only maker of our events: own name, typed detail, out of the shadow root, cancelable where the page may take over. */
export function createEmit(element: HTMLElement): Emit {
  return (name, detail) =>
    element.dispatchEvent(
      new CustomEvent(name, { detail, bubbles: true, composed: true, cancelable: CANCELABLE_EVENTS.has(name) }),
    );
}
