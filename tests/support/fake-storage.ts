import type { SessionStore } from '../../src/platform/session-store.js';

/** The storage of a tab, which survives a reload as JSON; a test may put anything into it. */
export function createFakeStorage(stored: Readonly<Record<string, unknown>> = {}): SessionStore {
  const values = new Map(Object.entries(stored));
  return {
    find: (name) => values.get(name),
    keep: (name, value) => void values.set(name, JSON.parse(JSON.stringify(value))),
  };
}
