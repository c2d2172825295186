/** What a shared device has to know of whoever stands before it. Apart from the rest of the browser: only kiosks ask. */
export interface Presence {
  /** Calls back when somebody touches the screen, moves the pointer or works a key. Gives the way to stop. */
  onTouch(listener: () => void): () => void;
  /** Calls back when the page is left, put away or loaded anew. Gives the way to stop. */
  onLeave(listener: () => void): () => void;
  /** Calls back when the browser shows the page again as it had kept it. Gives the way to stop. */
  onReturn(listener: () => void): () => void;
}

const TOUCHES = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart', 'input'];

export const presence: Presence = {
  onTouch: (listener) => listen(TOUCHES, listener),
  onLeave: (listener) => listen(['pagehide'], listener),
  onReturn: (listener) => listen(['pageshow'], ({ persisted }) => persisted === true && listener()),
};

/** Ahead of the page: one that keeps an event to itself was touched all the same. */
function listen(names: readonly string[], listener: (event: { readonly persisted?: boolean }) => void): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  for (const name of names)
    window.addEventListener(name, listener as EventListener, { capture: true, passive: true, signal });
  return () => controller.abort();
}
