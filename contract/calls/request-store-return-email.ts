import * as z from 'zod/mini';
import { bodyResponses } from '../common-responses.js';
import type { ContractCall } from '../contract-call.js';
import { messageSentSchema } from '../message-sent.js';
import { guestFiltersSchema, guestHeadersSchema } from '../guest-proof.js';
import { countryField, emailField, languageField, nameField, orderNumberField } from '../request-fields.js';

/** Sends an e-mail to a shopper who returns items to a store. */
export const requestStoreReturnEmailContract: ContractCall = {
  name: 'request-store-return-email',
  method: 'POST',
  path: '/help/store_return_emails/v1',
  who: 'both',
  summary: 'Send the e-mail about a return to a store',
  description:
    'Sent once after a return has been created, if an e-mail address is known and the flag `sendStoreReturnEmail` is on. It is never ' +
    'sent again: any status but 200 counts as not sent, and has no effect on the shopper.',
  request: {
    headers: guestHeadersSchema,
    filters: guestFiltersSchema,
    body: z.strictObject({
      country: countryField,
      firstName: nameField,
      language: languageField,
      orderNumber: orderNumberField,
      returnNumber: orderNumberField,
      to: emailField,
    }),
  },
  responses: {
    200: { description: 'The e-mail was sent. The client does not read the body.', schema: messageSentSchema },
    ...bodyResponses,
  },
};
