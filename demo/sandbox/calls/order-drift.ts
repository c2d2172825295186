import type { DriftPlan } from './sandbox-call.js';

/** Fields of an order that the drift faults break; the number stays, so that there is still an order to show. */
export const ORDER_DRIFT: DriftPlan = {
  nulls: ['shipments', 'transaction.message', 'fullOrderStatus', 'group.*.groupSubheading'],
  types: ['currency', 'group.*.orderItems.*.product.color', 'group.*.orderItems.*.eddTranslated'],
  enums: [
    'orderType',
    'group.*.groupHeadingVariant',
    'group.*.orderItems.*.lineType',
    'group.*.orderItems.*.simpleStatus',
  ],
  missing: ['group.-1.orderItems.-1.product.title'],
  pictures: ['group.*.orderItems.*.product.productImage'],
};
