import type { StoreApi } from 'zustand/vanilla';
import { sessionStore, type SessionStore } from '../../platform/session-store.js';
import { createSlice } from './create-slice.js';
import type { SharedPart } from './registry.js';
import type { Scope } from '../context/scope.js';

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
  /** What is kept may have come from elsewhere since: tags of another country keep theirs under the same name. */
  const read = (): readonly Entry[] => {
    const kept = storage?.find(kind.name);
    return Array.isArray(kept) ? readEntries(kind, kept, now()) : store.getState();
  };
  const write = (entries: readonly Entry[]): void => {
    store.setState(entries, true);
    storage?.keep(kind.name, entries);
  };
  const list: KeptList<Entry> = {
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
function readEntries<Entry>({ isEntry, getTime, longestMs }: KeptKind<Entry>, kept: unknown, now: number): Entry[] {
  const entries = Array.isArray(kept) ? kept.filter(isEntry) : [];
  return entries.filter((entry) => getTime(entry) <= now && now - getTime(entry) < longestMs);
}

/** Where something is kept. A shared device keeps nothing over a reload. */
export function toKeeping({ platform, settings }: Scope): Keeping {
  return { storage: settings.getState().configuration.kiosk ? undefined : sessionStore, now: platform.now };
}
