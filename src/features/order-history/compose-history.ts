import type { Order } from '../../orders/model/order.js';
import type { HistoryPage } from './store/history-page.js';
import { createOrders } from '../../orders/store/orders.js';
import { composeList, type ListOwn } from './compose-list.js';
import { getHistory } from './get-history.js';
import { createHistoryCall } from './history-calls.js';
import { navigate } from '../../app/navigation/navigate.js';
import type { Place } from '../../app/navigation/place.js';
import type { Scope } from '../../app/context/scope.js';

/** A member's orders as their tag sees them. */
export interface HistoryOwn extends ListOwn<HistoryPage> {
  /** Goes to a place of an order. What is known of the order shows there at once, and is read again. */
  go(order: Order, place: Place): void;
}

/** Follows who is shopping, and in which language, and reads their orders. */
export function composeHistory(scope: Scope): HistoryOwn {
  return {
    ...composeList<HistoryPage>(scope, {
      getHistory,
      ask: createHistoryCall(scope),
      isStale: () => takeStaleness(scope),
    }),
    go: (order, place) => goWith(scope, order, place),
  };
}

/** Whether an order was changed since the history was read; true once. */
function takeStaleness(scope: Scope): boolean | undefined {
  const shared = scope.getShared();
  const { isHistoryStale } = shared;
  shared.isHistoryStale = false;
  return isHistoryStale;
}

function goWith(scope: Scope, order: Order, place: Place): void {
  const { intl } = scope.settings.getState();
  const { orderNumber } = order;
  if (intl) scope.getShared().part('orders', createOrders).put({ orderNumber, locale: intl.locale }, order, 0);
  navigate(scope, place);
}
