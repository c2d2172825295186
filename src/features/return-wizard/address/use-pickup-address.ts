import { createStore, type StoreApi } from 'zustand/vanilla';
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
  useSelector,
  type Controller,
  type ElementContext,
} from '../../../app/context/element-context.js';
import type { BookAddress } from './model/book-address.js';
import type { Load } from '../../../http/model/failure.js';
import { locks } from '../../../platform/locks.js';
import { createAddressBook, type AddressDeps } from './store/address-book.js';
import { createAddressCalls } from './address-calls.js';
import { createIdentityController, type IdentityController } from '../../../app/session/identity-controller.js';
import { retryWhenOnline } from '../../../app/context/retry-when-online.js';

/** The addresses where a return can be picked up. */
export interface PickupAddressResult extends AddressServiceState {
  readonly status: BookState['status'];
  /** All addresses to choose from, in display order. */
  readonly addresses: readonly PickupAddress[];
  readonly service: AddressService;
  /** Creates the current dependencies of the address service. */
  readonly toDeps: (rules: readonly AddressFieldRule[], onDone: (addressId: string) => void) => AddressServiceDeps;
  /** Reads the address book again after a failure. */
  readonly retry: () => void;
}

/**
 * The shopper's address book, the addresses entered in addition, and the open form. Unsaved addresses exist only in memory: the browser
 * asks before the shopper leaves the page.
 */
export function usePickupAddress(): PickupAddressResult {
  const context = useElementContext();
  const controller = context.getController(createPickupAddressController);
  const country = useSelector(context.settings, ({ configuration }) => configuration.country);
  const book = useSelector(controller.book, (state) => state);
  const state = useSelector(controller.service.store, (known) => known);
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

/** The shopper's address book. `none`: a guest, or a member for whom the page supplies no id. */
type BookState = Load<readonly BookAddress[]> | { readonly status: 'none' };

/** The pickup addresses of one element; the address book is page state. */
interface PickupAddressController extends Controller {
  readonly book: StoreApi<BookState>;
  readonly service: AddressService;
  /** Creates the current dependencies of the address service. */
  toDeps(rules: readonly AddressFieldRule[], onDone: (addressId: string) => void): AddressServiceDeps;
}

/** Follows the shopper's identity, reads the address book, and holds the addresses entered for this return only. */
function createPickupAddressController(context: ElementContext): PickupAddressController {
  const identity = context.getController(createIdentityController);
  const calls = createAddressCalls(context);
  const book = createStore<BookState>(() => ({ status: 'idle' }));
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
    const pageState = context.getPageState().get('address book', createAddressBook);
    const copy = (): void => book.setState(pageState.store.getState(), true);
    stopCopying = pageState.store.subscribe(copy);
    void pageState.read(deps).then((failure) => {
      // The return can continue without the book: the shopper can enter an address.
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

/** The member's dependencies of the address book; undefined for shoppers without one, and if the back end has none. */
function findMembersDeps(
  context: ElementContext,
  identity: IdentityController,
  calls: AddressDeps['calls'],
): AddressDeps | undefined {
  const known = identity.store.getState();
  const userId = context.getAdapter()?.user?.id;
  const isMember = known.status === 'known' && known.who === 'member';
  if (!isMember || userId === undefined || !context.hasCalls('list-addresses')) return undefined;
  return { userId, calls, locks, clock: context.platform };
}

/** The element's dependencies of the address service. */
function toServiceDeps(
  context: ElementContext,
  calls: AddressServiceDeps['calls'],
  deps: AddressDeps | undefined,
): Omit<AddressServiceDeps, 'rules' | 'onDone'> {
  return {
    ...{ calls, hasCalls: context.hasCalls, clock: context.platform },
    country: context.settings.getState().configuration.country,
    book: deps && { deps, book: context.getPageState().get('address book', createAddressBook) },
    createId: () => `own-${Math.floor(context.platform.random() * Number.MAX_SAFE_INTEGER)}`,
    onFailure: (failure, severity) => context.report(failure, severity),
  };
}
