import type { AddressVerdict, BookAddress } from '../model/book-address.js';
import type { Call } from '../../../../http/model/failure.js';

export interface AddressBookRequest {
  /** The member's id with the identity service. */
  readonly userId: string;
}

export interface NewAddressRequest extends AddressBookRequest {
  readonly address: BookAddress;
}

export interface AddressUpdateRequest extends NewAddressRequest {
  readonly addressId: string;
}

export interface AddressCheckRequest {
  readonly address: BookAddress;
}

/** What came of asking for a new address: its id, or none where the book did not take it. */
export interface NewAddress {
  readonly id?: string;
}

/** The calls of an address book. */
export interface AddressCalls {
  readonly listAddresses: Call<AddressBookRequest, readonly BookAddress[]>;
  readonly requestNewAddress: Call<NewAddressRequest, NewAddress>;
  readonly requestAddressUpdate: Call<AddressUpdateRequest, BookAddress>;
  readonly requestAddressCheck: Call<AddressCheckRequest, AddressVerdict>;
}
