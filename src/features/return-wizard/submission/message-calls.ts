import type { MessageCalls } from '../../../returns/api/message-calls.js';
import { toCall } from '../../../app/calls/to-call.js';
import type { Scope } from '../../../app/context/scope.js';

/** The calls that tell a shopper of a return. */
export function createMessageCalls(scope: Scope): MessageCalls {
  return {
    requestStoreReturnEmail: toCall(
      scope,
      async () => (await import('./api/request-store-return-email.js')).requestStoreReturnEmail,
    ),
    requestNotification: toCall(scope, async () => (await import('./api/request-notification.js')).requestNotification),
  };
}
