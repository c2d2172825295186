import { encodePart } from '../../../../http/model/safe-url.js';

// Apart from the other paths: these come with the pickup address of a return. A first screen carries all that stands in `paths.ts`.

/** `list-addresses`: the address book of a member; `request-new-address`: put one more into it. */
export function getAddressesPath(userId: string): string {
  return `/identity/user/v1/${encodePart(userId)}/address`;
}

/** `request-address-update`: change one of it. */
export function getAddressPath(userId: string, addressId: string): string {
  return `${getAddressesPath(userId)}/${encodePart(addressId)}`;
}

/** `request-address-check`: does an address exist, and how is it written? */
export const ADDRESS_CHECKS_PATH = '/identity/address_validations/v1';
