import { toCall } from '../../app/calls/to-call.js';
import type { ElementContext } from '../../app/context/element-context.js';

/** The call that lists a member's own orders. */
export function createHistoryCall(context: ElementContext) {
  return toCall(context, async () => (await import('./api/list-order-history.js')).listOrderHistory);
}
