import type { Outcome } from '../../../../http/model/failure.js';
import type { CallContext } from '../../../../http/call-context.js';
import { createMessageAnswer, toSent } from '../../../../http/create-message-answer.js';
import { findOutcome } from '../../../../http/client.js';
import { RETRY_CLASSES } from '../../../../http/retry-classes.js';
import type { NotificationRequest } from '../../../../returns/api/message-calls.js';
import { NOTIFICATIONS_PATH } from '../../../../returns/api/return-paths.js';

/**
 * Has a shopper told of a return by telephone: `POST /notification/triggers/v1`. It is asked for once.
 *
 * @returns true for any 2xx answer
 */
export function requestNotification(
  context: CallContext,
  {
    eventType,
    eventId,
    orderNumber,
    phoneNumber,
    givenName,
    middleName,
    familyName,
    userId,
    proof,
  }: NotificationRequest,
  signal: AbortSignal,
): Promise<Outcome<true>> {
  return findOutcome(context, toSent, {
    call: 'request-notification',
    rules: RETRY_CLASSES.bestEffort,
    method: 'POST',
    path: NOTIFICATIONS_PATH,
    proof,
    file: createMessageAnswer(() => true),
    body: {
      eventType,
      eventId,
      familyName,
      givenName,
      ...(middleName !== undefined && { middleName }),
      language: new Intl.Locale(context.locale).language,
      marketplace: context.country.toUpperCase(),
      phoneNumber,
      salesOrderNumber: orderNumber,
      ...(userId !== undefined && { upmId: userId }),
    },
    signal,
  });
}
