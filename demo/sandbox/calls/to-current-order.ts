import type { WireOrder } from '../../../contract/wire-order.js';
import type { CheckedRequest } from '../http/check-request.js';
import type { SandboxOrder } from '../scenarios/scenario.js';
import type { SandboxWorld } from './sandbox-call.js';
import { toScenarioContext } from './to-scenario-context.js';

/** An order as it stands, with all that was done to it since the reset. */
export function toCurrentOrder(order: SandboxOrder, request: CheckedRequest, world: SandboxWorld): WireOrder {
  const { returnService, exchangeService } = world;
  const sold = toOrderAsSold(order, request, world);
  return exchangeService.withExchanges(returnService.withReturns(sold, toScenarioContext(request, world)));
}

/** The same without what went back of it. */
export function toOrderAsSold(order: SandboxOrder, request: CheckedRequest, world: SandboxWorld): WireOrder {
  return world.cancelService.toCurrentOrder(world.paymentService.toPaid(order), toScenarioContext(request, world));
}
