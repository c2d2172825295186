import type { StoreApi } from 'zustand/vanilla';
import type { SessionStore } from '../platform/session-store.js';
import { createSlice } from './create-slice.js';
import type { SharedPart } from './shared.js';

/** What of one kind is kept over a reload. */
export interface KeptKind<Entry> {
  /** Under which it is kept. */
  readonly name: string;
  readonly longestMs: number;
  /** What is in the storage may be anybody's doing. */
  readonly isEntry: (value: unknown) => value is Entry;
  /** Wall clock, milliseconds since 1970. */
  readonly getTime: (entry: Entry) => number;
}

/** Where it is kept: in memory alone without a storage, as on a shared device. */
export interface Keeping {
  readonly storage: SessionStore | undefined;
  now(): number;
}

/** Entries that survive a reload of the page, each for a time. They hold no contact data. */
export interface KeptList<Entry> extends SharedPart {
  readonly store: StoreApi<readonly Entry[]>;
  /** Puts an entry in place of those that it replaces. */
  put(entry: Entry, replaces: (other: Entry) => boolean): void;
  drop(isGone: (entry: Entry) => boolean): void;
}

export function createKeptList<Entry>(kind: KeptKind<Entry>, { storage, now }: Keeping): KeptList<Entry> {
  const store = createSlice<readonly Entry[]>(readEntries(kind, storage?.find(kind.name), now()));
  const write = (entries: readonly Entry[]): void => {
    store.setState(entries, true);
    storage?.keep(kind.name, entries.length > 0 ? JSON.stringify(entries) : undefined);
  };
  const list: KeptList<Entry> = {
    store,
    put: (entry, replaces) => write([...store.getState().filter((other) => !replaces(other)), entry]),
    drop(isGone) {
      const left = store.getState().filter((entry) => !isGone(entry));
      if (left.length < store.getState().length) write(left);
    },
    wipe: () => write([]),
  };
  return list;
}

/** What is too old, from the future or none of ours is left out. */
function readEntries<Entry>({ isEntry, getTime, longestMs }: KeptKind<Entry>, text = '', now: number): Entry[] {
  try {
    const values = JSON.parse(text) as unknown;
    const entries = Array.isArray(values) ? values.filter(isEntry) : [];
    return entries.filter((entry) => getTime(entry) <= now && now - getTime(entry) < longestMs);
  } catch {
    return [];
  }
}
