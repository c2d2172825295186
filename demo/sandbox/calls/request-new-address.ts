import type { WireBookAddress } from '../../../src/features/return-wizard/address/api/book-address.js';
import { requestNewAddressContract } from '../../../contract/calls/request-new-address.js';
import { NO_TOKEN } from './error-answer.js';
import { NO_SUCH_MEMBER } from './no-such-member.js';
import type { SandboxCall } from './sandbox-call.js';

export const requestNewAddress: SandboxCall = {
  contract: requestNewAddressContract,
  drift: { nulls: ['id'], types: ['id'], enums: [], missing: ['id'], pictures: [] },
  answer(request, { member, addressService }) {
    if (!member) return NO_TOKEN;
    if (request.path['upmId'] !== member.id) return NO_SUCH_MEMBER;
    const id = addressService.add(member.id, request.body as WireBookAddress);
    return { status: 201, body: id === undefined ? {} : { id } };
  },
};
