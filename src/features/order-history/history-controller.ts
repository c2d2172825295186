import type { Order } from '../../orders/model/order.js';
import type { HistoryPage } from './store/history-page.js';
import { createOrders } from '../../orders/store/orders.js';
import { createListController, type ListController } from './list-controller.js';
import { getHistory } from './get-history.js';
import { createHistoryCall } from './history-calls.js';
import { navigate, type Destination } from '../../app/navigation/navigate.js';
import type { ElementContext } from '../../app/context/element-context.js';

/** A member's orders as their tag sees them. */
export interface HistoryController extends ListController<HistoryPage> {
  /** Goes to a place of an order. What is known of the order shows there at once, and is read again. */
  go(order: Order, place: Destination): void;
}

/** Follows who is shopping, and in which language, and reads their orders. */
export function createHistoryController(context: ElementContext): HistoryController {
  return {
    ...createListController<HistoryPage>(context, {
      getHistory,
      ask: createHistoryCall(context),
      isStale: () => takeStaleness(context),
    }),
    go: (order, place) => goWith(context, order, place),
  };
}

/** Whether an order was changed since the history was read; true once. */
function takeStaleness(context: ElementContext): boolean | undefined {
  const pageState = context.getPageState();
  const { isHistoryStale } = pageState;
  pageState.isHistoryStale = false;
  return isHistoryStale;
}

function goWith(context: ElementContext, order: Order, place: Destination): void {
  const { intl } = context.settings.getState();
  const { orderNumber } = order;
  if (intl) context.getPageState().part('orders', createOrders).put({ orderNumber, locale: intl.locale }, order, 0);
  navigate(context, place);
}
