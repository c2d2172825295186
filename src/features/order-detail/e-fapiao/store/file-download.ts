import type { StoreApi } from 'zustand/vanilla';
import type { Failure, Outcome } from '../../../../http/model/failure.js';
import { SLOW_AFTER_MS, type Load } from '../../../../http/model/load.js';
import type { Platform } from '../../../../platform/platform.js';
import { createSlice } from '../../../../app/state/create-slice.js';

export interface FileRequest {
  readonly ask: (signal: AbortSignal) => Promise<Outcome<Uint8Array<ArrayBuffer>>>;
  /** Hands the file to the shopper. */
  readonly save: (bytes: Uint8Array<ArrayBuffer>) => void;
}

/** A file that a shopper asks for: where it stands, and no byte of it once it is saved. */
export interface FileDownload {
  readonly store: StoreApi<Load<'saved'>>;
  /** Fetches the file, unless it is on its way. Gives what went wrong. */
  start(request: FileRequest): Promise<Failure | undefined>;
  /** Lets go of what is on its way; nothing is saved any more. */
  stop(): void;
}

export function createFileDownload(clock: Pick<Platform, 'after'>): FileDownload {
  const store = createSlice<Load<'saved'>>({ status: 'idle' });
  let controller = new AbortController();
  return {
    store,
    async start({ ask, save }) {
      if (store.getState().status === 'loading') return undefined;
      const { signal } = controller;
      store.setState({ status: 'loading', isSlow: false }, true);
      const stopTimer = clock.after(SLOW_AFTER_MS, () => store.setState({ status: 'loading', isSlow: true }, true));
      const outcome = await ask(signal);
      stopTimer();
      if (signal.aborted) return undefined;
      if (outcome.kind === 'found') save(outcome.value);
      store.setState(toLoad(outcome), true);
      return outcome.kind === 'failed' ? outcome.failure : undefined;
    },
    stop() {
      controller.abort();
      controller = new AbortController();
      store.setState({ status: 'idle' }, true);
    },
  };
}

function toLoad(outcome: Outcome<unknown>): Load<'saved'> {
  if (outcome.kind === 'found') return { status: 'ready', value: 'saved' };
  return outcome.kind === 'missing' ? { status: 'missing' } : { status: 'failed', failure: outcome.failure };
}
