import { createStore, type StoreApi } from 'zustand/vanilla';
import type { listStores, StoresRequest } from '../../../../stores/api/list-stores.js';
import type { CallOf } from '../../../../http/define-call.js';
import {
  SLOW_AFTER_MS,
  type Failure,
  type FailureDetails,
  type Outcome,
  type Load,
} from '../../../../http/model/failure.js';
import type { NearbySearch, StoreSearch } from '../../../../stores/model/pickup-store.js';
import { takesReturns, isInCountry } from '../model/return-store.js';
import type { KnownStore } from '../../../../stores/model/store.js';
import type { Platform } from '../../../../platform/platform.js';
import { locate, type LocateOutcome, type RoughPoint } from '../../../../platform/geolocation.js';

/** Consecutive pages without a store that accepts returns, before the shopper is asked whether to continue. */
const MOST_PAGES = 3;

/** The page has stores, but none that can be read. */
const UNREADABLE: Failure = {
  code: 'service-list-stores-failure',
  retryable: true,
  call: 'list-stores',
  unreadable: 'shape',
};

/** The loaded stores that accept returns. */
export interface ReturnStoreList {
  readonly stores: readonly KnownStore[];
  readonly more: MoreStores;
}

/** The state of the next page. */
export type MoreStores =
  | { readonly status: 'none' }
  | { readonly status: 'offered' | 'loading'; readonly anchor: string }
  | { readonly status: 'failed'; readonly anchor: string; readonly failure: Failure };

/** What the search for stores needs. */
export interface StoreService {
  readonly clock: Pick<Platform, 'now' | 'after'>;
  readonly listStores: CallOf<typeof listStores>;
  /** Called for each failure; `warning`: there are stores to show anyway. */
  onFail(failure: Failure, severity: 'warning' | 'error'): void;
}

interface FoundPage {
  readonly stores: readonly KnownStore[];
  readonly next?: string;
}

/** Searches for stores that accept returns. A new search cancels a pending one. */
export class ReturnStores {
  readonly store: StoreApi<Load<ReturnStoreList>> = createStore<Load<ReturnStoreList>>(() => ({ status: 'idle' }));
  readonly #service: StoreService;
  #search: StoreSearch | NearbySearch | undefined;
  #controller = new AbortController();

  constructor(service: StoreService) {
    this.#service = service;
  }

  /**
   * Starts a search, and clears the results of the previous one.
   *
   * @param isAutomatic the shopper did not start it: without a result, the list is cleared
   */
  search(search: StoreSearch | NearbySearch, isAutomatic = false): void {
    this.#search = search;
    void this.#readFirst(search, isAutomatic);
  }

  /** Repeats the search. */
  retry(): void {
    if (this.#search) void this.#readFirst(this.#search);
  }

  /** Reads the next page, if there is one and it is not loading. */
  async readMore(): Promise<void> {
    const before = this.store.getState();
    const search = this.#search;
    if (!search || before.status !== 'ready') return;
    const { stores, more } = before.value;
    if (more.status === 'none' || more.status === 'loading') return;
    const { signal } = this.#controller;
    const { anchor } = more;
    this.#show({ stores, more: { status: 'loading', anchor } });
    const outcome = await this.#readPage({ ...search, anchor }, signal);
    if (signal.aborted) return;
    if (outcome.kind === 'found') {
      const known = new Set(stores.map(({ store }) => store.id));
      const added = outcome.value.stores.filter(({ store }) => !known.has(store.id));
      this.#show({ stores: [...stores, ...added], more: toMore(outcome.value) });
    } else if (outcome.kind === 'missing') this.#show({ stores, more: { status: 'none' } });
    else {
      this.#show({ stores, more: { status: 'failed', anchor, failure: outcome.failure } });
      this.#service.onFail(outcome.failure, 'warning');
    }
  }

  /** Clears the results and cancels the pending request. */
  clear(): void {
    this.#controller.abort();
    this.#controller = new AbortController();
    this.#search = undefined;
    this.store.setState({ status: 'idle' }, true);
  }

  #show(value: ReturnStoreList): void {
    this.store.setState({ status: 'ready', value }, true);
  }

  async #readFirst(search: StoreSearch | NearbySearch, isAutomatic = false): Promise<void> {
    this.#controller.abort();
    const { signal } = (this.#controller = new AbortController());
    const { store } = this;
    store.setState({ status: 'loading', isSlow: false }, true);
    const stopTimer = this.#service.clock.after(SLOW_AFTER_MS, () => {
      if (!signal.aborted) store.setState({ status: 'loading', isSlow: true }, true);
    });
    const outcome = await this.#readPage(search, signal);
    stopTimer();
    if (signal.aborted) return;
    if (outcome.kind === 'failed') {
      store.setState({ status: 'failed', failure: outcome.failure }, true);
      return this.#service.onFail(outcome.failure, 'error');
    }
    const page = outcome.kind === 'found' ? outcome.value : { stores: [] };
    if (isAutomatic && page.stores.length === 0 && page.next === undefined) this.clear();
    else this.#show({ stores: page.stores, more: toMore(page) });
  }

  /** Reads the next page that has results; skips empty ones. */
  async #readPage(request: StoresRequest, signal: AbortSignal): Promise<Outcome<FoundPage>> {
    const { listStores, clock } = this.#service;
    let anchor = request.anchor;
    let unreadable = 0;
    let details: FailureDetails | undefined;
    for (let page = 1; ; page += 1) {
      const outcome = await listStores({ ...request, ...(anchor !== undefined && { anchor }) }, signal);
      if (outcome.kind !== 'found') return outcome;
      const { next, isNextUnreadable } = outcome.value;
      const stores = outcome.value.stores.filter(takesReturns).map((store) => ({ store, readAt: clock.now() }));
      unreadable += outcome.value.unreadable + Number(isNextUnreadable ?? false);
      details ??= outcome.details;
      if (stores.length > 0 || next === undefined || page === MOST_PAGES) {
        const value = { stores, ...(next !== undefined && { next }) };
        return unreadable === 0 ? { kind: 'found', value } : this.#reportUnreadable(value, details);
      }
      anchor = next;
    }
  }

  /** Some stores could not be read: a failure if none is left, otherwise a warning. */
  #reportUnreadable(value: FoundPage, details: FailureDetails | undefined): Outcome<FoundPage> {
    const failure = { ...UNREADABLE, details };
    if (value.stores.length === 0) return { kind: 'failed', failure };
    this.#service.onFail(failure, 'warning');
    return { kind: 'found', value };
  }
}

function toMore({ next }: FoundPage): MoreStores {
  return next === undefined ? { status: 'none' } : { status: 'offered', anchor: next };
}

/** The id of a store, and the country of purchase. */
interface ChosenId {
  readonly storeId: string;
  readonly country: string;
}

/** The load of a store, and its id. */
export type ChosenLoad = Load<KnownStore> & { readonly storeId?: string };

/**
 * The store that was chosen before, if no list contains it: only its id is stored. `missing`: the store no longer exists, or accepts no
 * returns.
 */
export class ChosenStore {
  readonly store: StoreApi<ChosenLoad> = createStore<ChosenLoad>(() => ({ status: 'idle' }));
  readonly #service: StoreService;
  #requested: ChosenId | undefined;
  #controller = new AbortController();

  constructor(service: StoreService) {
    this.#service = service;
  }

  /** Reads a store, unless it is the current one. */
  show(chosen: ChosenId): void {
    const isSame = this.#requested?.storeId === chosen.storeId && this.#requested.country === chosen.country;
    if (isSame && this.store.getState().status !== 'idle') return;
    this.#requested = chosen;
    void this.#read(chosen);
  }

  /** Sets a store that a list has already loaded. */
  keep(chosen: ChosenId, known: KnownStore): void {
    this.#controller.abort();
    this.#requested = chosen;
    this.#set({ status: 'ready', value: known });
  }

  /** Reads the current store again. */
  retry(): void {
    if (this.#requested) void this.#read(this.#requested);
  }

  clear(): void {
    this.#controller.abort();
    this.#requested = undefined;
    this.store.setState({ status: 'idle' }, true);
  }

  async #read({ storeId, country }: ChosenId): Promise<void> {
    this.#controller.abort();
    const { signal } = (this.#controller = new AbortController());
    const { listStores, clock, onFail } = this.#service;
    this.#set({ status: 'loading', isSlow: false });
    const outcome = await listStores({ country, storeId }, signal);
    if (signal.aborted) return;
    if (outcome.kind === 'failed') {
      this.#set({ status: 'failed', failure: outcome.failure });
      return onFail(outcome.failure, 'error');
    }
    const stores = outcome.kind === 'found' ? outcome.value.stores : [];
    const store = stores.find((candidate) => candidate.id === storeId);
    const isSound = store && takesReturns(store) && isInCountry(store, country);
    this.#set(isSound ? { status: 'ready', value: { store, readAt: clock.now() } } : { status: 'missing' });
  }

  #set(load: Load<KnownStore>): void {
    this.store.setState({ ...load, ...(this.#requested && { storeId: this.#requested.storeId }) }, true);
  }
}

/** `idle`: the browser has not been asked, or it has answered. */
export type PointState = 'idle' | 'asking' | Exclude<LocateOutcome['status'], 'found'>;

/** Finds where the shopper is, if they request stores nearby. The position is not stored. */
export class ShopperPoint {
  readonly store: StoreApi<PointState> = createStore<PointState>(() => 'idle');
  #count = 0;

  /** Asks the browser. Resolves to undefined if the browser does not know the position, or if another search has begun. */
  async find(): Promise<RoughPoint | undefined> {
    const current = this.#begin('asking');
    const outcome = await locate();
    if (current !== this.#count) return undefined;
    const isFound = outcome.status === 'found';
    this.store.setState(isFound ? 'idle' : outcome.status, true);
    return isFound ? outcome.point : undefined;
  }

  /** Ignores a pending answer, because another search began or the tag was removed. */
  stop(): void {
    this.#begin('idle');
  }

  #begin(state: PointState): number {
    this.store.setState(state, true);
    return (this.#count += 1);
  }
}
