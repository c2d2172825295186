import type { WireOrder } from '../../../contract/wire-order.js';
import type { CheckedRequest } from '../http/check-request.js';
import { withReturnCancels } from '../return-cancels/with-return-cancels.js';
import type { SandboxOrder } from '../scenarios/scenario.js';
import type { SandboxWorld } from './sandbox-call.js';
import { toScenarioContext } from './to-scenario-context.js';

/** Returns an order's current state, including everything done to it since the reset. */
export function toCurrentOrder(order: SandboxOrder, request: CheckedRequest, world: SandboxWorld): WireOrder {
  const { returnService, returnCancelService, exchangeService } = world;
  const sold = toOrderAsSold(order, request, world);
  const current = exchangeService.withExchanges(returnService.withReturns(sold, toScenarioContext(request, world)));
  return withReturnCancels(current, returnCancelService.isCancelled);
}

/** Returns an order's current state without its returns and exchanges. */
export function toOrderAsSold(order: SandboxOrder, request: CheckedRequest, world: SandboxWorld): WireOrder {
  return world.cancelService.toCurrentOrder(world.paymentService.toPaid(order), toScenarioContext(request, world));
}
