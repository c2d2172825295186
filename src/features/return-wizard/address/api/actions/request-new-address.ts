import type { Outcome } from '../../../../../http/model/failure.js';
import type { NewAddress, NewAddressRequest } from '../address-calls.js';
import { getAddressesPath } from '../address-paths.js';
import type { CallContext } from '../../../../../http/call-context.js';
import { findOutcome } from '../../../../../http/client.js';
import { RETRY_CLASSES } from '../../../../../http/retry-classes.js';
import { toNewAddress, toWireAddress } from '../book-address.js';

/**
 * Puts an address into the address book of a member: `POST /identity/user/v1/{upmId}/address`. It is sent once.
 *
 * @returns its id, or none where the book did not take it; missing where the identity service does not know the member; a failure with
 *   `isUncertain` where it may have been put there all the same
 */
export function requestNewAddress(
  context: CallContext,
  { userId, address }: NewAddressRequest,
  signal: AbortSignal,
): Promise<Outcome<NewAddress>> {
  return findOutcome(context, toNewAddress, {
    call: 'request-new-address',
    isForMember: true,
    rules: RETRY_CLASSES.write,
    method: 'POST',
    path: getAddressesPath(userId),
    body: toWireAddress(address),
    signal,
  });
}
