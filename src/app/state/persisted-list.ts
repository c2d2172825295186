import { createStore, type StoreApi } from 'zustand/vanilla';
import { sessionStore, type SessionStore } from '../../platform/session-store.js';
import type { PageStateEntry } from './registry.js';
import type { ElementContext } from '../context/element-context.js';

/** A kind of entry that survives a reload. */
export interface PersistedKind<Entry> {
  /** The name in the storage. */
  readonly name: string;
  readonly longestMs: number;
  /** A type guard, because any script can write to the storage. */
  readonly isEntry: (value: unknown) => value is Entry;
  /** Wall clock, milliseconds since 1970. */
  readonly getTime: (entry: Entry) => number;
}

/** The storage to use. Undefined, as on a shared device: in memory only. */
export interface ListStorage {
  readonly storage: SessionStore | undefined;
  now(): number;
}

/** Entries that survive a reload of the page, each for a limited time. They hold no contact data. */
export interface PersistedList<Entry> extends PageStateEntry {
  readonly store: StoreApi<readonly Entry[]>;
  /** Adds an entry, in place of those that it replaces. */
  put(entry: Entry, replaces: (other: Entry) => boolean): void;
  drop(isGone: (entry: Entry) => boolean): void;
}

export function createPersistedList<Entry>(
  kind: PersistedKind<Entry>,
  { storage, now }: ListStorage,
): PersistedList<Entry> {
  const store = createStore<readonly Entry[]>(() => readEntries(kind, storage?.find(kind.name), now()));
  /** Reads the storage again each time, because tags of another country write their entries under the same name. */
  const read = (): readonly Entry[] => {
    const stored = storage?.find(kind.name);
    return Array.isArray(stored) ? readEntries(kind, stored, now()) : store.getState();
  };
  const write = (entries: readonly Entry[]): void => {
    store.setState(entries, true);
    storage?.keep(kind.name, entries);
  };
  const list: PersistedList<Entry> = {
    store,
    put: (entry, replaces) => write([...read().filter((other) => !replaces(other)), entry]),
    drop(isGone) {
      const known = read();
      const left = known.filter((entry) => !isGone(entry));
      if (left.length < known.length) write(left);
    },
    // The storage itself is cleared as a whole when the session ends.
    wipe: () => store.setState([], true),
  };
  return list;
}

/** Leaves out entries that are too old, in the future or invalid. */
function readEntries<Entry>(
  { isEntry, getTime, longestMs }: PersistedKind<Entry>,
  stored: unknown,
  now: number,
): Entry[] {
  const entries = Array.isArray(stored) ? stored.filter(isEntry) : [];
  return entries.filter((entry) => getTime(entry) <= now && now - getTime(entry) < longestMs);
}

/** The fields of a stored value, of any type: its guard checks them. */
export function toFields(value: unknown): Readonly<Record<string, unknown>> {
  return (value ?? {}) as Readonly<Record<string, unknown>>;
}

/** The storage of an element's persisted state. A shared device stores nothing across a reload. */
export function getListStorage({ platform, settings }: ElementContext): ListStorage {
  return { storage: settings.getState().configuration.kiosk ? undefined : sessionStore, now: platform.now };
}
