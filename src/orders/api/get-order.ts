import { toReadFilters } from '../../http/call-context.js';
import type { OrderRequest } from './order-calls.js';
import { toOrderInFull } from './in-full/create-detail-reader.js';
import { defineCall } from '../../http/define-call.js';

/**
 * Reads a sales or return order of the signed-in member. `missing`: the number is unknown, or the order belongs to another member; the
 * answer does not say which.
 */
export const getOrder = defineCall({
  name: 'get-order',
  method: 'GET',
  path: '/history/v1/{orderNumber}',
  isForMember: true,
  toRequest: ({ orderNumber }: OrderRequest, context) => ({
    params: { orderNumber },
    filters: toReadFilters(context),
  }),
  toValue: (answer, _request, { onUnreadable }) => toOrderInFull(answer, onUnreadable),
  isRequested: (order, { orderNumber }) => order.orderNumber === orderNumber,
});
