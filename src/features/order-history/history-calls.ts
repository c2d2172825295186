import { lazyCall } from '../../app/calls/lazy-call.js';
import type { ElementContext } from '../../app/context/element-context.js';

/** The call that lists a member's own orders. */
export function createHistoryCall(context: ElementContext) {
  return lazyCall(context, async () => (await import('./api/list-order-history.js')).listOrderHistory);
}
