import type { BookAddress } from './book-address.js';
import type { ShipFrom } from '../../../../addresses/model/ship-from.js';

/** Addresses a page (returns, section 9). */
export const ADDRESSES_A_PAGE = 5;

/** An address that a shopper may choose from. */
export interface PickupAddress extends BookAddress {
  readonly id: string;
  /** Not in the address book: for this return alone. */
  readonly isUnsaved: boolean;
  /** A courier comes in the return's own country alone. */
  readonly isAbroad: boolean;
}

export interface KnownAddresses {
  /** Those of the address book. */
  readonly saved: readonly BookAddress[];
  /** What was changed and the book did not take, by id. */
  readonly changed: readonly BookAddress[];
  /** What is not in the book. */
  readonly unsaved: readonly BookAddress[];
}

/** All addresses, with what was entered for this return first, then the preferred one, then the others; those abroad last. */
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

/** Who sends a return that is picked up, and from where. */
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
