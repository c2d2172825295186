import type { WireBookAddress } from '../../../src/features/return-wizard/address/api/book-address.js';

/** Streets that nobody can find. */
const NOWHERE = /nowhere|없는길/i;

/** A postal code that no place has: the right one is known by the place. */
const NO_CODE = /^0{4,6}$/;
const RIGHT_CODE = '06236';

/** What the sandbox says of an address: written with one space between words, and with a code that there is. */
export function checkAddress(address: WireBookAddress): { validated: boolean; validatedAddress?: WireBookAddress } {
  if (NOWHERE.test(address.line1)) return { validated: false };
  const { id, ...rest } = address;
  const line1 = address.line1.trim().replace(/\s+/g, ' ');
  const code = NO_CODE.test(address.code) ? RIGHT_CODE : address.code;
  return {
    validated: true,
    validatedAddress: { ...rest, line1, code, ...(typeof id === 'string' && { originalId: id }) },
  };
}
