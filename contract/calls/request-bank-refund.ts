import * as z from 'zod/mini';
import { bankRefundSchema } from '../../src/features/bank-refund/api/request-bank-refund.js';
import { writeResponses } from '../common-responses.js';
import type { ContractCall } from '../contract-call.js';
import { errorBodySchema } from '../error-body.js';
import { guestFiltersSchema } from '../guest-proof.js';
import { emailField, ibanField, orderNumberField, ownerNameField } from '../request-fields.js';
import { guestWriteHeadersSchema } from '../write-headers.js';

/** Sends the bank account for the refund of a return. */
export const requestBankRefundContract: ContractCall = {
  name: 'request-bank-refund',
  method: 'POST',
  path: '/order_mgmt/bank_refund/v1',
  who: 'both',
  hasFixedToken: true,
  summary: 'Pay a refund into a bank account',
  description:
    "It bears a fixed word as its token (`retailer.bankRefundToken`, `guest` unless the page says otherwise), never a member's. " +
    'It is sent once; after a lost answer only the shopper sends it again, so the service must not pay one return twice. ' +
    'What is refused for a reason of its own is answered with 200 and `error`.',
  request: {
    headers: guestWriteHeadersSchema,
    filters: guestFiltersSchema,
    body: z.strictObject({
      accountDetails: z.strictObject({
        iban: ibanField,
        owner: z.strictObject({ firstName: ownerNameField, lastName: ownerNameField }),
      }),
      email: emailField,
      orderNumber: orderNumberField,
    }),
  },
  responses: {
    200: {
      description: '`data` where the refund was taken on, `error` where it was not. Nothing in either is shown.',
      schema: bankRefundSchema,
    },
    ...writeResponses,
    404: { description: 'There is no such return for this shopper.', schema: errorBodySchema },
  },
};
