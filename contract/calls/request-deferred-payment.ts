import * as z from 'zod/mini';
import { deferredPaymentJobSchema } from '../../src/features/order-detail/payment/api/get-deferred-payment-job.js';
import { KEY_REUSED, writeResponses } from '../common-responses.js';
import type { ContractCall } from '../contract-call.js';
import { errorBodySchema } from '../error-body.js';
import { guestFiltersSchema } from '../guest-proof.js';
import {
  countryField,
  orderNumberField,
  paymentVersionField,
  returnUrlField,
  writtenLocaleField,
} from '../request-fields.js';
import { guestWriteHeadersSchema } from '../write-headers.js';

/** Asks how to pay an order on hold; charges nothing. */
export const requestDeferredPaymentContract: ContractCall = {
  name: 'request-deferred-payment',
  method: 'POST',
  path: '/payment/deferred_payments/{version}',
  who: 'both',
  summary: 'Start the deferred payment of an order',
  description:
    'Sent when an order is shown that has `paymentHoldFlag`, a `paymentApprovalId` and a payment of one of the types alipay, wechat, ' +
    'unionpay, realtime_bank and klarna. It may be sent more than once for one order, because it charges nothing. `version` is v1, or ' +
    'v2 if the flag `usePaymentV2` is on.',
  request: {
    path: z.object({ version: paymentVersionField }),
    headers: guestWriteHeadersSchema,
    filters: guestFiltersSchema,
    body: z.strictObject({
      approvalId: z.string().check(z.minLength(1)),
      orderNumber: orderNumberField,
      country: countryField,
      locale: writtenLocaleField,
      deviceType: z.enum(['DESKTOP', 'MOBILE']),
      returnURL: returnUrlField,
    }),
  },
  responses: {
    202: {
      description: 'The job that prepares the payment. It may be completed already; then the client does not poll it.',
      schema: deferredPaymentJobSchema,
    },
    ...writeResponses,
    404: { description: 'There is no such order for this shopper.', schema: errorBodySchema },
    422: { description: `The order is not on hold for a payment. ${KEY_REUSED}`, schema: errorBodySchema },
  },
};
