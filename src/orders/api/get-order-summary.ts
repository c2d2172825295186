import { toReadFilters } from '../../http/call-context.js';
import type { Proof } from '../../http/model/secret.js';
import { toOrderInFull } from './in-full/create-detail-reader.js';
import { defineCall } from '../../http/define-call.js';

export interface GuestOrderRequest {
  readonly orderNumber: string;
  readonly proof: Proof;
}

/** Reads a guest's order. `missing`: the number is unknown or the contact is wrong; the answer does not say which. */
export const getOrderSummary = defineCall({
  name: 'get-order-summary',
  needsCode: true,
  method: 'GET',
  path: '/summary/v1/{orderNumber}',
  toRequest: ({ orderNumber, proof }: GuestOrderRequest, context) => ({
    params: { orderNumber },
    filters: toReadFilters(context),
    proof,
  }),
  toValue: (answer, _request, { onUnreadable }) => toOrderInFull(answer, onUnreadable),
  isRequested: (order, { orderNumber }) => order.orderNumber === orderNumber,
});
