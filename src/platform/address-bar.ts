/** The address bar, the history and the page's scroll position. In a module of its own, because only the area controls them. */
export interface AddressBar {
  /** The page's address. */
  address(): URL;
  /** Adds an entry to the history, with an address and a state. */
  push(url: string, state: unknown): void;
  /** Changes the current entry. */
  replace(url: string, state: unknown): void;
  /** The state of the current entry. */
  state(): unknown;
  /** Calls back when the shopper moves through the history or changes the fragment. Returns the unsubscribe function. */
  onMove(listener: () => void): () => void;
  /**
   * Calls back when scrolling ends, and when the page is left or cached: state written to an entry while a reload is in progress is lost.
   * Returns the unsubscribe function.
   */
  onRest(listener: () => void): () => void;
  /** Disables the browser's scroll restoration. Returns the function that restores the setting. */
  takeOverScroll(): () => void;
  scrollTop(): number;
  scrollTo(top: number): void;
  /** Calls back when the shopper scrolls, clicks or presses a key. Returns the unsubscribe function. */
  onInput(listener: () => void): () => void;
  setTitle(title: string): void;
}

/** The number of areas that disabled scroll restoration: the last one restores the value that the first one found. */
let areaCount = 0;
let pageSetting: ScrollRestoration = 'auto';

export const addressBar: AddressBar = {
  address: () => new URL(location.href),
  push: (url, state) => history.pushState(state, '', url),
  replace: (url, state) => history.replaceState(state, '', url),
  state: () => history.state as unknown,
  onMove: (listener) => listen(['popstate'], listener),
  onRest: (listener) => listen(['scrollend', 'pagehide'], listener),
  takeOverScroll() {
    if (areaCount === 0) pageSetting = history.scrollRestoration;
    areaCount += 1;
    history.scrollRestoration = 'manual';
    return () => {
      areaCount -= 1;
      if (areaCount === 0) history.scrollRestoration = pageSetting;
    };
  },
  scrollTop: () => window.scrollY,
  scrollTo: (top) => window.scrollTo({ top, behavior: 'instant' }),
  onInput: (listener) => listen(['wheel', 'touchstart', 'keydown', 'pointerdown'], listener),
  setTitle(title) {
    // Setting an equal title would still notify observers of the page.
    if (document.title !== title) document.title = title;
  },
};

function listen(names: readonly string[], listener: () => void): () => void {
  const controller = new AbortController();
  for (const name of names) window.addEventListener(name, listener, { passive: true, signal: controller.signal });
  return () => controller.abort();
}
