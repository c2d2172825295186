import type * as OrderSchemas from './api/order.js';
import type { LookupCalls, OrderCalls } from './api/order-calls.js';
import type { Outcome } from '../http/model/failure.js';
import type { Order } from './model/order.js';
import { createLazyLoader } from '../app/context/create-lazy-loader.js';
import type { ElementContext } from '../app/context/element-context.js';
import { lazyCall } from '../app/calls/lazy-call.js';
import { sealContact, sealGuestPhone } from '../app/configuration/service-address.js';

/**
 * Creates the calls of a lookup. Each is in a chunk of its own, which loads on first use together with the code that all calls need. They
 * never reject.
 */
export function createLookupCalls(context: ElementContext): LookupCalls {
  return {
    getOrderSummary: createOrderSummaryCall(context),
    requestGuestCheck: lazyCall(context, async () => {
      const { requestGuestCheck } = await import('./api/request-guest-check.js');
      return (callContext, { orderNumber, phoneNumber }, signal) => {
        const sealed = sealGuestPhone(context, phoneNumber, callContext.dialCode);
        return requestGuestCheck(callContext, { orderNumber, phoneNumber: sealed }, signal);
      };
    }),
  };
}

/** Creates the calls that read a single order. Calls for lists have their own modules, so that a list screen does not include these. */
export function createOrderCalls(context: ElementContext): OrderCalls {
  return {
    getOrder: lazyCall(context, async () => (await import('./api/get-order.js')).getOrder),
    getOrderSummary: createOrderSummaryCall(context),
  };
}

function createOrderSummaryCall(context: ElementContext): LookupCalls['getOrderSummary'] {
  return lazyCall(context, async () => {
    const { getOrderSummary } = await import('./api/get-order-summary.js');
    return (callContext, { orderNumber, contact }, signal) =>
      getOrderSummary(callContext, { orderNumber, proof: sealContact(context, contact) }, signal);
  });
}

/**
 * Converts an order object that the page provides, in the format of the order service. Synchronous once the schemas are loaded, so that a
 * page with many cards renders each card at once instead of a skeleton first.
 */
export function findGivenOrder(data: unknown): Outcome<Order> | Promise<Outcome<Order>> {
  const schemas = getOrderSchemas();
  return 'then' in schemas ? schemas.then((loaded) => readGiven(loaded, data)) : readGiven(schemas, data);
}

const getOrderSchemas = createLazyLoader(() => import('./api/order.js'));

function readGiven(schemas: typeof OrderSchemas | undefined, data: unknown): Outcome<Order> {
  if (!schemas) return { kind: 'failed', failure: { code: 'chunk-load', retryable: true } };
  try {
    return { kind: 'found', value: schemas.toOrder(data) };
  } catch {
    return { kind: 'failed', failure: { code: 'config-order-invalid', retryable: false } };
  }
}

/** Preloads the chunks of a lookup before the first submit. A failure is ignored: the submit loads them again and reports it. */
export function preloadLookupCalls(): void {
  Promise.all([import('./api/get-order-summary.js'), import('../app/calls/prepare-call.js')]).catch(() => undefined);
}

/** Preloads what every order read needs, in parallel with the screen that will send it. A failure is ignored: the call reports it. */
export function preloadOrderCalls(): void {
  Promise.all([import('./api/get-order.js'), import('../app/calls/prepare-call.js')]).catch(() => undefined);
}
