import { STORED_AT } from './platform.js';

/** What a tag keeps over a reload. Apart from the rest of the browser: only what must survive one has to know. */
export interface SessionStore {
  /** What is kept under a name; absent where there is nothing, or the browser keeps nothing. Anybody may have written it. */
  find(name: string): unknown;
  /** Keeps something that JSON can hold. A browser that keeps nothing is no failure: everything works within one page load. */
  keep(name: string, value: unknown): void;
}

/** Every use is guarded: in a frame without an origin even the look at the storage throws. */
export const sessionStore: SessionStore = {
  find: (name) => readAll()[name],
  keep(name, value) {
    try {
      sessionStorage.setItem(STORED_AT, JSON.stringify({ ...readAll(), [name]: value }));
    } catch {
      // Full, or forbidden.
    }
  },
};

function readAll(): Readonly<Record<string, unknown>> {
  try {
    return { ...(JSON.parse(sessionStorage.getItem(STORED_AT) ?? '{}') as Readonly<Record<string, unknown>> | null) };
  } catch {
    return {};
  }
}
