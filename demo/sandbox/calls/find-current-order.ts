import type { WireOrder } from '../../../contract/wire-order.js';
import type { CheckedRequest } from '../http/check-request.js';
import { toCancelledReturn } from '../return-cancels/with-return-cancels.js';
import type { SandboxOrder } from '../scenarios/scenario.js';
import type { SandboxWorld } from './sandbox-call.js';
import { toCurrentOrder, toOrderAsSold } from './to-current-order.js';
import { toScenarioContext } from './to-scenario-context.js';

/** Finds an order that the requester may see, by number. */
export type FindOrder = (orderNumber: string) => SandboxOrder | undefined;

/**
 * Finds an order in its current state, or a return or exchange order made from it: access to one includes the others.
 */
export function findCurrentOrder(find: FindOrder, request: CheckedRequest, world: SandboxWorld): WireOrder | undefined {
  const order = findAsMade(find, request, world);
  if (!order || !world.returnCancelService.isCancelled(order.orderNumber)) return order;
  return toCancelledReturn(order, toScenarioContext(request, world));
}

/** The same, as if the order were no cancelled return. */
function findAsMade(find: FindOrder, request: CheckedRequest, world: SandboxWorld): WireOrder | undefined {
  const orderNumber = request.path['orderNumber'] ?? '';
  const known = find(orderNumber);
  if (known) return toCurrentOrder(known, request, world);
  const { returnService, exchangeService } = world;
  const job = returnService.findMade(orderNumber);
  const exchange = exchangeService.find(orderNumber);
  const parent = find((job ?? exchange)?.orderNumber ?? '');
  if (!parent) return undefined;
  const sold = toOrderAsSold(parent, request, world);
  const context = toScenarioContext(request, world);
  if (exchange) return exchangeService.toOrder(exchange, sold, context);
  return job && exchangeService.withExchange(returnService.toReturnOrder(job, sold, context));
}
