import type { Plugin } from 'vite';

/** Prefix of entries, which are modules without a file. */
export const ENTRY = 'virtual:entry/';

/** @param entries source of each entry by its name */
export function toEntryPlugin(entries: Readonly<Record<string, string>>): Plugin {
  return {
    name: 'orders-entry',
    resolveId: (id) => (id.startsWith(ENTRY) ? `\0${id}` : null),
    load: (id) => (id.startsWith(`\0${ENTRY}`) ? (entries[id.slice(ENTRY.length + 1)] ?? null) : null),
  };
}
