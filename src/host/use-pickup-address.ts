import type { AddressFieldRule } from '../domain/address-form.js';
import { listPickupAddresses, type PickupAddress } from '../domain/pickup-addresses.js';
import type { AddressDesk, DeskState, DeskTask } from '../state/address-desk.js';
import { composePickupAddress, type BookState } from './compose-pickup-address.js';
import { useScope } from './scope-context.js';
import { useSlice } from './use-slice.js';

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

/** The address book of whoever is shopping, what they have entered besides, and the form they may have open. */
export function usePickupAddress(): PickupAddressUse {
  const scope = useScope();
  const own = scope.own(composePickupAddress);
  const country = useSlice(scope.settings, ({ configuration }) => configuration.country);
  const book = useSlice(own.book, (state) => state);
  const state = useSlice(own.desk.store, (known) => known);
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
