import type { StoreApi } from 'zustand/vanilla';
import type { AddressFieldRule } from './model/address-form.js';
import { listPickupAddresses, type PickupAddress } from './model/pickup-addresses.js';
import { hasTyped, AddressDesk, type DeskState, type DeskTask } from './store/address-desk.js';
import { useLeaveGuard } from '../../../app/navigation/use-leave-guard.js';
import { useScope, useSlice } from '../../../app/context/scope-context.js';
import type { BookAddress } from './model/book-address.js';
import type { Load } from '../../../http/model/failure.js';
import { locks } from '../../../platform/locks.js';
import { createAddressBook, type AddressTask } from './store/address-book.js';
import { createSlice } from '../../../app/state/create-slice.js';
import { createAddressCalls } from './address-calls.js';
import { composeIdentity, type IdentityOwn } from '../../../app/session/compose-identity.js';
import { retryWhenOnline } from '../../../app/context/retry-when-online.js';
import type { Own, Scope } from '../../../app/context/scope.js';

/** Where a return can be picked up. */
export interface PickupAddressUse extends DeskState {
  readonly status: BookState['status'];
  /** All there is to choose from, in the order in which it is shown. */
  readonly addresses: readonly PickupAddress[];
  readonly desk: AddressDesk;
  /** What the desk needs to know, as of now. */
  readonly toTask: (rules: readonly AddressFieldRule[], onDone: (addressId: string) => void) => DeskTask;
  /** Reads the address book again, after it could not be read. */
  readonly retry: () => void;
}

/**
 * The address book of whoever is shopping, what they have entered besides, and the form they may have open. Addresses are kept nowhere
 * but in the book: the browser asks before the page is left with any other.
 */
export function usePickupAddress(): PickupAddressUse {
  const scope = useScope();
  const own = scope.own(composePickupAddress);
  const country = useSlice(scope.settings, ({ configuration }) => configuration.country);
  const book = useSlice(own.book, (state) => state);
  const state = useSlice(own.desk.store, (known) => known);
  const { form, unsaved, changed } = state;
  useLeaveGuard((form !== undefined && hasTyped(form)) || unsaved.length + changed.length > 0);
  const saved = book.status === 'ready' ? book.value : [];
  return {
    ...state,
    status: book.status,
    addresses: listPickupAddresses({ ...state, saved }, country),
    desk: own.desk,
    toTask: own.toTask,
    retry: own.refresh,
  };
}

/** The address book of whoever is shopping. `none`: a guest, or a member whom the page names by no id. */
type BookState = Load<readonly BookAddress[]> | { readonly status: 'none' };

/** Where a return is picked up, as one tag sees it; the book belongs to the page. */
interface PickupAddressOwn extends Own {
  readonly book: StoreApi<BookState>;
  readonly desk: AddressDesk;
  /** What the desk needs to know, as of now. */
  toTask(rules: readonly AddressFieldRule[], onDone: (addressId: string) => void): DeskTask;
}

/** Follows who is shopping, reads their address book, and holds what they enter for this return alone. */
function composePickupAddress(scope: Scope): PickupAddressOwn {
  const identity = scope.own(composeIdentity);
  const calls = createAddressCalls(scope);
  const book = createSlice<BookState>({ status: 'idle' });
  const desk = new AddressDesk();
  let followed = '';
  let stopCopying = (): void => {};

  const findTask = (): AddressTask | undefined => findMembersTask(scope, identity, calls);

  function follow(): void {
    const { country, apiBase } = scope.settings.getState().configuration;
    const { status } = identity.store.getState();
    const task = findTask();
    const target = JSON.stringify([status, task?.userId, country, apiBase]);
    if (target === followed) return;
    followed = target;
    stopCopying();
    stopCopying = (): void => {};
    if (task) return read(task);
    book.setState(status === 'asking' ? { status: 'loading', isSlow: false } : { status: 'none' }, true);
  }

  function read(task: AddressTask): void {
    const shared = scope.getShared().part('address book', createAddressBook);
    const copy = (): void => book.setState(shared.store.getState(), true);
    stopCopying = shared.store.subscribe(copy);
    void shared.read(task).then((failure) => {
      // A return can go on without: an address can be entered.
      if (failure) scope.report(failure, 'warning');
    });
    copy();
  }

  function refresh(): void {
    followed = '';
    follow();
  }

  const stops = [
    scope.settings.subscribe(follow),
    identity.store.subscribe(follow),
    retryWhenOnline(scope.platform, book, refresh),
  ];
  follow();
  return {
    book,
    desk,
    toTask(rules, onDone) {
      const task = findTask();
      return { ...toDeskTask(scope, calls, task), rules, onDone };
    },
    refresh,
    dispose() {
      [...stops, stopCopying].forEach((stop) => stop());
      desk.wipe();
    },
  };
}

/** What a member lends to their book; absent for whoever has none. */
function findMembersTask(scope: Scope, identity: IdentityOwn, calls: AddressTask['calls']): AddressTask | undefined {
  const known = identity.store.getState();
  const userId = scope.getAdapter()?.user?.id;
  if (known.status !== 'known' || known.who !== 'member' || userId === undefined) return undefined;
  return { userId, calls, locks, clock: scope.platform };
}

/** What the tag lends to its desk. */
function toDeskTask(
  scope: Scope,
  calls: DeskTask['calls'],
  task: AddressTask | undefined,
): Omit<DeskTask, 'rules' | 'onDone'> {
  return {
    ...{ calls, clock: scope.platform, country: scope.settings.getState().configuration.country },
    book: task && { task, book: scope.getShared().part('address book', createAddressBook) },
    createId: () => `own-${Math.floor(scope.platform.random() * Number.MAX_SAFE_INTEGER)}`,
    onFailure: (failure, severity) => scope.report(failure, severity),
  };
}
