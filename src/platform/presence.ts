/** Signs that a shopper is using a shared device. In a module of its own, because only kiosks need it. */
export interface Presence {
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
