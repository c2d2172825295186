import type { StoreApi } from 'zustand/vanilla';
import type { CarrierService } from './model/carrier-service.js';
import { createSlice } from '../app/state/create-slice.js';
import { createCarrierServicesCall } from './return-calls.js';
import type { Own, Scope } from '../app/context/scope.js';

/** The carriers that the service names. `none`: it is not asked, has none, or cannot be asked: the market's own list counts. */
export type CarrierServicesState =
  { readonly status: 'loading' | 'none' } | { readonly status: 'ready'; readonly services: readonly CarrierService[] };

export interface CarrierServicesOwn extends Own {
  readonly store: StoreApi<CarrierServicesState>;
}

/** Reads the carriers of the tag's country once, where the flag says that the service knows them. */
export function composeCarrierServices(scope: Scope): CarrierServicesOwn {
  const ask = createCarrierServicesCall(scope);
  const store = createSlice<CarrierServicesState>({ status: 'none' });
  let controller = new AbortController();
  let followed = '';

  async function read({ signal }: AbortController): Promise<void> {
    store.setState({ status: 'loading' }, true);
    const outcome = await ask({}, signal);
    if (signal.aborted) return;
    if (outcome.kind === 'found') return store.setState({ status: 'ready', services: outcome.value }, true);
    store.setState({ status: 'none' }, true);
    // The wizard goes on without: only what it shows is less exact.
    if (outcome.kind === 'failed') scope.report(outcome.failure, 'warning');
  }

  function follow(): void {
    const { country, apiBase } = scope.settings.getState().configuration;
    const isOn = scope.isFlagOn('enableCarrierService');
    const target = JSON.stringify([isOn, country, apiBase]);
    if (target === followed) return;
    followed = target;
    controller.abort();
    controller = new AbortController();
    if (isOn) void read(controller);
    else store.setState({ status: 'none' }, true);
  }

  const stop = scope.settings.subscribe(follow);
  follow();
  return {
    store,
    refresh() {
      followed = '';
      follow();
    },
    dispose() {
      stop();
      controller.abort();
    },
  };
}
