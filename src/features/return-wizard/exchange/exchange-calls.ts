import { lazyCall } from '../../../app/calls/lazy-call.js';
import type { ElementContext } from '../../../app/context/element-context.js';

/** Fetches what naming them will need, while the shopper chooses. A failure here shows, and is mended, with the call. */
export function preloadExchangeOptions(): void {
  import('./api/list-exchange-options.js').catch(() => undefined);
}

/** The call that names what an item may be exchanged for. */
export function createExchangeOptionsCall(context: ElementContext) {
  return lazyCall(context, async () => (await import('./api/list-exchange-options.js')).listExchangeOptions);
}

/** Fetches what asking for them will need, while the shopper still picks. A failure here shows, and is mended, with the call. */
export function preloadExchangeCalls(): void {
  Promise.all([
    import('./api/actions/request-exchange-preview.js'),
    import('./api/actions/request-exchange-order.js'),
  ]).catch(() => undefined);
}

/** The calls that ask for an exchange. */
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
