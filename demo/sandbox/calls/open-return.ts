import type { WireOrder } from '../../../contract/wire-order.js';
import type { CheckedRequest } from '../http/check-request.js';
import { NO_SUCH_ORDER } from './error-answer.js';
import { findCurrentOrder } from './find-current-order.js';
import { findGuestOrder, toIsProved } from './guest-credentials.js';
import { lookUp, type Lookup } from './look-up.js';
import type { SandboxWorld } from './sandbox-call.js';

/** Looks up a return order for the member who placed its sales order, or for a guest who proves that. */
export function openReturn(returnNumber: string, request: CheckedRequest, world: SandboxWorld): Lookup<WireOrder> {
  const requested = { ...request, path: { orderNumber: returnNumber } };
  const isProved = toIsProved(request, world);
  const lookup = lookUp(request, world, (credentials) =>
    findCurrentOrder(
      (orderNumber) => world.member?.orders.find(orderNumber) ?? findGuestOrder(orderNumber, credentials, isProved),
      requested,
      world,
    ),
  );
  if ('found' in lookup && lookup.found.orderType !== 'RETURN_ORDER') return { refusal: NO_SUCH_ORDER };
  return lookup;
}
