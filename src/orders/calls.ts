import type * as OrderSchemas from './api/order.js';
import type { LookupCalls, OrderCalls } from './api/order-calls.js';
import type { Outcome } from '../http/model/failure.js';
import type { Order } from './model/order.js';
import { toGuestPhone } from '../http/model/phone-number.js';
import { createLate } from '../app/context/create-late.js';
import type { Scope } from '../app/context/scope.js';
import { toCall, seal, sealContact } from '../app/calls/to-call.js';

/**
 * The calls, each in a chunk of its own that is loaded with its first use, together with what every call needs to know. They
 * never reject.
 */
export function createLookupCalls(scope: Scope): LookupCalls {
  return {
    getOrderSummary: createOrderSummaryCall(scope),
    requestGuestCheck: toCall(scope, async () => {
      const { requestGuestCheck } = await import('./api/request-guest-check.js');
      return (context, { orderNumber, phoneNumber }, signal) => {
        const sealed = seal(scope, toGuestPhone(phoneNumber, context.dialCode));
        return requestGuestCheck(context, { orderNumber, phoneNumber: sealed }, signal);
      };
    }),
  };
}

/** The calls that read an order. Lists of them have their own modules: a screen that lists carries nothing of these. */
export function createOrderCalls(scope: Scope): OrderCalls {
  return {
    getOrder: toCall(scope, async () => (await import('./api/get-order.js')).getOrder),
    getOrderSummary: createOrderSummaryCall(scope),
  };
}

function createOrderSummaryCall(scope: Scope): LookupCalls['getOrderSummary'] {
  return toCall(scope, async () => {
    const { getOrderSummary } = await import('./api/get-order-summary.js');
    return (context, { orderNumber, contact }, signal) =>
      getOrderSummary(context, { orderNumber, proof: sealContact(scope, contact) }, signal);
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

const getOrderSchemas = createLate(() => import('./api/order.js'));

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
