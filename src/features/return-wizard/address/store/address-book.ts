import type { requestAddressUpdate } from '../api/actions/request-address-update.js';
import type { requestNewAddress } from '../api/actions/request-new-address.js';
import type { listAddresses } from '../api/list-addresses.js';
import type { CallOf } from '../../../../http/define-call.js';
import { RELOAD_DELAYS_MS } from '../../../../orders/store/order-action.js';
import { areSameAddress } from '../model/address-form.js';
import type { BookAddress } from '../model/book-address.js';
import type { Failure, Outcome, Load } from '../../../../http/model/failure.js';
import type { Locks } from '../../../../platform/locks.js';
import type { Platform } from '../../../../platform/platform.js';
import { createStore } from 'zustand/vanilla';
import type { PageStateEntry } from '../../../../app/state/registry.js';

/** One lock for all addresses: a lock's name must not contain an address. */
const LOCK = 'orders-area address';
const FAILED: Failure = { code: 'service-request-new-address-failure', retryable: true, call: 'request-new-address' };

/** What an element supplies to the address book of its shopper. */
export interface AddressDeps {
  readonly userId: string;
  readonly calls: {
    readonly listAddresses: CallOf<typeof listAddresses>;
    readonly requestNewAddress: CallOf<typeof requestNewAddress>;
    readonly requestAddressUpdate: CallOf<typeof requestAddressUpdate>;
  };
  readonly locks: Locks;
  readonly clock: Pick<Platform, 'after'>;
}

/** The result of saving an address. `refused`: the book rejected it for good. */
export type AddressOutcome =
  | { readonly status: 'saved'; readonly address: BookAddress }
  | { readonly status: 'refused' }
  | { readonly status: 'failed'; readonly failure: Failure };

/**
 * The address book of one member, shared by all elements of the page. Each new address is added only once: before it is sent again, the
 * book is checked for it.
 */
export class AddressBook implements PageStateEntry {
  readonly store = createStore<Load<readonly BookAddress[]>>(() => ({ status: 'idle' }));
  readonly #controller = new AbortController();
  #reading: Promise<Failure | undefined> | undefined;
  readonly #pending: { readonly address: BookAddress; readonly outcome: Promise<AddressOutcome | undefined> }[] = [];
  /** Addresses that may have been saved but were not found in the book yet. */
  #doubtful: readonly BookAddress[] = [];

  /**
   * Reads the book, or joins the request that is pending. `cached`: does nothing if the book is loaded. `reload`: requests even a loaded
   * book.
   *
   * @returns the failure, if any
   */
  read(deps: AddressDeps, mode: 'cached' | 'reload' = 'cached'): Promise<Failure | undefined> {
    if (mode === 'cached' && this.store.getState().status === 'ready') return Promise.resolve(undefined);
    this.#reading ??= this.#read(deps).finally(() => (this.#reading = undefined));
    return this.#reading;
  }

  /** Adds an address to the book, once. Sends nothing if the book has it already. Resolves to undefined if the session ended meanwhile. */
  add(deps: AddressDeps, address: BookAddress): Promise<AddressOutcome | undefined> {
    const known = this.#pending.find((pending) => areSameAddress(pending.address, address));
    if (known) return known.outcome;
    const { signal } = this.#controller;
    const outcome = deps.locks
      .hold(LOCK, signal, (hadToWait) => this.#add(deps, address, hadToWait))
      .catch((): AddressOutcome => ({ status: 'failed', failure: { code: 'unexpected', retryable: true } }))
      .then((settled) => (signal.aborted ? undefined : settled));
    const pending = { address, outcome };
    this.#pending.push(pending);
    return outcome.finally(() => this.#pending.splice(this.#pending.indexOf(pending), 1));
  }

  /** Changes an address of the book. On failure the book stays unchanged, and the failure is returned. */
  async change(deps: AddressDeps, addressId: string, address: BookAddress): Promise<Failure | undefined> {
    const { signal } = this.#controller;
    const outcome = await deps.calls.requestAddressUpdate({ userId: deps.userId, addressId, address }, signal);
    if (signal.aborted) return undefined;
    if (outcome.kind === 'failed') return outcome.failure;
    if (outcome.kind === 'missing') {
      return { code: 'service-request-address-update-failure', retryable: false, call: 'request-address-update' };
    }
    const changed = { ...outcome.value, id: addressId };
    this.#put(this.#list().map((known) => (known.id === addressId ? changed : known)));
    return undefined;
  }

  wipe(): void {
    this.#controller.abort();
    this.#doubtful = [];
    this.store.setState({ status: 'idle' }, true);
  }

  async #add(deps: AddressDeps, address: BookAddress, hadToWait: boolean): Promise<AddressOutcome> {
    const isDoubtful = this.#doubtful.some((doubtful) => areSameAddress(doubtful, address));
    // Another tab may have saved it first, or an earlier attempt may have succeeded.
    if (hadToWait || isDoubtful) {
      const failure = await this.read(deps, 'reload');
      if (failure) return { status: 'failed', failure: { ...FAILED, isUncertain: true } };
    }
    const known = this.#find(address);
    if (known) return this.#settle(known);
    const outcome = await deps.calls.requestNewAddress({ userId: deps.userId, address }, this.#controller.signal);
    return this.#judge(deps, address, outcome);
  }

  async #judge(
    deps: AddressDeps,
    address: BookAddress,
    outcome: Outcome<{ readonly id?: string }>,
  ): Promise<AddressOutcome> {
    if (outcome.kind === 'missing') return { status: 'failed', failure: { ...FAILED, retryable: false, status: 404 } };
    if (outcome.kind === 'failed') {
      if (!outcome.failure.isUncertain) return { status: 'failed', failure: outcome.failure };
      this.#doubtful = [...this.#doubtful, address];
      return (await this.#findSaved(deps, address)) ?? { status: 'failed', failure: outcome.failure };
    }
    const { id } = outcome.value;
    if (id === undefined) return { status: 'refused' };
    const saved = { ...address, id };
    this.#put([...this.#list(), saved]);
    return this.#settle(saved);
  }

  /** Reads the book a few times to find the address. */
  async #findSaved(deps: AddressDeps, address: BookAddress): Promise<AddressOutcome | undefined> {
    const { signal } = this.#controller;
    for (const ms of RELOAD_DELAYS_MS) {
      await new Promise<void>((resolve) => void deps.clock.after(ms, resolve));
      if (signal.aborted) return undefined;
      const failure = await this.read(deps, 'reload');
      const known = failure ? undefined : this.#find(address);
      if (known) return this.#settle(known);
    }
    return undefined;
  }

  #settle(address: BookAddress): AddressOutcome {
    this.#doubtful = this.#doubtful.filter((doubtful) => !areSameAddress(doubtful, address));
    return { status: 'saved', address };
  }

  async #read({ userId, calls }: AddressDeps): Promise<Failure | undefined> {
    const { signal } = this.#controller;
    const isKnown = this.store.getState().status === 'ready';
    if (!isKnown) this.store.setState({ status: 'loading', isSlow: false }, true);
    const outcome = await calls.listAddresses({ userId }, signal);
    if (signal.aborted) return undefined;
    if (outcome.kind !== 'failed') {
      this.#put(outcome.kind === 'found' ? outcome.value : []);
      return undefined;
    }
    // Keep showing the addresses that are loaded.
    if (!isKnown) this.store.setState({ status: 'failed', failure: outcome.failure }, true);
    return outcome.failure;
  }

  #find(address: BookAddress): BookAddress | undefined {
    return this.#list().find((known) => areSameAddress(known, address));
  }

  #list(): readonly BookAddress[] {
    const known = this.store.getState();
    return known.status === 'ready' ? known.value : [];
  }

  /** Stores the addresses, unless the session of their shopper has ended. */
  #put(addresses: readonly BookAddress[]): void {
    if (this.#controller.signal.aborted) return;
    this.store.setState({ status: 'ready', value: addresses }, true);
  }
}

export function createAddressBook(): AddressBook {
  return new AddressBook();
}
