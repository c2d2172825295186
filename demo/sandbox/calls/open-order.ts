import type { CheckedRequest } from '../http/check-request.js';
import type { SandboxOrder } from '../scenarios/scenario.js';
import { findGuestOrder, toIsProved } from './guest-credentials.js';
import { lookUp, type Lookup } from './look-up.js';
import type { SandboxWorld } from './sandbox-call.js';

/** Looks up an order for a write: for the member who placed it, or for a guest who proves it. */
export function openOrder(orderNumber: string, request: CheckedRequest, world: SandboxWorld): Lookup<SandboxOrder> {
  const isProved = toIsProved(request, world);
  return lookUp(
    request,
    world,
    (credentials) => world.member?.orders.find(orderNumber) ?? findGuestOrder(orderNumber, credentials, isProved),
  );
}
