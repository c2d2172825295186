import type { BookAddress } from './book-address.js';
import type { ShipFrom } from '../../../../addresses/model/ship-from.js';

/** Addresses per page (returns, section 9). */
export const ADDRESSES_A_PAGE = 5;

/** An address that the shopper can choose. */
export interface PickupAddress extends BookAddress {
  readonly id: string;
  /** Not in the address book: used for this return only. */
  readonly isUnsaved: boolean;
  /** In another country, where the courier does not come. */
  readonly isAbroad: boolean;
}

export interface KnownAddresses {
  /** The addresses in the address book. */
  readonly saved: readonly BookAddress[];
  /** Changed addresses that the book rejected, by id. */
  readonly changed: readonly BookAddress[];
  /** Addresses that are not in the book. */
  readonly unsaved: readonly BookAddress[];
}

/** All addresses: first those entered for this return, then the preferred one, then the others; those abroad last. */
export function listPickupAddresses(
  { saved, changed, unsaved }: KnownAddresses,
  country: string,
): readonly PickupAddress[] {
  const all = [
    ...unsaved.map((address) => toPickup(address, { country, isUnsaved: true })),
    ...saved.map((address) => {
      const change = changed.find(({ id }) => id === address.id);
      return toPickup(change ?? address, { country, isUnsaved: change !== undefined });
    }),
  ].filter((address) => address !== undefined);
  return all.sort((one, other) => rank(one) - rank(other));
}

/** The sender of a return that is picked up. */
export function toSender(address: BookAddress): ShipFrom {
  const { givenName, familyName, phone, email, line1, line2, line3, locality, province, zone, code, country } = address;
  const recipient = { firstName: givenName, lastName: familyName };
  return {
    contact: { ...(email !== undefined && { email }), ...(phone !== undefined && { dayPhoneNumber: phone }) },
    address: {
      ...recipient,
      address1: line1,
      ...(line2 !== undefined && { address2: line2 }),
      ...(line3 !== undefined && { address3: line3 }),
      city: locality,
      ...(zone !== undefined && { county: zone }),
      ...(province !== undefined && { state: province }),
      zipCode: code,
      country,
    },
    recipient,
  };
}

function toPickup(
  address: BookAddress,
  { country, isUnsaved }: { readonly country: string; readonly isUnsaved: boolean },
): PickupAddress | undefined {
  const { id } = address;
  if (id === undefined) return undefined;
  return { ...address, id, isUnsaved, isAbroad: address.country.toLowerCase() !== country.toLowerCase() };
}

function rank({ isAbroad, isUnsaved, isPreferred }: PickupAddress): number {
  if (isAbroad) return 3;
  if (isUnsaved) return 0;
  return isPreferred ? 1 : 2;
}
