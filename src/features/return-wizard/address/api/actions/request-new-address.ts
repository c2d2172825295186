import { RETRY_CLASSES } from '../../../../../http/retry-classes.js';
import { toNewAddress, toWireAddress } from '../book-address.js';
import { defineCall } from '../../../../../http/define-call.js';
import type { BookAddress } from '../../model/book-address.js';

export interface NewAddressRequest {
  /** The member's id at the identity service. */
  readonly userId: string;
  readonly address: BookAddress;
}

/**
 * Adds an address to the address book of a member. Sent once. Answers with its id, or without one if the book rejected it. `missing`: the
 * identity service does not know the member.
 */
export const requestNewAddress = defineCall({
  name: 'request-new-address',
  isForMember: true,
  retry: RETRY_CLASSES.write,
  method: 'POST',
  path: '/identity/user/v1/{upmId}/address',
  toRequest: ({ userId, address }: NewAddressRequest) => ({ params: { upmId: userId }, body: toWireAddress(address) }),
  toValue: toNewAddress,
});
