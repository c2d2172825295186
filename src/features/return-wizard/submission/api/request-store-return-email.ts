import type { Outcome } from '../../../../http/model/failure.js';
import type { CallContext } from '../../../../http/call-context.js';
import { createMessageAnswer, toSent } from '../../../../http/create-message-answer.js';
import { findOutcome } from '../../../../http/client.js';
import { RETRY_CLASSES } from '../../../../http/retry-classes.js';
import type { StoreReturnEmailRequest } from '../../../../returns/api/message-calls.js';
import { STORE_RETURN_EMAILS_PATH } from '../../../../returns/api/return-paths.js';

/**
 * Has an e-mail sent about a return to a store: `POST /help/store_return_emails/v1`. It is asked for once.
 *
 * @returns true where it is sent; a failure for any answer but 200
 */
export function requestStoreReturnEmail(
  context: CallContext,
  { orderNumber, returnNumber, to, firstName, proof }: StoreReturnEmailRequest,
  signal: AbortSignal,
): Promise<Outcome<true>> {
  return findOutcome(context, toSent, {
    call: 'request-store-return-email',
    rules: RETRY_CLASSES.bestEffort,
    method: 'POST',
    path: STORE_RETURN_EMAILS_PATH,
    proof,
    file: createMessageAnswer((status) => status === 200),
    body: {
      country: context.country,
      firstName,
      language: new Intl.Locale(context.locale).language,
      orderNumber,
      returnNumber,
      to,
    },
    signal,
  });
}
