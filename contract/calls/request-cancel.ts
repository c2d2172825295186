import * as z from 'zod/mini';
import { cancelJobSchema } from '../../src/features/order-detail/cancellation/api/get-cancel-job.js';
import { KEY_REUSED, writeResponses } from '../common-responses.js';
import type { ContractCall } from '../contract-call.js';
import { errorBodySchema } from '../error-body.js';
import { guestFiltersSchema } from '../guest-proof.js';
import { emailField, orderNumberField, writtenPhoneField } from '../request-fields.js';
import { guestWriteHeadersSchema } from '../write-headers.js';

const cancelledPiecesSchema = z.strictObject({
  orderLineKey: z.string().check(z.minLength(1)),
  quantity: z.int().check(z.minimum(1)),
});

/** Identifies the shopper by an e-mail address or a phone number, never by both. */
export const cancelDetailsSchema = z
  .strictObject({
    omsOrderDocumentReference: z.literal('0001'),
    omsRegionReference: z.string().check(z.minLength(1)),
    dayPhoneNumber: z.optional(writtenPhoneField),
    reasonCode: z.literal('216'),
    reasonText: z.literal('Front end cancellation'),
    email: z.optional(emailField),
    userInfo: z.optional(z.strictObject({ phoneNumber: writtenPhoneField })),
    lines: z.optional(z.array(cancelledPiecesSchema).check(z.minLength(1))),
  })
  .check(z.refine(({ email, userInfo }) => (email === undefined) !== (userInfo === undefined), { path: ['email'] }));

/** Requests the cancellation of an order before it is packed. */
export const requestCancelContract: ContractCall = {
  name: 'request-cancel',
  method: 'POST',
  path: '/order_mgmt/ordermods/v1/{orderNumber}/cancelOrder',
  who: 'both',
  summary: 'Cancel an order',
  description:
    'Cancels only the first group of an order, and only if its `isCancellable` and `actions.cancel` allow it. A guest proves the ' +
    'order as for `get-order-summary`. After a lost answer the client reads the order: while the job is open, its ' +
    '`pendingModification.type` is CANCEL. With the flag `enablePartialCancel`, `request.lines` may name the pieces to cancel. Then ' +
    '`cancellableQuantity` of their lines falls as soon as the request is accepted, and `quantity` once they are cancelled; a line without any ' +
    'has the status cancelled. `pendingModification` and `isPendingCancellation` stay as they are, because the rest of the order does.',
  request: {
    path: z.object({ orderNumber: orderNumberField }),
    headers: guestWriteHeadersSchema,
    filters: guestFiltersSchema,
    body: z.strictObject({ request: cancelDetailsSchema, sourceOfRequest: z.literal('SELF_SERVICE') }),
  },
  responses: {
    202: {
      description: 'The job that cancels it. It may be completed already; then the client does not poll it.',
      schema: cancelJobSchema,
    },
    ...writeResponses,
    404: { description: 'There is no such order for this shopper.', schema: errorBodySchema },
    422: {
      description:
        'The order can no longer be cancelled. The client recognises two messages, which must be sent word for word: ' +
        "'Order is already in cancelled status' (code ORDER_ALREADY_CANCELLED), which counts as cancelled, and " +
        "'The order is in a state where the requested operation cannot be performed.' (code ORDER_STATE_CONFLICT). " +
        KEY_REUSED,
      schema: errorBodySchema,
    },
  },
};
