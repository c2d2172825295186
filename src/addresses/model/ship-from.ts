import type { Address } from './address.js';

/** The sender of a return, with their address. */
export interface ShipFrom {
  readonly contact: ShipFromContact;
  readonly address: Address;
  readonly recipient: { readonly firstName: string; readonly lastName: string };
}

/** Each is absent if the service sent none. */
export interface ShipFromContact {
  readonly email?: string;
  readonly dayPhoneNumber?: string;
  readonly phoneNumber?: { readonly countryCode?: string; readonly subscriberNumber: string };
}
