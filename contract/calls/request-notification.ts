import * as z from 'zod/mini';
import { bodyResponses } from '../common-responses.js';
import type { ContractCall } from '../contract-call.js';
import { messageSentSchema } from '../message-sent.js';
import { guestFiltersSchema, guestHeadersSchema } from '../guest-proof.js';
import {
  languageField,
  nameField,
  orderNumberField,
  serviceCountryField,
  userIdField,
  uuidField,
  writtenPhoneField,
} from '../request-fields.js';

/** Notifies the shopper by telephone about a return. */
export const requestNotificationContract: ContractCall = {
  name: 'request-notification',
  method: 'POST',
  path: '/notification/triggers/v1',
  who: 'both',
  summary: 'Notify the shopper of a return by phone',
  description:
    'Sent once after a return to a store or with a courier has been created, if the order has a day phone and the flag ' +
    '`enableDorisCommunication` is on. It is never sent again, and a failure has no effect on the shopper. `eventId` is created for ' +
    'this request.',
  request: {
    headers: guestHeadersSchema,
    filters: guestFiltersSchema,
    body: z.strictObject({
      eventType: z.enum(['STORE_RETURN', 'PICKUP_RETURN']),
      eventId: uuidField,
      familyName: nameField,
      givenName: nameField,
      middleName: z.optional(nameField),
      language: languageField,
      marketplace: serviceCountryField,
      phoneNumber: writtenPhoneField,
      salesOrderNumber: orderNumberField,
      upmId: z.optional(userIdField),
    }),
  },
  responses: {
    202: {
      description:
        'The service sends the notification. Any other 2xx means the same; the client does not read the body.',
      schema: messageSentSchema,
    },
    ...bodyResponses,
  },
};
