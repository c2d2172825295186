import { createStore, type StoreApi } from 'zustand/vanilla';
import { SLOW_AFTER_MS, type Failure, type Outcome } from '../../../http/model/failure.js';
import type { Locks } from '../../../platform/locks.js';
import type { Platform } from '../../../platform/platform.js';
import type { PageStateEntry } from '../../../app/state/registry.js';

const MISSING: Failure = {
  code: 'service-request-label-dispatch-failure',
  retryable: false,
  call: 'request-label-dispatch',
  status: 404,
};
/** Another tab has sent the same request, and its result is unknown here. */
const ELSEWHERE: Failure = {
  code: 'service-request-label-dispatch-failure',
  retryable: true,
  call: 'request-label-dispatch',
  isUncertain: true,
};

/** The state of sending a label. */
export type SendingState =
  | { readonly status: 'idle' | 'sent' }
  | { readonly status: 'loading'; readonly isSlow: boolean }
  /** If the failure is uncertain, the label may have been sent: it is sent again only on the shopper's request. */
  | { readonly status: 'failed'; readonly failure: Failure };

export interface SendingDeps {
  readonly clock: Pick<Platform, 'after' | 'now'>;
  readonly locks: Locks;
  /** Sends the request, once. */
  requestLabel(signal: AbortSignal): Promise<Outcome<true>>;
  /** Called once per failed request, for the element that sent it. */
  onFail(failure: Failure): void;
}

/** Labels sent to the shopper, by return and dispatch. All elements share one pending request for each. */
export interface LabelSendings extends PageStateEntry {
  get(name: string): StoreApi<SendingState>;
  /** Sends the label; does nothing while a request is pending or the wait is not over. */
  send(name: string, deps: SendingDeps): Promise<void>;
  /** Dismisses the result. An uncertain result stays. */
  dismiss(name: string): void;
}

export function createLabelSendings(): LabelSendings {
  const controller = new AbortController();
  const stores = new Map<string, StoreApi<SendingState>>();
  const get = (name: string): StoreApi<SendingState> => {
    const known = stores.get(name) ?? createStore<SendingState>(() => ({ status: 'idle' }));
    stores.set(name, known);
    return known;
  };
  return {
    get,
    async send(name, deps) {
      const store = get(name);
      if (!isSendable(store.getState(), deps.clock.now())) return;
      store.setState({ status: 'loading', isSlow: false }, true);
      const stopTimer = deps.clock.after(SLOW_AFTER_MS, () =>
        store.setState({ status: 'loading', isSlow: true }, true),
      );
      const state = await carryOut(name, deps, controller.signal);
      stopTimer();
      if (controller.signal.aborted) return;
      store.setState(state, true);
      if (state.status === 'failed' && state.failure !== ELSEWHERE) deps.onFail(state.failure);
    },
    dismiss(name) {
      const store = get(name);
      const state = store.getState();
      if (state.status === 'sent' || (state.status === 'failed' && !state.failure.isUncertain)) {
        store.setState({ status: 'idle' }, true);
      }
    },
    wipe() {
      controller.abort();
      stores.clear();
    },
  };
}

function isSendable(state: SendingState, now: number): boolean {
  if (state.status === 'failed') return (state.failure.retryAt ?? 0) <= now;
  return state.status === 'idle';
}

async function carryOut(
  name: string,
  { locks, requestLabel }: SendingDeps,
  signal: AbortSignal,
): Promise<SendingState> {
  const outcome = await locks
    .hold<Outcome<true>>(`orders-area label ${name}`, signal, (hadToWait) =>
      hadToWait ? Promise.resolve({ kind: 'failed', failure: ELSEWHERE }) : requestLabel(signal),
    )
    .catch((): Outcome<true> => ({ kind: 'failed', failure: { code: 'unexpected', retryable: true } }));
  if (outcome.kind === 'found') return { status: 'sent' };
  return { status: 'failed', failure: outcome.kind === 'missing' ? MISSING : outcome.failure };
}
