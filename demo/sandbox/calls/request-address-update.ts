import type { WireBookAddress } from '../../../src/features/return-wizard/address/api/book-address.js';
import { requestAddressUpdateContract } from '../../../contract/calls/request-address-update.js';
import { NO_TOKEN, toErrorBody } from './error-answer.js';
import { NO_SUCH_MEMBER } from './no-such-member.js';
import type { CallAnswer, SandboxCall } from './sandbox-call.js';

const NO_SUCH_ADDRESS: CallAnswer = {
  status: 404,
  body: toErrorBody({ code: 'ADDRESS_NOT_FOUND', message: 'The address book has no such address.' }),
};

export const requestAddressUpdate: SandboxCall = {
  contract: requestAddressUpdateContract,
  drift: { nulls: ['line2', 'phone'], types: ['line2'], enums: [], missing: ['line1'], pictures: [] },
  answer(request, { member, addressService }) {
    if (!member) return NO_TOKEN;
    if (request.path['upmId'] !== member.id) return NO_SUCH_MEMBER;
    const changed = addressService.change(member.id, request.path['addressId'] ?? '', request.body as WireBookAddress);
    return changed ? { status: 200, body: changed } : NO_SUCH_ADDRESS;
  },
};
