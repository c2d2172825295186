import * as z from 'zod/mini';
import { withdrawalSchema } from '../../src/features/withdrawal/api/request-withdrawal.js';
import { dateField, textField } from '../../src/http/read/wire-fields.js';
import { writeResponses } from '../common-responses.js';
import type { ContractCall } from '../contract-call.js';
import { errorBodySchema } from '../error-body.js';
import {
  countryField,
  emailField,
  languageField,
  statementNameField,
  statementNoteField,
  typedOrderNumberField,
} from '../request-fields.js';
import { writeHeadersSchema } from '../write-headers.js';

const count = z.int().check(z.minimum(1));
const text = z.string().check(z.minLength(1));

/** The error body of a statement that exists already, with its receipt. */
export const earlierWithdrawalSchema = z.extend(errorBodySchema, { withdrawalId: textField, receivedAt: dateField });

/** Sends a consumer's statement to withdraw from a contract. */
export const requestWithdrawalContract: ContractCall = {
  name: 'request-withdrawal',
  method: 'POST',
  path: '/order_mgmt/withdrawals/v1',
  who: 'both',
  summary: 'Withdraw from a contract',
  description:
    'Sent without a token and without a contact, because nothing may be in the way of a withdrawal, and always with an ' +
    '`idempotency-key`, which stays the same while a statement is sent again. The answers for known and unknown orders must be alike. ' +
    'The service sends the receipt to the e-mail address without delay, with the statement, the date and the time. The client never ' +
    'sends it again by itself.',
  request: {
    headers: writeHeadersSchema,
    body: z.strictObject({
      orderNumber: typedOrderNumberField,
      name: statementNameField,
      email: emailField,
      country: countryField,
      language: languageField,
      items: z.optional(z.array(z.strictObject({ orderLineKey: text, quantity: count })).check(z.minLength(1))),
      note: z.optional(statementNoteField),
      statement: text,
    }),
  },
  responses: {
    201: { description: 'The statement was received. Its receipt is on the way.', schema: withdrawalSchema },
    ...writeResponses,
    409: {
      description:
        'There is a statement for this order from this e-mail address already; the client shows its receipt. A statement from another ' +
        'address is answered with 201.',
      schema: earlierWithdrawalSchema,
    },
  },
};
