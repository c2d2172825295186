import type { AddressVerdict } from '../../model/book-address.js';
import type { Outcome } from '../../../../../http/model/failure.js';
import type { AddressCheckRequest } from '../address-calls.js';
import { ADDRESS_CHECKS_PATH } from '../address-paths.js';
import type { CallContext } from '../../../../../http/call-context.js';
import { findOutcome } from '../../../../../http/client.js';
import { RETRY_CLASSES } from '../../../../../http/retry-classes.js';
import { toAddressVerdict, toWireAddress } from '../book-address.js';

/**
 * Asks whether an address exists, and how it is written: `POST /identity/address_validations/v1`. It changes nothing.
 *
 * @returns whether it was verified, and the address as the service would write it
 */
export function requestAddressCheck(
  context: CallContext,
  { address }: AddressCheckRequest,
  signal: AbortSignal,
): Promise<Outcome<AddressVerdict>> {
  return findOutcome(context, toAddressVerdict, {
    call: 'request-address-check',
    rules: RETRY_CLASSES.computing,
    method: 'POST',
    path: ADDRESS_CHECKS_PATH,
    body: { address: toWireAddress(address) },
    signal,
  });
}
