import { addressBar, type AddressBar } from './address-bar.js';

export interface HiddenAddress {
  /** Returns to the address that the address bar shows. */
  reset(): void;
  /**
   * Gives the address bar back to the browser.
   *
   * @param isStill whether to write the hidden address into the address bar
   */
  stop(isStill: boolean): void;
}

const { address, push, replace, state, onMove } = addressBar;

/**
 * Hides the address on a shared device: the address bar must not reveal what is on screen, and the back button must not return to it. The
 * bar always shows the address that `toShown` returns, and the real one is only in memory. The history gets no entries.
 */
export function hideAddress(toShown: (url: URL) => URL): HiddenAddress {
  let current = address();
  let currentState: unknown = null;
  replace(toShown(current).href, null);

  const write = (url: string, next: unknown): void => {
    current = new URL(url, current);
    currentState = next;
  };
  const hidden: Partial<AddressBar> = {
    address: () => new URL(current),
    state: () => currentState,
    push: write,
    replace: write,
    // The page itself changed its address, so that is the shopper's address now.
    onMove: (listener) =>
      onMove(() => {
        current = address();
        currentState = null;
        listener();
      }),
  };
  Object.assign(addressBar, hidden);

  return {
    reset: () => write(address().href, null),
    stop(isStill) {
      Object.assign(addressBar, { address, push, replace, state, onMove });
      if (isStill) replace(current.href, currentState);
    },
  };
}

/** Signs that a shopper is using a shared device. */
interface Presence {
  /** Calls back on touch, pointer movement, typing or scrolling. Returns the unsubscribe function. */
  onTouch(listener: () => void): () => void;
  /** Calls back when the page is left, cached or reloaded. Returns the unsubscribe function. */
  onLeave(listener: () => void): () => void;
  /** Calls back when the browser restores the page from its cache. Returns the unsubscribe function. */
  onReturn(listener: () => void): () => void;
}

const TOUCHES = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart', 'input'];

export const presence: Presence = {
  onTouch: (listener) => listen(TOUCHES, listener),
  onLeave: (listener) => listen(['pagehide'], listener),
  onReturn: (listener) => listen(['pageshow'], ({ persisted }) => persisted === true && listener()),
};

/** Listens in the capture phase on `window`: input counts even if the page stops the event. */
function listen(names: readonly string[], listener: (event: { readonly persisted?: boolean }) => void): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  for (const name of names)
    window.addEventListener(name, listener as EventListener, { capture: true, passive: true, signal });
  return () => controller.abort();
}
