import type { WireOrder } from '../../../src/api/schemas/contract/wire-order.js';
import type { CheckedRequest } from '../http/check-request.js';
import type { SandboxOrder } from '../scenarios/scenario.js';
import type { SandboxWorld } from './sandbox-call.js';
import { toCurrentOrder, toOrderAsSold } from './to-current-order.js';
import { toScenarioContext } from './to-scenario-context.js';

/** Which orders whoever asks may see, by number. */
export type FindOrder = (orderNumber: string) => SandboxOrder | undefined;

/** An order as it stands, or a return that was made of one: whoever may see the one may see the other. */
export function findCurrentOrder(find: FindOrder, request: CheckedRequest, world: SandboxWorld): WireOrder | undefined {
  const orderNumber = request.path['orderNumber'] ?? '';
  const known = find(orderNumber);
  if (known) return toCurrentOrder(known, request, world);
  const job = world.returnDesk.findMade(orderNumber);
  const parent = job && find(job.orderNumber);
  if (!parent) return undefined;
  return world.returnDesk.toReturnOrder(job, toOrderAsSold(parent, request, world), toScenarioContext(request, world));
}
