import { createStore, type StoreApi } from 'zustand/vanilla';
import { SLOW_AFTER_MS, toLoad, type Failure, type Outcome, type Load } from '../../http/model/failure.js';
import type { Platform } from '../../platform/platform.js';
import type { PageStateEntry } from './registry.js';

export interface NamedReading<Value> {
  readonly clock: Pick<Platform, 'after'>;
  load(signal: AbortSignal): Promise<Outcome<Value>>;
  /** Called by whichever caller made the request, once per failed request. */
  onFail(failure: Failure): void;
}

/** Answers of one kind, by a name that identifies the request: each is requested once, however many tags show it. */
export interface NamedLoads<Value> extends PageStateEntry {
  get(name: string): StoreApi<Load<Value>>;
  /** Sends the request unless it is pending or already answered. */
  read(name: string, reading: NamedReading<Value>): Promise<void>;
}

export function createNamedLoads<Value>(): NamedLoads<Value> {
  const controller = new AbortController();
  const stores = new Map<string, StoreApi<Load<Value>>>();
  const get = (name: string): StoreApi<Load<Value>> => {
    const known = stores.get(name) ?? createStore<Load<Value>>(() => ({ status: 'idle' }));
    stores.set(name, known);
    return known;
  };
  return {
    get,
    async read(name, { clock, load, onFail }) {
      const store = get(name);
      const { status } = store.getState();
      if (status === 'ready' || status === 'missing' || status === 'loading') return;
      store.setState({ status: 'loading', isSlow: false }, true);
      const stopTimer = clock.after(SLOW_AFTER_MS, () => store.setState({ status: 'loading', isSlow: true }, true));
      const outcome = await load(controller.signal);
      stopTimer();
      if (controller.signal.aborted) return;
      store.setState(toLoad(outcome), true);
      if (outcome.kind === 'failed') onFail(outcome.failure);
    },
    wipe() {
      controller.abort();
      stores.clear();
    },
  };
}
