import { createState, type SandboxState } from './sandbox-state.js';
import { readSnapshot, writeSnapshot } from './snapshot-file.js';

/** Long enough to write once for a burst of requests. */
const SAVE_AFTER_MS = 250;

export interface StoreOptions {
  readonly now: () => number;
  readonly random: () => number;
  /** Where the snapshot lies; without it the state lives in memory alone. */
  readonly dataFolder?: string;
}

export interface Store {
  readonly state: SandboxState;
  /** Changes the state and has it saved soon. */
  change(edit: (state: SandboxState) => void): void;
  /** Forgets everything and counts the scenarios' dates from now. */
  reset(): void;
  /** Saves at once; for the moment before the process ends. */
  readonly flush: () => void;
}

/** The sandbox's memory: an object, written to a file soon after it changes. */
export function createStore({ now, random, dataFolder }: StoreOptions): Store {
  const state = (dataFolder && readSnapshot(dataFolder)) || createState(now());
  let timer: NodeJS.Timeout | undefined;

  const flush = () => {
    clearTimeout(timer);
    timer = undefined;
    if (dataFolder) writeSnapshot(dataFolder, state, random);
  };
  const change: Store['change'] = (edit) => {
    edit(state);
    // A pending save must not keep the process alive.
    if (dataFolder) timer ??= setTimeout(flush, SAVE_AFTER_MS).unref();
  };
  const reset = () => {
    Object.assign(state, createState(now()));
    flush();
  };
  if (dataFolder) flush();
  return { state, change, reset, flush };
}
