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
  summary: 'Request a refund to a bank account',
  description:
    "Its token is a fixed word (`retailer.bankRefundToken`, by default `guest`), never a member's token. The client sends it once; " +
    'after a lost answer, only the shopper can send it again, so the service must not refund the same return twice. A refund that is ' +
    'refused for a business reason is answered with 200 and `error`.',
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
      description: '`data` if the refund was accepted, `error` if it was refused. The client shows neither.',
      schema: bankRefundSchema,
    },
    ...writeResponses,
    404: { description: 'There is no such return for this shopper.', schema: errorBodySchema },
  },
};
