import type { StoreApi } from 'zustand/vanilla';
import type { listStores, StoresRequest } from '../../../../stores/api/list-stores.js';
import type { CallOf } from '../../../../http/define-call.js';
import { SLOW_AFTER_MS, type Failure, type Outcome, type Load } from '../../../../http/model/failure.js';
import type { StoreSearch } from '../../../../stores/model/pickup-store.js';
import { takesReturns } from '../model/return-store.js';
import type { KnownStore } from '../../../../stores/model/store.js';
import type { Platform } from '../../../../platform/platform.js';
import { createSlice } from '../../../../app/state/create-slice.js';

/** Pages without a store that takes returns, one after the other, before the shopper is asked whether to go on. */
const MOST_PAGES = 3;

/** Stores that were read, and something among them that cannot be. */
const UNREADABLE: Failure = {
  code: 'service-list-stores-failure',
  retryable: true,
  call: 'list-stores',
  unreadable: 'shape',
};

/** Stores that take returns, as far as they were asked for. */
export interface ReturnStoreList {
  readonly stores: readonly KnownStore[];
  readonly more: MoreStores;
}

/** Where the next page stands. */
export type MoreStores =
  | { readonly status: 'none' }
  | { readonly status: 'offered' | 'loading'; readonly anchor: string }
  | { readonly status: 'failed'; readonly anchor: string; readonly failure: Failure };

/** What the stores are asked with. */
export interface StoreService {
  readonly clock: Pick<Platform, 'now' | 'after'>;
  readonly ask: CallOf<typeof listStores>;
  /** Hears of each failure; `warning`: there are stores to show all the same. */
  onFail(failure: Failure, severity: 'warning' | 'error'): void;
}

interface FoundPage {
  readonly stores: readonly KnownStore[];
  readonly next?: string;
}

/** Stores that something may be brought back to, by what the shopper looks for. A newer search drops what the older one is waiting for. */
export class ReturnStores {
  readonly store: StoreApi<Load<ReturnStoreList>> = createSlice<Load<ReturnStoreList>>({ status: 'idle' });
  readonly #service: StoreService;
  #search: StoreSearch | undefined;
  #controller = new AbortController();

  constructor(service: StoreService) {
    this.#service = service;
  }

  /** Looks for stores, and shows nothing of an earlier search any more. */
  search(search: StoreSearch): void {
    this.#search = search;
    void this.#readFirst(search);
  }

  /** Looks for the same once more. */
  retry(): void {
    if (this.#search) void this.#readFirst(this.#search);
  }

  /** Reads the next page, where there is one and none is on its way. */
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

  /** Shows nothing, and waits for nothing any more. */
  clear(): void {
    this.#controller.abort();
    this.#controller = new AbortController();
    this.#search = undefined;
    this.store.setState({ status: 'idle' }, true);
  }

  #show(value: ReturnStoreList): void {
    this.store.setState({ status: 'ready', value }, true);
  }

  async #readFirst(search: StoreSearch): Promise<void> {
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
    if (outcome.kind === 'found') this.#show({ stores: outcome.value.stores, more: toMore(outcome.value) });
    else if (outcome.kind === 'missing') this.#show({ stores: [], more: { status: 'none' } });
    else {
      store.setState({ status: 'failed', failure: outcome.failure }, true);
      this.#service.onFail(outcome.failure, 'error');
    }
  }

  /** A page with something on it: others are gone over. */
  async #readPage(request: StoresRequest, signal: AbortSignal): Promise<Outcome<FoundPage>> {
    const { ask, clock, onFail } = this.#service;
    let anchor = request.anchor;
    let unreadable = 0;
    for (let page = 1; ; page += 1) {
      const outcome = await ask({ ...request, ...(anchor !== undefined && { anchor }) }, signal);
      if (outcome.kind !== 'found') return outcome;
      const { next } = outcome.value;
      const stores = outcome.value.stores.filter(takesReturns).map((store) => ({ store, readAt: clock.now() }));
      unreadable += outcome.value.unreadable;
      if (stores.length > 0 || next === undefined || page === MOST_PAGES) {
        if (unreadable > 0 && stores.length === 0) return { kind: 'failed', failure: UNREADABLE };
        if (unreadable > 0) onFail(UNREADABLE, 'warning');
        return { kind: 'found', value: { stores, ...(next !== undefined && { next }) } };
      }
      anchor = next;
    }
  }
}

function toMore({ next }: FoundPage): MoreStores {
  return next === undefined ? { status: 'none' } : { status: 'offered', anchor: next };
}
