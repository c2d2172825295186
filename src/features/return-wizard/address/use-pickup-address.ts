import type { AddressFieldRule } from './model/address-form.js';
import { listPickupAddresses, type PickupAddress } from './model/pickup-addresses.js';
import { hasTyped, type AddressDesk, type DeskState, type DeskTask } from './store/address-desk.js';
import { composePickupAddress, type BookState } from './compose-pickup-address.js';
import { useLeaveGuard } from '../../../app/navigation/use-leave-guard.js';
import { useScope, useSlice } from '../../../app/context/scope-context.js';

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
