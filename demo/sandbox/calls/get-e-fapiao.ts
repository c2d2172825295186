import { toOrderInFull } from '../../../src/orders/api/in-full/create-detail-reader.js';
import { getEFapiaoContract } from '../../../contract/calls/get-e-fapiao.js';
import { isEFapiaoOffered } from '../../../src/features/order-detail/model/rank-actions.js';
import { drawPdf } from '../files/draw-pdf.js';
import { NO_SUCH_ORDER } from './error-answer.js';
import { openOrder } from './open-order.js';
import type { SandboxCall } from './sandbox-call.js';
import { toScenarioContext } from './to-scenario-context.js';

export const getEFapiao: SandboxCall = {
  contract: getEFapiaoContract,
  // A file has no fields.
  drift: { nulls: [], types: [], enums: [], missing: [], pictures: [] },
  answer(request, world) {
    const orderNumber = request.path['orderNumber'] ?? '';
    const lookup = openOrder(orderNumber, request, world);
    if ('refusal' in lookup) return lookup.refusal;
    const order = world.cancelService.toCurrentOrder(lookup.found, toScenarioContext(request, world));
    if (!isEFapiaoOffered(toOrderInFull(order), { issuesEFapiao: true })) return NO_SUCH_ORDER;
    const { orderTotal, orderDate } = order.transaction;
    const total = `Total ${orderTotal.toFixed(2)} ${order.currency ?? 'USD'}`;
    const body = drawPdf(['E-fapiao', `Order ${orderNumber}`, `Placed ${orderDate.slice(0, 10)}`, total]);
    const disposition = `attachment; filename="e-fapiao-${orderNumber}.pdf"`;
    const headers = { 'Content-Type': 'application/pdf', 'Content-Disposition': disposition };
    return { status: 200, body, headers };
  },
};
