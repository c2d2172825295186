import { toCall } from './to-call.js';
import type { Scope } from './scope.js';

/** The call that lists a member's own orders. */
export function createHistoryCall(scope: Scope) {
  return toCall(scope, async () => (await import('../api/list-order-history.js')).listOrderHistory);
}
