/** The address bar, the history behind it and the way the page is scrolled. Apart from the rest: only the area steers them. */
export interface AddressBar {
  /** The page's address. */
  address(): URL;
  /** Adds an entry to the history, with an address and a state. */
  push(url: string, state: unknown): void;
  /** Changes the current entry. */
  replace(url: string, state: unknown): void;
  /** What the current entry carries besides its address. */
  state(): unknown;
  /** Calls back when the shopper moves through the history or changes the fragment. Gives the way to stop. */
  onMove(listener: () => void): () => void;
  /**
   * Calls back when scrolling has come to rest, and when the page is left or put away: what is written to an entry while a reload
   * is under way is lost. Gives the way to stop.
   */
  onRest(listener: () => void): () => void;
  /** Keeps the browser from scrolling by itself on the way back; gives the way to hand it over again. */
  takeOverScroll(): () => void;
  scrollTop(): number;
  scrollTo(top: number): void;
  /** Calls back when the shopper scrolls by hand or works a key. Gives the way to stop. */
  onInput(listener: () => void): () => void;
  setTitle(title: string): void;
}

/** How many areas keep the browser from scrolling: the last of them leaves it as the first one found it. */
let steering = 0;
let pageList: ScrollRestoration = 'auto';

export const addressBar: AddressBar = {
  address: () => new URL(location.href),
  push: (url, state) => history.pushState(state, '', url),
  replace: (url, state) => history.replaceState(state, '', url),
  state: () => history.state as unknown,
  onMove: (listener) => listen(['popstate'], listener),
  onRest: (listener) => listen(['scrollend', 'pagehide'], listener),
  takeOverScroll() {
    if (steering === 0) pageList = history.scrollRestoration;
    steering += 1;
    history.scrollRestoration = 'manual';
    return () => {
      steering -= 1;
      if (steering === 0) history.scrollRestoration = pageList;
    };
  },
  scrollTop: () => window.scrollY,
  scrollTo: (top) => window.scrollTo({ top, behavior: 'instant' }),
  onInput: (listener) => listen(['wheel', 'touchstart', 'keydown', 'pointerdown'], listener),
  setTitle(title) {
    // The same again would be a change for whoever watches the page.
    if (document.title !== title) document.title = title;
  },
};

function listen(names: readonly string[], listener: () => void): () => void {
  const controller = new AbortController();
  for (const name of names) window.addEventListener(name, listener, { passive: true, signal: controller.signal });
  return () => controller.abort();
}
