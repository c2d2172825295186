import { lazyCall } from '../../../app/calls/lazy-call.js';
import type { ElementContext } from '../../../app/context/element-context.js';

/** Preloads the call that lists exchange options while the shopper selects items. The call itself reports and retries a failure. */
export function preloadExchangeOptions(): void {
  import('./api/list-exchange-options.js').catch(() => undefined);
}

/** Creates the call that lists what an item may be exchanged for. */
export function createExchangeOptionsCall(context: ElementContext) {
  return lazyCall(context, async () => (await import('./api/list-exchange-options.js')).listExchangeOptions);
}

/** Preloads the calls that request an exchange while the shopper still selects. The call itself reports and retries a failure. */
export function preloadExchangeCalls(): void {
  Promise.all([
    import('./api/actions/request-exchange-preview.js'),
    import('./api/actions/request-exchange-order.js'),
  ]).catch(() => undefined);
}

/** Creates the calls that request an exchange. */
export function createExchangeCalls(context: ElementContext) {
  return {
    requestExchangePreview: lazyCall(
      context,
      async () => (await import('./api/actions/request-exchange-preview.js')).requestExchangePreview,
    ),
    requestExchangeOrder: lazyCall(
      context,
      async () => (await import('./api/actions/request-exchange-order.js')).requestExchangeOrder,
    ),
  };
}
