import * as z from 'zod/mini';
import { groupDetailActionsSchema, groupDetailsSchema } from '../order-details.js';
import { groupActionsSchema, orderGroupSchema } from '../order-group.js';
import { optionalSimpleStatusesField } from '../simple-status.js';
import { optionalField, urlField } from '../wire-fields.js';
import { wireOrderItemSchema } from './wire-order-item.js';

const wireGroupActionsSchema = z.extend(groupActionsSchema, groupDetailActionsSchema.shape);

/** The whole group as the wire carries it: what a list reads, what the order's own screen does, and what nothing reads yet. */
export const wireOrderGroupSchema = z.extend(orderGroupSchema, {
  ...groupDetailsSchema.shape,
  orderItems: z.array(wireOrderItemSchema),
  returnUrl: optionalField(urlField),
  simpleStatuses: optionalSimpleStatusesField,
  actions: optionalField(wireGroupActionsSchema),
});
