import * as z from 'zod/mini';
import { returnJobSchema } from '../../src/returns/api/get-return-job.js';
import { addressSchema, contactSchema } from '../../src/orders/api/to-address.js';
import { KEY_REUSED, writeResponses } from '../common-responses.js';
import type { ContractCall } from '../contract-call.js';
import { errorBodySchema } from '../error-body.js';
import { guestFiltersSchema } from '../guest-proof.js';
import {
  carrierCodeField,
  gtinField,
  momentField,
  orderNumberField,
  returnMethodField,
  storeIdField,
  underscoredLocaleField,
} from '../request-fields.js';
import { guestWriteHeadersSchema } from '../write-headers.js';

/** The quantity of one item that is returned for one reason. */
const returnLineSchema = z.strictObject({
  quantity: z.int().check(z.minimum(1)),
  reasonCode: z.string().check(z.minLength(1), z.maxLength(8)),
  reasonText: z.string().check(z.maxLength(600)),
  universalProductCode: gtinField,
});

export type WireReturnLine = z.output<typeof returnLineSchema>;

/** The sender of the return: an order's own `shipFrom`, without its id. */
const returnSenderSchema = z.strictObject({
  contactInformation: contactSchema,
  address: addressSchema,
  recipient: z.strictObject({ firstName: z.string(), lastName: z.string() }),
});

/** Requests the return of lines of an order. */
export const requestReturnContract: ContractCall = {
  name: 'request-return',
  method: 'POST',
  path: '/order_mgmt/user_return_captures/v1',
  who: 'both',
  summary: 'Return lines of an order',
  description:
    'The answer contains the number of the return before the job is done; the client treats an answer without it as lost. A failed ' +
    'job has changed nothing, and the same request sent again is answered with the same number. After a lost answer the client reads ' +
    "the order: if the return was created, its lines are in a group with the `returnOrderNumber`. `reasonText` is the shopper's own " +
    'text, else the reason in English. `orderCreateDate` is left out if the order has no readable date. ' +
    '`returnStoreId` is the store that the shopper chose, an addition to the documents that a service may ignore.',
  request: {
    headers: guestWriteHeadersSchema,
    filters: guestFiltersSchema,
    body: z.strictObject({
      captureSystem: z.literal('SELF_SERVICE'),
      createReturnLabelFlag: z.boolean(),
      locale: underscoredLocaleField,
      omsRegionReference: z.string().check(z.minLength(1)),
      orderLines: z.array(returnLineSchema).check(z.minLength(1)),
      orderNumber: orderNumberField,
      orderCreateDate: z.optional(momentField),
      shipFrom: z.optional(returnSenderSchema),
      returnMethod: z.optional(returnMethodField),
      standardCarrierAlphaCode: z.optional(carrierCodeField),
      returnStoreId: z.optional(storeIdField),
    }),
  },
  responses: {
    202: {
      description:
        'The job that makes the return, with its number. It may be completed already; then the client does not poll it.',
      schema: returnJobSchema,
    },
    ...writeResponses,
    404: { description: 'There is no such order for this shopper.', schema: errorBodySchema },
    422: {
      description: `The quantity of a line can no longer be returned (code LINES_NOT_RETURNABLE). ${KEY_REUSED}`,
      schema: errorBodySchema,
    },
  },
};
