import type { WireBookAddress } from '../../../src/features/return-wizard/address/api/book-address.js';
import { requestAddressCheckContract } from '../../../contract/calls/request-address-check.js';
import { checkAddress } from '../addresses/check-address.js';
import type { SandboxCall } from './sandbox-call.js';

export const requestAddressCheck: SandboxCall = {
  contract: requestAddressCheckContract,
  drift: {
    nulls: ['validatedAddress'],
    types: ['validatedAddress.line2'],
    enums: [],
    missing: ['validated'],
    pictures: [],
  },
  answer({ body }) {
    return { status: 200, body: checkAddress((body as { address: WireBookAddress }).address) };
  },
};
