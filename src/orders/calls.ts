import type * as OrderSchemas from './api/order.js';
import type { LookupCalls, OrderCalls } from './api/order-calls.js';
import type { Outcome } from '../http/model/failure.js';
import type { Order } from './model/order.js';
import { toGuestPhone } from '../http/model/phone-number.js';
import { createLazyLoader } from '../app/context/create-lazy-loader.js';
import type { ElementContext } from '../app/context/element-context.js';
import { lazyCall, seal, sealContact } from '../app/calls/lazy-call.js';

/**
 * The calls, each in a chunk of its own that is loaded with its first use, together with what every call needs to know. They
 * never reject.
 */
export function createLookupCalls(context: ElementContext): LookupCalls {
  return {
    getOrderSummary: createOrderSummaryCall(context),
    requestGuestCheck: lazyCall(context, async () => {
      const { requestGuestCheck } = await import('./api/request-guest-check.js');
      return (callContext, { orderNumber, phoneNumber }, signal) => {
        const sealed = seal(context, toGuestPhone(phoneNumber, callContext.dialCode));
        return requestGuestCheck(callContext, { orderNumber, phoneNumber: sealed }, signal);
      };
    }),
  };
}

/** The calls that read an order. Lists of them have their own modules: a screen that lists carries nothing of these. */
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
 * Makes an order of what a page hands over as one, in the form of the order service. At once where that was done before in this page:
 * a page of many cards draws each of them as it is, and not as a skeleton first.
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

/** Fetches the chunks a lookup will need, ahead of the first submit. A failure here shows, and is mended, at the submit. */
export function preloadLookupCalls(): void {
  Promise.all([import('./api/get-order-summary.js'), import('../app/calls/prepare-call.js')]).catch(() => undefined);
}

/** Fetches what every read of orders needs, beside the screen that will ask for them. A failure here shows with the call. */
export function preloadOrderCalls(): void {
  Promise.all([import('./api/get-order.js'), import('../app/calls/prepare-call.js')]).catch(() => undefined);
}
