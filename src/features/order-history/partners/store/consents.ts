import type { StoreApi } from 'zustand/vanilla';
import type { Consent } from '../model/consent.js';
import type { Failure, Outcome, Load } from '../../../../http/model/failure.js';
import { createSlice } from '../../../../app/state/create-slice.js';
import type { PageStateEntry } from '../../../../app/state/registry.js';

export type ConsentsState = Load<readonly Consent[]>;

/** One member's partner consents. Tags share the value and the request for it. */
export interface Consents extends PageStateEntry {
  readonly store: StoreApi<ConsentsState>;
  /**
   * Reads the consents unless they are loaded or loading. After a failure, the shopper sees the same as without
   * partners.
   *
   * @returns the failure, if any
   */
  read(ask: (signal: AbortSignal) => Promise<Outcome<readonly Consent[]>>): Promise<Failure | undefined>;
}

export function createConsents(): Consents {
  const store = createSlice<ConsentsState>({ status: 'idle' });
  let controller = new AbortController();
  return {
    store,
    async read(ask) {
      const { status } = store.getState();
      if (status === 'ready' || status === 'loading') return;
      const { signal } = controller;
      store.setState({ status: 'loading', isSlow: false }, true);
      const outcome = await ask(signal);
      if (signal.aborted) return;
      if (outcome.kind !== 'failed') {
        store.setState({ status: 'ready', value: outcome.kind === 'found' ? outcome.value : [] }, true);
        return;
      }
      store.setState({ status: 'failed', failure: outcome.failure }, true);
      return outcome.failure;
    },
    wipe() {
      controller.abort();
      controller = new AbortController();
      store.setState({ status: 'idle' }, true);
    },
  };
}
