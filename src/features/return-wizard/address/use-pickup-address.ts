import type { StoreApi } from 'zustand/vanilla';
import type { AddressFieldRule } from './model/address-form.js';
import { listPickupAddresses, type PickupAddress } from './model/pickup-addresses.js';
import {
  hasTyped,
  AddressService,
  type AddressServiceState,
  type AddressServiceDeps,
} from './store/address-service.js';
import { useLeaveGuard } from '../../../app/navigation/use-leave-guard.js';
import {
  useElementContext,
  useSlice,
  type Controller,
  type ElementContext,
} from '../../../app/context/element-context.js';
import type { BookAddress } from './model/book-address.js';
import type { Load } from '../../../http/model/failure.js';
import { locks } from '../../../platform/locks.js';
import { createAddressBook, type AddressDeps } from './store/address-book.js';
import { createSlice } from '../../../app/state/create-slice.js';
import { createAddressCalls } from './address-calls.js';
import { createIdentityController, type IdentityController } from '../../../app/session/identity-controller.js';
import { retryWhenOnline } from '../../../app/context/retry-when-online.js';

/** Where a return can be picked up. */
export interface PickupAddressResult extends AddressServiceState {
  readonly status: BookState['status'];
  /** All there is to choose from, in the order in which it is shown. */
  readonly addresses: readonly PickupAddress[];
  readonly service: AddressService;
  /** What the desk needs to know, as of now. */
  readonly toDeps: (rules: readonly AddressFieldRule[], onDone: (addressId: string) => void) => AddressServiceDeps;
  /** Reads the address book again, after it could not be read. */
  readonly retry: () => void;
}

/**
 * The address book of whoever is shopping, what they have entered besides, and the form they may have open. Addresses are kept nowhere
 * but in the book: the browser asks before the page is left with any other.
 */
export function usePickupAddress(): PickupAddressResult {
  const context = useElementContext();
  const controller = context.getController(createPickupAddressController);
  const country = useSlice(context.settings, ({ configuration }) => configuration.country);
  const book = useSlice(controller.book, (state) => state);
  const state = useSlice(controller.service.store, (known) => known);
  const { form, unsaved, changed } = state;
  useLeaveGuard((form !== undefined && hasTyped(form)) || unsaved.length + changed.length > 0);
  const saved = book.status === 'ready' ? book.value : [];
  return {
    ...state,
    status: book.status,
    addresses: listPickupAddresses({ ...state, saved }, country),
    service: controller.service,
    toDeps: controller.toDeps,
    retry: controller.refresh,
  };
}

/** The address book of whoever is shopping. `none`: a guest, or a member whom the page names by no id. */
type BookState = Load<readonly BookAddress[]> | { readonly status: 'none' };

/** Where a return is picked up, as one tag sees it; the book belongs to the page. */
interface PickupAddressController extends Controller {
  readonly book: StoreApi<BookState>;
  readonly service: AddressService;
  /** What the desk needs to know, as of now. */
  toDeps(rules: readonly AddressFieldRule[], onDone: (addressId: string) => void): AddressServiceDeps;
}

/** Follows who is shopping, reads their address book, and holds what they enter for this return alone. */
function createPickupAddressController(context: ElementContext): PickupAddressController {
  const identity = context.getController(createIdentityController);
  const calls = createAddressCalls(context);
  const book = createSlice<BookState>({ status: 'idle' });
  const service = new AddressService();
  let followed = '';
  let stopCopying = (): void => {};

  const findDeps = (): AddressDeps | undefined => findMembersDeps(context, identity, calls);

  function follow(): void {
    const { country, apiBase } = context.settings.getState().configuration;
    const { status } = identity.store.getState();
    const deps = findDeps();
    const target = JSON.stringify([status, deps?.userId, country, apiBase]);
    if (target === followed) return;
    followed = target;
    stopCopying();
    stopCopying = (): void => {};
    if (deps) return read(deps);
    book.setState(status === 'asking' ? { status: 'loading', isSlow: false } : { status: 'none' }, true);
  }

  function read(deps: AddressDeps): void {
    const pageState = context.getPageState().part('address book', createAddressBook);
    const copy = (): void => book.setState(pageState.store.getState(), true);
    stopCopying = pageState.store.subscribe(copy);
    void pageState.read(deps).then((failure) => {
      // A return can go on without: an address can be entered.
      if (failure) context.report(failure, 'warning');
    });
    copy();
  }

  function refresh(): void {
    followed = '';
    follow();
  }

  const stops = [
    context.settings.subscribe(follow),
    identity.store.subscribe(follow),
    retryWhenOnline(context.platform, book, refresh),
  ];
  follow();
  return {
    book,
    service,
    toDeps(rules, onDone) {
      const deps = findDeps();
      return { ...toServiceDeps(context, calls, deps), rules, onDone };
    },
    refresh,
    dispose() {
      [...stops, stopCopying].forEach((stop) => stop());
      service.wipe();
    },
  };
}

/** What a member lends to their book; absent for whoever has none. */
function findMembersDeps(
  context: ElementContext,
  identity: IdentityController,
  calls: AddressDeps['calls'],
): AddressDeps | undefined {
  const known = identity.store.getState();
  const userId = context.getAdapter()?.user?.id;
  if (known.status !== 'known' || known.who !== 'member' || userId === undefined) return undefined;
  return { userId, calls, locks, clock: context.platform };
}

/** What the tag lends to its desk. */
function toServiceDeps(
  context: ElementContext,
  calls: AddressServiceDeps['calls'],
  deps: AddressDeps | undefined,
): Omit<AddressServiceDeps, 'rules' | 'onDone'> {
  return {
    ...{ calls, clock: context.platform, country: context.settings.getState().configuration.country },
    book: deps && { deps, book: context.getPageState().part('address book', createAddressBook) },
    createId: () => `own-${Math.floor(context.platform.random() * Number.MAX_SAFE_INTEGER)}`,
    onFailure: (failure, severity) => context.report(failure, severity),
  };
}
