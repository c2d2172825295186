import { getOrderSummaryContract } from '../../../contract/calls/get-order-summary.js';
import type { Member } from '../members/member.js';
import { findScenario } from '../scenarios/find-scenario.js';
import type { SandboxOrder } from '../scenarios/scenario.js';
import { toMaskedOrder } from '../guests/to-masked-order.js';
import { findCurrentOrder } from './find-current-order.js';
import { findGuestOrder, toIsProved, type GuestCredentials } from './guest-credentials.js';
import { lookUp } from './look-up.js';
import { ORDER_DRIFT } from './order-drift.js';
import type { SandboxCall } from './sandbox-call.js';

export const getOrderSummary: SandboxCall = {
  contract: getOrderSummaryContract,
  drift: ORDER_DRIFT,
  answer(request, world) {
    const isProved = toIsProved(request, world);
    const find = (credentials: GuestCredentials) => (orderNumber: string) =>
      findMemberOrder(orderNumber, world.member) ?? findGuestOrder(orderNumber, credentials, isProved);
    const lookup = lookUp(request, world, (credentials) => findCurrentOrder(find(credentials), request, world));
    if ('refusal' in lookup) return lookup.refusal;
    const scenario = world.member ? undefined : findScenario(request.path['orderNumber'] ?? '');
    const isMasked = scenario?.isMasked === true && !isProved(scenario);
    return { status: 200, body: isMasked ? toMaskedOrder(lookup.found) : lookup.found };
  },
};

/** Finds an order of the signed-in member, who needs no further proof. */
function findMemberOrder(orderNumber: string, member: Member | undefined): SandboxOrder | undefined {
  return findScenario(orderNumber) && member?.orders.find(orderNumber);
}
