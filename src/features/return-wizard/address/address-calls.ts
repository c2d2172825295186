import { lazyCall } from '../../../app/calls/lazy-call.js';
import type { ElementContext } from '../../../app/context/element-context.js';

/** Preloads the calls that save an address while the shopper types. The call itself reports and retries a failure. */
export function preloadAddressCalls(): void {
  Promise.all([
    import('./api/actions/request-address-check.js'),
    import('./api/actions/request-new-address.js'),
    import('./api/actions/request-address-update.js'),
  ]).catch(() => undefined);
}

/** The calls of an address book. */
export function createAddressCalls(context: ElementContext) {
  return {
    listAddresses: lazyCall(context, async () => (await import('./api/list-addresses.js')).listAddresses),
    requestNewAddress: lazyCall(
      context,
      async () => (await import('./api/actions/request-new-address.js')).requestNewAddress,
    ),
    requestAddressUpdate: lazyCall(
      context,
      async () => (await import('./api/actions/request-address-update.js')).requestAddressUpdate,
    ),
    requestAddressCheck: lazyCall(
      context,
      async () => (await import('./api/actions/request-address-check.js')).requestAddressCheck,
    ),
  };
}
