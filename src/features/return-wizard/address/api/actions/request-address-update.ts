import type { BookAddress } from '../../model/book-address.js';
import type { Outcome } from '../../../../../http/model/failure.js';
import type { AddressUpdateRequest } from '../address-calls.js';
import { getAddressPath } from '../address-paths.js';
import type { CallContext } from '../../../../../http/call-context.js';
import { findOutcome } from '../../../../../http/client.js';
import { RETRY_CLASSES } from '../../../../../http/retry-classes.js';
import { toBookAddress, toWireAddress } from '../book-address.js';

/**
 * Changes an address of a member's address book: `PUT /identity/user/v1/{upmId}/address/{addressId}`.
 *
 * @returns the address as the book has it now; missing where the book has no such address
 */
export function requestAddressUpdate(
  context: CallContext,
  { userId, addressId, address }: AddressUpdateRequest,
  signal: AbortSignal,
): Promise<Outcome<BookAddress>> {
  return findOutcome(context, toBookAddress, {
    call: 'request-address-update',
    isForMember: true,
    rules: RETRY_CLASSES.update,
    method: 'PUT',
    path: getAddressPath(userId, addressId),
    body: toWireAddress({ ...address, id: addressId }),
    signal,
  });
}
