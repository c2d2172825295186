import { toCall } from '../../app/calls/to-call.js';
import type { Scope } from '../../app/context/scope.js';

/** The call that lists a member's own orders. */
export function createHistoryCall(scope: Scope) {
  return toCall(scope, async () => (await import('./api/list-order-history.js')).listOrderHistory);
}
