import type { SessionStore } from '../../src/platform/session-store.js';

/** What a tab keeps over a reload, which is JSON; a test may put anything into it. */
export function createFakeStorage(stored: Readonly<Record<string, unknown>> = {}): SessionStore {
  const values = new Map(Object.entries(stored));
  return {
    find: (name) => values.get(name),
    keep: (name, value) => void values.set(name, JSON.parse(JSON.stringify(value))),
  };
}
