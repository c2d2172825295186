import type { AddressCalls } from './api/address-calls.js';
import { toCall } from '../../../app/calls/to-call.js';
import type { ElementContext } from '../../../app/context/element-context.js';

/** Fetches what saving an address will need, while the shopper types. A failure here shows, and is mended, with the call. */
export function preloadAddressCalls(): void {
  Promise.all([
    import('./api/actions/request-address-check.js'),
    import('./api/actions/request-new-address.js'),
    import('./api/actions/request-address-update.js'),
  ]).catch(() => undefined);
}

/** The calls of an address book. */
export function createAddressCalls(context: ElementContext): AddressCalls {
  return {
    listAddresses: toCall(context, async () => (await import('./api/list-addresses.js')).listAddresses),
    requestNewAddress: toCall(
      context,
      async () => (await import('./api/actions/request-new-address.js')).requestNewAddress,
    ),
    requestAddressUpdate: toCall(
      context,
      async () => (await import('./api/actions/request-address-update.js')).requestAddressUpdate,
    ),
    requestAddressCheck: toCall(
      context,
      async () => (await import('./api/actions/request-address-check.js')).requestAddressCheck,
    ),
  };
}
