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
  summary: 'Tell of a return by telephone',
  description:
    'Sent once after a return to a store, or one that is picked up, was made, where the order has a day phone and the flag ' +
    '`enableDorisCommunication` is on. It is never sent again, and its failure changes nothing for the shopper. `eventId` is made for ' +
    'this one request.',
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
      description: 'It is on its way. Any other 2xx says the same; nothing in the answer is read.',
      schema: messageSentSchema,
    },
    ...bodyResponses,
  },
};
