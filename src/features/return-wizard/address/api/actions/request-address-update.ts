import { RETRY_CLASSES } from '../../../../../http/retry-classes.js';
import { toBookAddress, toWireAddress } from '../book-address.js';
import { defineCall } from '../../../../../http/define-call.js';
import type { NewAddressRequest } from './request-new-address.js';

export interface AddressUpdateRequest extends NewAddressRequest {
  readonly addressId: string;
}

/** Changes an address of a member's address book, and answers with it. `missing`: the book has no such address. */
export const requestAddressUpdate = defineCall({
  name: 'request-address-update',
  isForMember: true,
  retry: RETRY_CLASSES.update,
  method: 'PUT',
  path: '/identity/user/v1/{upmId}/address/{addressId}',
  toRequest: ({ userId, addressId, address }: AddressUpdateRequest) => ({
    params: { upmId: userId, addressId },
    body: toWireAddress({ ...address, id: addressId }),
  }),
  toValue: toBookAddress,
});
