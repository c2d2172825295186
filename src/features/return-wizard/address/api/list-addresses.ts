import type { BookAddress } from '../model/book-address.js';
import type { Outcome } from '../../../../http/model/failure.js';
import type { AddressBookRequest } from './address-calls.js';
import { getAddressesPath } from './address-paths.js';
import type { CallContext } from '../../../../http/call-context.js';
import { findOutcome } from '../../../../http/client.js';
import { toBookAddresses } from './book-address.js';

/**
 * Lists the address book of a member: `GET /identity/user/v1/{upmId}/address`.
 *
 * @returns the addresses in the order of the book; missing where the identity service does not know the member
 */
export function listAddresses(
  context: CallContext,
  { userId }: AddressBookRequest,
  signal: AbortSignal,
): Promise<Outcome<readonly BookAddress[]>> {
  return findOutcome(context, toBookAddresses, {
    call: 'list-addresses',
    isForMember: true,
    method: 'GET',
    path: getAddressesPath(userId),
    signal,
  });
}
