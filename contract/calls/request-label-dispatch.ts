import * as z from 'zod/mini';
import { writeResponses } from '../common-responses.js';
import type { ContractCall } from '../contract-call.js';
import { errorBodySchema } from '../error-body.js';
import { guestFiltersSchema } from '../guest-proof.js';
import { messageSentSchema } from '../message-sent.js';
import { orderNumberField } from '../request-fields.js';
import { guestWriteHeadersSchema } from '../write-headers.js';

/** Sends the label of a return to the shopper. */
export const requestLabelDispatchContract: ContractCall = {
  name: 'request-label-dispatch',
  method: 'POST',
  path: '/orders/return_labels/v1',
  who: 'both',
  summary: 'Send the label of a return by e-mail or by post',
  description:
    'Sent once, when a shopper asks for it, and never again by the client itself: after a lost answer it tells the shopper that the ' +
    'outcome is unknown, and the shopper decides. Any 2xx means that the label was sent. In China and Korea, labels are never sent by ' +
    'post.',
  request: {
    headers: guestWriteHeadersSchema,
    filters: guestFiltersSchema,
    body: z.strictObject({ dispatchType: z.enum(['email', 'mail']), returnOrderNumber: orderNumberField }),
  },
  responses: {
    202: { description: 'The service sends the label. The client does not read the body.', schema: messageSentSchema },
    ...writeResponses,
    404: { description: 'There is no such return for this shopper, or no label for it.', schema: errorBodySchema },
  },
};
