import type { AddressCalls } from './api/address-calls.js';
import { toCall } from '../../../app/calls/to-call.js';
import type { Scope } from '../../../app/context/scope.js';

/** Fetches what saving an address will need, while the shopper types. A failure here shows, and is mended, with the call. */
export function preloadAddressCalls(): void {
  Promise.all([
    import('./api/actions/request-address-check.js'),
    import('./api/actions/request-new-address.js'),
    import('./api/actions/request-address-update.js'),
  ]).catch(() => undefined);
}

/** The calls of an address book. */
export function createAddressCalls(scope: Scope): AddressCalls {
  return {
    listAddresses: toCall(scope, async () => (await import('./api/list-addresses.js')).listAddresses),
    requestNewAddress: toCall(
      scope,
      async () => (await import('./api/actions/request-new-address.js')).requestNewAddress,
    ),
    requestAddressUpdate: toCall(
      scope,
      async () => (await import('./api/actions/request-address-update.js')).requestAddressUpdate,
    ),
    requestAddressCheck: toCall(
      scope,
      async () => (await import('./api/actions/request-address-check.js')).requestAddressCheck,
    ),
  };
}
