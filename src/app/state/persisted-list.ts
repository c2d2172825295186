import type { StoreApi } from 'zustand/vanilla';
import { sessionStore, type SessionStore } from '../../platform/session-store.js';
import { createSlice } from './create-slice.js';
import type { PageStatePart } from './registry.js';
import type { ElementContext } from '../context/element-context.js';

/** What of one kind is kept over a reload. */
export interface PersistedKind<Entry> {
  /** Under which it is kept. */
  readonly name: string;
  readonly longestMs: number;
  /** What is in the storage may be anybody's doing. */
  readonly isEntry: (value: unknown) => value is Entry;
  /** Wall clock, milliseconds since 1970. */
  readonly getTime: (entry: Entry) => number;
}

/** Where it is kept: in memory alone without a storage, as on a shared device. */
export interface ListStorage {
  readonly storage: SessionStore | undefined;
  now(): number;
}

/** Entries that survive a reload of the page, each for a time. They hold no contact data. */
export interface PersistedList<Entry> extends PageStatePart {
  readonly store: StoreApi<readonly Entry[]>;
  /** Puts an entry in place of those that it replaces. */
  put(entry: Entry, replaces: (other: Entry) => boolean): void;
  drop(isGone: (entry: Entry) => boolean): void;
}

export function createPersistedList<Entry>(
  kind: PersistedKind<Entry>,
  { storage, now }: ListStorage,
): PersistedList<Entry> {
  const store = createSlice<readonly Entry[]>(readEntries(kind, storage?.find(kind.name), now()));
  /** What is kept may have come from elsewhere since: tags of another country keep theirs under the same name. */
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
    // What is kept goes with the session as a whole.
    wipe: () => store.setState([], true),
  };
  return list;
}

/** What is too old, from the future or none of ours is left out. */
function readEntries<Entry>(
  { isEntry, getTime, longestMs }: PersistedKind<Entry>,
  stored: unknown,
  now: number,
): Entry[] {
  const entries = Array.isArray(stored) ? stored.filter(isEntry) : [];
  return entries.filter((entry) => getTime(entry) <= now && now - getTime(entry) < longestMs);
}

/** Where something is kept. A shared device keeps nothing over a reload. */
export function getListStorage({ platform, settings }: ElementContext): ListStorage {
  return { storage: settings.getState().configuration.kiosk ? undefined : sessionStore, now: platform.now };
}
