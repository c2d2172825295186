import type { requestAddressUpdate } from '../api/actions/request-address-update.js';
import type { requestNewAddress } from '../api/actions/request-new-address.js';
import type { listAddresses } from '../api/list-addresses.js';
import type { CallOf } from '../../../../http/define-call.js';
import { areSameAddress } from '../model/address-form.js';
import type { BookAddress } from '../model/book-address.js';
import type { Failure, Outcome, Load } from '../../../../http/model/failure.js';
import type { Locks } from '../../../../platform/locks.js';
import type { Platform } from '../../../../platform/platform.js';
import { createSlice } from '../../../../app/state/create-slice.js';
import type { PageStatePart } from '../../../../app/state/registry.js';

/** Waits before the book is looked at after a lost answer: at once, and twice more for a service that needs a moment. */
const LOOKS_MS = [0, 2_000, 4_000];
/** One for all addresses: an address has no place in the name of a lock. */
const LOCK = 'orders-area address';
const FAILED: Failure = { code: 'service-request-new-address-failure', retryable: true, call: 'request-new-address' };

/** What a tag lends to the book of its shopper. */
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

/** How saving an address ended. `refused`: the book did not take it, and will not. */
export type AddressOutcome =
  | { readonly status: 'saved'; readonly address: BookAddress }
  | { readonly status: 'refused' }
  | { readonly status: 'failed'; readonly failure: Failure };

/**
 * The address book of one member. Tags share it. A new address is put into it once, whoever asks for it: what may have been put there
 * is looked for before it is sent again.
 */
export class AddressBook implements PageStatePart {
  readonly store = createSlice<Load<readonly BookAddress[]>>({ status: 'idle' });
  readonly #controller = new AbortController();
  #reading: Promise<Failure | undefined> | undefined;
  readonly #flights: { readonly address: BookAddress; readonly end: Promise<AddressOutcome | undefined> }[] = [];
  /** May have been put there, and nobody has seen them there yet. */
  #doubtful: readonly BookAddress[] = [];

  /** Reads the book unless it is known or on its way. Gives what went wrong. */
  read(deps: AddressDeps, isForced = false): Promise<Failure | undefined> {
    if (!isForced && this.store.getState().status === 'ready') return Promise.resolve(undefined);
    this.#reading ??= this.#read(deps).finally(() => (this.#reading = undefined));
    return this.#reading;
  }

  /** Puts an address into the book, once. Nothing is sent for one that is there. Absent where nobody is left who asked. */
  add(deps: AddressDeps, address: BookAddress): Promise<AddressOutcome | undefined> {
    const flying = this.#flights.find((pending) => areSameAddress(pending.address, address));
    if (flying) return flying.end;
    const { signal } = this.#controller;
    const end = deps.locks
      .hold(LOCK, signal, (hadToWait) => this.#add(deps, address, hadToWait))
      .catch((): AddressOutcome => ({ status: 'failed', failure: { code: 'unexpected', retryable: true } }))
      .then((settled) => (signal.aborted ? undefined : settled));
    const pending = { address, end };
    this.#flights.push(pending);
    return end.finally(() => this.#flights.splice(this.#flights.indexOf(pending), 1));
  }

  /** Changes an address of the book. Gives what went wrong; the book stays as it was then. */
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
    // Another tab may have been quicker, and an earlier try may have been carried out.
    if (hadToWait || isDoubtful) {
      const failure = await this.read(deps, true);
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
      return (await this.#look(deps, address)) ?? { status: 'failed', failure: outcome.failure };
    }
    const { id } = outcome.value;
    if (id === undefined) return { status: 'refused' };
    const saved = { ...address, id };
    this.#put([...this.#list(), saved]);
    return this.#settle(saved);
  }

  /** Looks whether it is in the book, a few times. */
  async #look(deps: AddressDeps, address: BookAddress): Promise<AddressOutcome | undefined> {
    const { signal } = this.#controller;
    for (const ms of LOOKS_MS) {
      await new Promise<void>((resolve) => void deps.clock.after(ms, resolve));
      if (signal.aborted) return undefined;
      const failure = await this.read(deps, true);
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
    // What is known stays on show.
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

  /** Nothing of one shopper is put down for the next. */
  #put(addresses: readonly BookAddress[]): void {
    if (this.#controller.signal.aborted) return;
    this.store.setState({ status: 'ready', value: addresses }, true);
  }
}

export function createAddressBook(): AddressBook {
  return new AddressBook();
}
