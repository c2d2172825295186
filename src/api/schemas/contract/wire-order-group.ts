import * as z from 'zod/mini';
import { groupActionsSchema, orderGroupSchema } from '../order-group.js';
import { optionalSimpleStatusesField } from '../simple-status.js';
import { optionalField, urlField } from '../wire-fields.js';
import { returnDisableReasonSchema } from './return-disable-reason.js';
import { wireOrderItemSchema } from './wire-order-item.js';

const viewReturnSchema = z.object({ returnOrderId: z.string() });

const wireGroupActionsSchema = z.extend(groupActionsSchema, {
  return: optionalField(z.object({ webLink: urlField })),
  viewReturn: optionalField(z.union([viewReturnSchema, z.array(viewReturnSchema)])),
  returnDisableReasonAction: optionalField(returnDisableReasonSchema),
});

/** The whole group as the wire carries it: what the client reads, and what nothing reads yet. */
export const wireOrderGroupSchema = z.extend(orderGroupSchema, {
  orderItems: z.array(wireOrderItemSchema),
  simpleStatuses: optionalSimpleStatusesField,
  returnOrderNumber: optionalField(z.string()),
  exchangeOrderNumber: optionalField(z.string()),
  returnUrl: optionalField(urlField),
  shipFromCountry: optionalField(z.string()),
  actions: optionalField(wireGroupActionsSchema),
});
