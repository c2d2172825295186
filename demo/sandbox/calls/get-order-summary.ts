import { getOrderSummaryContract } from '../../../src/api/schemas/contract/get-order-summary.js';
import type { Member } from '../members/member.js';
import { findScenario } from '../scenarios/find-scenario.js';
import type { Scenario } from '../scenarios/scenario.js';
import { findGuestOrder } from './guest-credentials.js';
import { lookUp } from './look-up.js';
import { ORDER_DRIFT } from './order-drift.js';
import type { SandboxCall } from './sandbox-call.js';
import { toScenarioContext } from './to-scenario-context.js';

export const getOrderSummary: SandboxCall = {
  contract: getOrderSummaryContract,
  drift: ORDER_DRIFT,
  answer(request, world) {
    const orderNumber = request.path['orderNumber'] ?? '';
    const lookup = lookUp(
      request,
      world,
      (credentials) => findOwnOrder(orderNumber, world.member) ?? findGuestOrder(orderNumber, credentials),
    );
    if ('refusal' in lookup) return lookup.refusal;
    return { status: 200, body: world.cancelDesk.toCurrentOrder(lookup.found, toScenarioContext(request, world)) };
  },
};

/** A member needs no other proof of an order of theirs. */
function findOwnOrder(orderNumber: string, member: Member | undefined): Scenario | undefined {
  return member?.orders.find(orderNumber) && findScenario(orderNumber);
}
