import { listAddressesContract } from '../../../contract/calls/list-addresses.js';
import { NO_TOKEN } from './error-answer.js';
import { NO_SUCH_MEMBER } from './no-such-member.js';
import type { SandboxCall } from './sandbox-call.js';

export const listAddresses: SandboxCall = {
  contract: listAddressesContract,
  drift: {
    nulls: ['*.line2', '*.phone', '*.province', '*.preferred'],
    types: ['*.line2', '*.phone'],
    enums: [],
    missing: ['-1.line1'],
    pictures: [],
  },
  answer(request, { member, addressService }) {
    if (!member) return NO_TOKEN;
    if (request.path['upmId'] !== member.id) return NO_SUCH_MEMBER;
    return { status: 200, body: addressService.list(member.id) };
  },
};
