import type { WireBookAddress } from '../../../src/features/return-wizard/address/api/book-address.js';

/** Streets that the check does not find. */
const NOWHERE = /nowhere|없는길/i;

/** A postal code that does not exist; the check replaces it by the right one. */
const NO_CODE = /^0{4,6}$/;
const RIGHT_CODE = '06236';

/** Checks an address: collapses spaces in its first line and corrects a nonexistent postal code. */
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
