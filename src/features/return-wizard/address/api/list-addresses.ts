import { toBookAddresses } from './book-address.js';
import { defineCall } from '../../../../http/define-call.js';

export interface AddressBookRequest {
  /** The member's id at the identity service. */
  readonly userId: string;
}

/** Lists the address book of a member, in its order. `missing`: the identity service does not know the member. */
export const listAddresses = defineCall({
  name: 'list-addresses',
  isForMember: true,
  method: 'GET',
  path: '/identity/user/v1/{upmId}/address',
  toRequest: ({ userId }: AddressBookRequest) => ({ params: { upmId: userId } }),
  toValue: (answer, _request, { onUnreadable }) => toBookAddresses(answer, onUnreadable),
});
