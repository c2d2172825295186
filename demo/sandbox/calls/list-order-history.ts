import { listOrderHistoryContract } from '../../../contract/calls/list-order-history.js';
import { NO_TOKEN } from './error-answer.js';
import { ORDER_DRIFT } from './order-drift.js';
import { findPage, FOREIGN_ANCHOR } from './paged-list.js';
import type { SandboxCall } from './sandbox-call.js';
import { toCurrentOrder } from './to-current-order.js';

const inEach = (paths: readonly string[]) => paths.map((path) => `objects.*.${path}`);

export const listOrderHistory: SandboxCall = {
  contract: listOrderHistoryContract,
  drift: {
    nulls: inEach(ORDER_DRIFT.nulls),
    types: inEach(ORDER_DRIFT.types),
    enums: inEach(ORDER_DRIFT.enums),
    missing: ['objects.0.group.-1.orderItems.-1.product.title', 'objects.-1.orderNumber'],
    pictures: inEach(ORDER_DRIFT.pictures),
  },
  answer(request, world) {
    if (!world.member) return NO_TOKEN;
    const entries = world.member.orders.list(request.filters['country'] ?? '');
    const toAnchor = ({ orderNumber }: { readonly orderNumber: string }) => `after:${orderNumber}`;
    const found = findPage({ path: listOrderHistoryContract.path, entries, toAnchor }, request);
    if (!found) return FOREIGN_ANCHOR;
    return {
      status: 200,
      body: {
        objects: found.page.map((order) => toCurrentOrder(order, request, world)),
        pages: { next: found.next },
      },
    };
  },
};
