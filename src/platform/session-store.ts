/** What a tab keeps over a reload. Apart from the rest of the browser: only what must survive one has to know. */
export interface SessionStore {
  /** The text of a name; absent where there is none, or the browser keeps nothing. */
  find(name: string): string | undefined;
  /** Keeps a text; without one the name is forgotten. A browser that keeps nothing is no failure. */
  keep(name: string, text: string | undefined): void;
}

/** Ours among all that a page keeps. */
const PREFIX = 'orders-area/1/';

/** Every use is guarded: in a frame without an origin even the look at the storage throws. */
export const sessionStore: SessionStore = {
  find(name) {
    try {
      return sessionStorage.getItem(PREFIX + name) ?? undefined;
    } catch {
      return undefined;
    }
  },
  keep(name, text) {
    try {
      if (text === undefined) sessionStorage.removeItem(PREFIX + name);
      else sessionStorage.setItem(PREFIX + name, text);
    } catch {
      // Without storage everything works within one page load.
    }
  },
};
