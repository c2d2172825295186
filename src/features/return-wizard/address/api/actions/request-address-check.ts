import { RETRY_CLASSES } from '../../../../../http/retry-classes.js';
import { toAddressVerdict, toWireAddress } from '../book-address.js';
import { defineCall } from '../../../../../http/define-call.js';
import type { BookAddress } from '../../model/book-address.js';

export interface AddressCheckRequest {
  readonly address: BookAddress;
}

/** Checks whether an address exists, and answers with its standard form. Changes nothing. */
export const requestAddressCheck = defineCall({
  name: 'request-address-check',
  retry: RETRY_CLASSES.computing,
  method: 'POST',
  path: '/identity/address_validations/v1',
  toRequest: ({ address }: AddressCheckRequest) => ({ body: { address: toWireAddress(address) } }),
  toValue: toAddressVerdict,
});
