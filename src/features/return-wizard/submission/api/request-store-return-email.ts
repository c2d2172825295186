import { createMessageAnswer, toSent } from '../../../../http/create-message-answer.js';
import { RETRY_CLASSES } from '../../../../http/retry-classes.js';
import type { StoreReturnEmailRequest } from '../../../../returns/model/return-messages.js';
import { defineCall } from '../../../../http/define-call.js';
import { toLanguage } from '../../../../http/model/language.js';

/** Asks the service to send an e-mail about a return to a store. Sent once; only a 200 counts. */
export const requestStoreReturnEmail = defineCall({
  name: 'request-store-return-email',
  retry: RETRY_CLASSES.bestEffort,
  method: 'POST',
  path: '/help/store_return_emails/v1',
  file: createMessageAnswer((status) => status === 200),
  toRequest: ({ orderNumber, returnNumber, to, firstName, proof }: StoreReturnEmailRequest, { country, locale }) => ({
    proof,
    body: { country, firstName, language: toLanguage(locale), orderNumber, returnNumber, to },
  }),
  toValue: toSent,
});
