import type { WireBookAddress } from '../../../src/features/return-wizard/address/api/book-address.js';
import type { Store } from '../store/create-store.js';
import type { SavedAddress } from '../store/sandbox-state.js';
import { SAVED_ADDRESSES } from './saved-addresses.js';

/** More than this no book holds. */
const MOST = 12;

/** Where address books are kept, by the id of their member. */
export interface AddressService {
  list(userId: string): readonly SavedAddress[];
  /** Gives the id of a new address; none where the book is full. */
  add(userId: string, address: WireBookAddress): string | undefined;
  /** Gives the address as it is now; none where there is none of this id. */
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
