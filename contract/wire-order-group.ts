import * as z from 'zod/mini';
import { groupDetailActionsSchema, groupDetailsSchema } from '../src/orders/api/in-full/create-detail-reader.js';
import { groupActionsSchema, orderGroupSchema, optionalSimpleStatusesField } from '../src/orders/api/order-item.js';
import { optionalField, urlField } from '../src/http/read/wire-fields.js';
import { wireOrderItemSchema } from './wire-order-item.js';

const wireGroupActionsSchema = z.extend(groupActionsSchema, groupDetailActionsSchema.shape);

/** The complete group as sent by the service, including fields that the client does not read yet. */
export const wireOrderGroupSchema = z.extend(orderGroupSchema, {
  ...groupDetailsSchema.shape,
  orderItems: z.array(wireOrderItemSchema),
  returnUrl: optionalField(urlField),
  simpleStatuses: optionalSimpleStatusesField,
  actions: optionalField(wireGroupActionsSchema),
});
