import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Failure } from '../../../http/model/failure.js';
import {
  checkGuestLookup,
  getChannel,
  getTypedContact,
  isLookupComplete,
  type LookupErrors,
  type LookupRules,
  type LookupValues,
} from '../../../orders/model/guest-lookup-check.js';
import { toPhoneDigits, type Contact } from '../../../http/model/phone-number.js';
import type { PendingLookup, LookupDeps, LookupState, LookupTry } from './lookup-state.js';

export interface Lookup {
  readonly store: StoreApi<LookupState>;
  edit(change: Partial<LookupValues>): void;
  /**
   * Sends a try. Does nothing while one is running.
   *
   * @returns the errors that prevented it; empty without any
   */
  submit(): LookupErrors;
  /** Resets to the empty form. */
  reset(): void;
  /** Reads the displayed order again. */
  refresh(): void;
  /** Preloads what the first try will need while the shopper types. */
  prepare(): void;
  dispose(): void;
}

const EMPTY: LookupValues = { orderNumber: '', email: '', phoneNumber: '', channel: 'email', acceptsTerms: false };
/** Reported if the lazy half, which loads with the first try, fails to load. */
const CHUNK_MISSING: Failure = { code: 'chunk-load', retryable: true };

/** Creates the state and actions of one lookup form. */
export function createLookup(deps: LookupDeps): Lookup {
  const store = createStore<LookupState>(() => ({
    values: EMPTY,
    hasTried: false,
    answer: { status: 'idle' },
    blockedUntil: 0,
    now: 0,
  }));
  const pending = createLazyLookup(deps, store);
  const unsubscribe = deps.guesses.subscribe(({ blockedUntil }) => pending.block(blockedUntil));
  pending.block(deps.guesses.getState().blockedUntil);
  /** The request that found the displayed order; the form's values may have changed since. */
  let requested: LookupTry | undefined;

  return {
    store,
    edit: (change) => store.setState(({ values }) => ({ values: { ...values, ...change } })),
    submit() {
      const { values, answer, blockedUntil } = store.getState();
      const rules = deps.getRules();
      // The page's cool-down counts at once, the form's own only after its module has loaded.
      const isBlocked = Math.max(blockedUntil, deps.guesses.getState().blockedUntil) > deps.clock.now();
      if (answer.status === 'loading' || isBlocked) return {};
      const errors = checkGuestLookup(values, rules);
      store.setState({ hasTried: true });
      if (Object.keys(errors).length === 0 && isLookupComplete(values, rules)) startLookup(values);
      return errors;
    },
    reset() {
      pending.cancel();
      requested = undefined;
      store.setState({ values: EMPTY, hasTried: false, answer: { status: 'idle' } });
    },
    prepare: pending.prepare,
    refresh() {
      if (requested && store.getState().answer.status === 'ready') pending.start({ ...requested, isRefresh: true });
    },
    dispose() {
      unsubscribe();
      requested = undefined;
      pending.dispose();
    },
  };

  function startLookup(values: LookupValues): void {
    const contact = findContact(deps, values);
    if (!contact) return;
    requested = { orderNumber: values.orderNumber.trim(), contact, isRefresh: false };
    pending.start(requested);
  }
}

/** Returns the typed contact, otherwise that of an earlier lookup; undefined without either: then nothing is sent. */
function findContact(deps: LookupDeps, values: LookupValues): Contact | undefined {
  const rules: LookupRules = deps.getRules();
  const typed = getTypedContact(values, rules);
  if (typed === '') return rules.hasRememberedContact ? deps.getPageState().remembered : undefined;
  if (getChannel(values, rules) === 'email') return { email: typed };
  return { phoneNumber: toPhoneDigits(typed) };
}

/** Queues calls of a pending lookup until its module has loaded. If loading fails, the outcome is a retryable failure. */
function createLazyLookup(deps: LookupDeps, store: StoreApi<LookupState>): PendingLookup & Pick<Lookup, 'prepare'> {
  let loading: Promise<PendingLookup> | undefined;
  let pending: PendingLookup | undefined;
  let ticket = 0;
  let isOver = false;

  /** Calls back synchronously once loaded: an answer that arrives at the same moment must already be cancelled. */
  function withPendingLookup(callback: (loaded: PendingLookup) => void, onMissing: () => void): void {
    if (isOver) return;
    if (pending) return callback(pending);
    loading ??= import('./pending-lookup.js').then(
      ({ createPendingLookup }) => (pending = createPendingLookup(deps, store)),
    );
    loading.then(
      (loaded) => isOver || callback(loaded),
      () => {
        loading = undefined;
        onMissing();
      },
    );
  }

  function cancel(): void {
    ticket += 1;
    pending?.cancel();
  }

  function start(request: LookupTry): void {
    cancel();
    const mine = ticket;
    if (!request.isRefresh) store.setState({ answer: { status: 'loading', isSlow: false } });
    withPendingLookup(
      (loaded) => mine === ticket && loaded.start(request),
      () => {
        if (mine !== ticket) return;
        if (!request.isRefresh) store.setState({ answer: { status: 'failed', failure: CHUNK_MISSING } });
        deps.onFailure(CHUNK_MISSING, 'error');
      },
    );
  }

  return {
    start,
    cancel,
    prepare: () => withPendingLookup(ignore, ignore),
    block(until) {
      if (until > deps.clock.now()) withPendingLookup((loaded) => loaded.block(until), ignore);
    },
    dispose() {
      isOver = true;
      ticket += 1;
      pending?.dispose();
    },
  };
}

function ignore(): void {}
