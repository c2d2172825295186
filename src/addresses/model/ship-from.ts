import type { Address } from './address.js';

/** Who sends a return, and from where. */
export interface ShipFrom {
  readonly contact: ShipFromContact;
  readonly address: Address;
  readonly recipient: { readonly firstName: string; readonly lastName: string };
}

/** Each is absent where the service sent none. */
export interface ShipFromContact {
  readonly email?: string;
  readonly dayPhoneNumber?: string;
  readonly phoneNumber?: { readonly countryCode?: string; readonly subscriberNumber: string };
}
