import type { WireBookAddress } from '../../../src/features/return-wizard/address/api/book-address.js';
import type { Store } from '../store/create-store.js';
import type { SavedAddress } from '../store/sandbox-state.js';
import { SAVED_ADDRESSES } from './saved-addresses.js';

/** The maximum number of addresses in a book. */
const MOST = 12;

/** The members' address books, by member id. */
export interface AddressService {
  list(userId: string): readonly SavedAddress[];
  /** Returns the id of a new address; undefined if the book is full. */
  add(userId: string, address: WireBookAddress): string | undefined;
  /** Returns the changed address; undefined if there is none with this id. */
  change(userId: string, id: string, address: WireBookAddress): SavedAddress | undefined;
}

export function createAddressService(store: Store): AddressService {
  const list = (userId: string): readonly SavedAddress[] => store.state.addresses[userId] ?? SAVED_ADDRESSES;
  const keep = (userId: string, addresses: readonly SavedAddress[]): void =>
    store.change((state) => {
      state.addresses[userId] = [...addresses];
    });
  return {
    list,
    add(userId, address) {
      const known = list(userId);
      if (known.length >= MOST) return undefined;
      const id = `adr-${known.length + 1}`;
      keep(userId, [...known, { ...address, id }]);
      return id;
    },
    change(userId, id, address) {
      const known = list(userId);
      if (!known.some((other) => other.id === id)) return undefined;
      const changed = { ...address, id };
      keep(
        userId,
        known.map((other) => (other.id === id ? changed : other)),
      );
      return changed;
    },
  };
}
