import type { Plugin } from 'vite';

/** Entries have no files of their own: each only registers what its name says. */
export const ENTRY = 'virtual:entry/';

/** @param entries name to text */
export function toEntryPlugin(entries: Readonly<Record<string, string>>): Plugin {
  return {
    name: 'orders-entry',
    resolveId: (id) => (id.startsWith(ENTRY) ? `\0${id}` : null),
    load: (id) => (id.startsWith(`\0${ENTRY}`) ? (entries[id.slice(ENTRY.length + 1)] ?? null) : null),
  };
}
