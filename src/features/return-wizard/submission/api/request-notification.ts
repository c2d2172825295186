import { createMessageAnswer, toSent } from '../../../../http/create-message-answer.js';
import { RETRY_CLASSES } from '../../../../http/retry-classes.js';
import type { NotificationRequest } from '../../../../returns/model/return-messages.js';
import { defineCall } from '../../../../http/define-call.js';
import { toLanguage } from '../../../../http/model/language.js';

/** Asks the service to notify the shopper of a return by phone. Sent once; any 2xx answer counts. */
export const requestNotification = defineCall({
  name: 'request-notification',
  retry: RETRY_CLASSES.bestEffort,
  method: 'POST',
  path: '/notification/triggers/v1',
  file: createMessageAnswer(() => true),
  toRequest: ({ proof, orderNumber, middleName, userId, ...message }: NotificationRequest, { country, locale }) => ({
    proof,
    body: {
      eventType: message.eventType,
      eventId: message.eventId,
      familyName: message.familyName,
      givenName: message.givenName,
      ...(middleName !== undefined && { middleName }),
      language: toLanguage(locale),
      marketplace: country.toUpperCase(),
      phoneNumber: message.phoneNumber,
      salesOrderNumber: orderNumber,
      ...(userId !== undefined && { upmId: userId }),
    },
  }),
  toValue: toSent,
});
