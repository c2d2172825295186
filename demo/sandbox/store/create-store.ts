import { createState, type SandboxState } from './sandbox-state.js';
import { readSnapshot, writeSnapshot } from './snapshot-file.js';

/** Long enough to write only once for a burst of requests. */
const SAVE_AFTER_MS = 250;

export interface StoreOptions {
  readonly now: () => number;
  readonly random: () => number;
  /** The folder of the snapshot; without it, the state is only in memory. */
  readonly dataFolder?: string;
}

export interface Store {
  readonly state: SandboxState;
  /** Changes the state and schedules saving it. */
  change(edit: (state: SandboxState) => void): void;
  /** Deletes everything, and sets the anchor of the scenarios' dates to now. */
  reset(): void;
  /** Saves immediately; call it before the process ends. */
  readonly flush: () => void;
}

/** Creates the sandbox's memory: an object that is written to a file soon after a change. */
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
