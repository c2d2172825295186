import type { Order } from './model/order.js';
import type { OrderView } from './store/order-view.js';
import type { Scope } from '../app/context/scope.js';

/** Tells the page once for each order that came with something nobody can read; the rest of it is on show. */
export function createUnreadableReport(scope: Scope): (state: OrderView) => void {
  let reported: Order | undefined;
  return (state) => {
    if (state.status !== 'ready' || state.value === reported) return;
    reported = state.value;
    if (state.value.unreadable.length > 0)
      scope.report({ code: 'order-block-unreadable', retryable: false }, 'warning');
  };
}
