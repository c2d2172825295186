import type { StoreApi } from 'zustand/vanilla';
import type { Failure, Outcome } from '../domain/failure.js';
import type { Load } from '../domain/load.js';
import type { SimilarProduct } from '../domain/similar-product.js';
import type { Platform } from '../platform/platform.js';
import { createSlice } from './create-slice.js';
import type { SharedPart } from './shared.js';

/** After this long the shopper is told that it takes longer than usual. */
const SLOW_AFTER_MS = 3_000;

export type SimilarLoad = Load<readonly SimilarProduct[]>;

export interface SimilarReading {
  readonly clock: Pick<Platform, 'after'>;
  ask(signal: AbortSignal): Promise<Outcome<readonly SimilarProduct[]>>;
  /** Hears of a failure: whoever asked, once for each request. */
  onFail(failure: Failure): void;
}

/** Products like those that were ordered, by a name that says which: asked for once, however often and wherever they are opened. */
export interface SimilarProducts extends SharedPart {
  slice(name: string): StoreApi<SimilarLoad>;
  /** Asks unless it is known or under way. */
  read(name: string, reading: SimilarReading): Promise<void>;
}

export function createSimilarProducts(): SimilarProducts {
  const controller = new AbortController();
  const slices = new Map<string, StoreApi<SimilarLoad>>();
  const slice = (name: string): StoreApi<SimilarLoad> => {
    const known = slices.get(name) ?? createSlice<SimilarLoad>({ status: 'idle' });
    slices.set(name, known);
    return known;
  };
  return {
    slice,
    async read(name, { clock, ask, onFail }) {
      const store = slice(name);
      const { status } = store.getState();
      if (status === 'ready' || status === 'missing' || status === 'loading') return;
      store.setState({ status: 'loading', isSlow: false }, true);
      const stopTimer = clock.after(SLOW_AFTER_MS, () => store.setState({ status: 'loading', isSlow: true }, true));
      const outcome = await ask(controller.signal);
      stopTimer();
      if (controller.signal.aborted) return;
      store.setState(toLoad(outcome), true);
      if (outcome.kind === 'failed') onFail(outcome.failure);
    },
    wipe() {
      controller.abort();
      slices.clear();
    },
  };
}

function toLoad(outcome: Outcome<readonly SimilarProduct[]>): SimilarLoad {
  if (outcome.kind === 'found') return { status: 'ready', value: outcome.value };
  return outcome.kind === 'missing' ? { status: 'missing' } : { status: 'failed', failure: outcome.failure };
}
