import { STORED_AT } from './platform.js';

/** Storage that survives a reload. In a module of its own, because only some features need it. */
export interface SessionStore {
  /** The value stored under a name; undefined if there is none or storage is blocked. Any script can write it, so validate it. */
  find(name: string): unknown;
  /** Stores a JSON value. Blocked storage is no error: everything works within one page load. */
  keep(name: string, value: unknown): void;
}

/** Every access is guarded: in a frame without an origin, even reading the property `sessionStorage` throws. */
export const sessionStore: SessionStore = {
  find: (name) => readAll()[name],
  keep(name, value) {
    try {
      sessionStorage.setItem(STORED_AT, JSON.stringify({ ...readAll(), [name]: value }));
    } catch {
      // The storage is full or blocked.
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
